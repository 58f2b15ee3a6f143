/** The attribute that makes React insert HTML without escaping. Only for HTML that this code has rendered. */
export const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

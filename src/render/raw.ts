/** The attribute by which React prints text as it stands: only for what we have printed ourselves. */
export const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

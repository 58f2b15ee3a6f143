/** The text of a page that is made empty, which its author replaces. */
export const newPageText = `Write what this page says. The text is Markdown: **bold**, *emphasis*, [a link](todo).

## A heading

- An entry of a list.
`;

/** Its description. */
export const newPageDescription = "Say in a sentence or two what this page is for.";

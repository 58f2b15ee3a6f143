/** The name of the `<meta>` element of the live preview that lists the texts which are not in the language of the page. */
export const untranslatedName = "broadside-untranslated";

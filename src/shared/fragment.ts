/** The class of the element around a section in the document of another site. All styles of the section begin with it. */
export const fragmentClass = "broadside";

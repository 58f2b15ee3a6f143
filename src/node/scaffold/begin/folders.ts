/** Folders of the page that came with the project, beside its public/: the sources of its pictures, and its own tests. */
export const ownFolders = ["art", "tests/example"] as const;

/** Folder in which new files are made and old ones are put aside. Git ignores it. */
export const workFolder = ".begin.local";

/** Folder in which old files stay if git does not keep them. */
export const keepFolder = "first-page.local";

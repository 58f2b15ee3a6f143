/** Files and folders that systems and programs leave beside those of an author; `*` stands for any signs. */
export const leftBehind = [
  ...[".DS_Store", "._*", ".AppleDouble", ".localized", "Icon\r", "__MACOSX"],
  ...[".Spotlight-V100", ".Trashes", ".fseventsd", ".TemporaryItems"],
  ...["Thumbs.db", "Thumbs.db:encryptable", "ehthumbs*.db", "desktop.ini", "$RECYCLE.BIN"],
  ...[".directory", ".Trash-*", ".nfs*", ".~lock.*#", "~$*", ".*.sw?", ".syncthing.*"],
];

const pattern = new RegExp(
  `(?:^|/)(?:${leftBehind
    .map((name) =>
      name.replaceAll(/[.$^]/g, "\\$&").replaceAll("*", "[^/]*").replaceAll("?", "[^/]"),
    )
    .join("|")})(?:/|$)`,
  "i",
);

/** True for the path of a file that a system or a program has left, or that is in such a folder. */
export const isLeftBehind = (file: string): boolean => pattern.test(file);

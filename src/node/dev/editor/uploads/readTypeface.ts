import { readFont } from "../../../../site/media/fonts.ts";
import { UploadRefused } from "./refuseUpload.ts";

/** The first bytes of each format of fonts, and the file extension that it has. */
const formats: readonly [start: string, ending: string][] = [
  ["wOF2", ".woff2"],
  ["wOFF", ".woff"],
  ["OTTO", ".otf"],
  ["\0\u0001\0\0", ".ttf"],
  ["true", ".ttf"],
];

/** A font with its file extension; undefined if the file is none. Throws if it is damaged. */
export async function readTypeface(
  file: Buffer,
): Promise<{ ending: string; bytes: Buffer } | undefined> {
  const start = file.subarray(0, 4).toString("latin1");
  const ending = formats.find(([each]) => each === start)?.[1];
  if (ending === undefined) return undefined;
  try {
    await readFont(file, "text");
  } catch {
    throw new UploadRefused(
      "This file begins like a typeface, but it is damaged or cut off. Export it anew, or download it again.",
    );
  }
  return { ending, bytes: file };
}

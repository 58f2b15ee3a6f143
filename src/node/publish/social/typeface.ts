import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";
import { type Family, faces, fileOf } from "../../../theme/typefaces.ts";

const { resolve } = createRequire(import.meta.url);

/** Subsets a typeface to the characters of `text`, at its boldest weight, in a format that satori reads. */
export async function cutTypeface(family: Family, text: string): Promise<Font[]> {
  const { default: subsetFont } = await import("subset-font");
  const { weight, fixed } = faces[family];
  const files = [
    { name: family, path: resolve(fileOf(family)) },
    { name: `${family} extended`, path: resolve(fileOf(family, "latin-ext")) },
  ];
  return Promise.all(
    files.map(async ({ name, path }) => ({
      name,
      // The dots replace text that does not fit. An A of each file keeps it from being empty.
      data: await subsetFont(await readFile(path), `${text}…AĀ`, {
        targetFormat: "truetype",
        variationAxes: { ...fixed, wght: weight.max },
      }),
    })),
  );
}

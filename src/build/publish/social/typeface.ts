import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";
import { type Family, faces } from "../../../contract/fonts.ts";

const { resolve } = createRequire(import.meta.url);

/** Cuts a typeface down to the characters of `text`, at its boldest, in a format that satori reads. */
export async function cutTypeface(family: Family, text: string): Promise<Font[]> {
  const { default: subsetFont } = await import("subset-font");
  const { package: name, file, weight, fixed } = faces[family];
  const basic = resolve(`${name}/${file}`);
  const files = [
    { name: family, path: basic },
    { name: `${family} extended`, path: basic.replace("-latin-", "-latin-ext-") },
  ];
  return Promise.all(
    files.map(async ({ name, path }) => ({
      name,
      // The dots stand for what does not fit; an A of each file keeps it from being empty.
      data: await subsetFont(await readFile(path), `${text}…AĀ`, {
        targetFormat: "truetype",
        variationAxes: { ...fixed, wght: weight.max },
      }),
    })),
  );
}

import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "../../site/files/listFiles.ts";
import { type copyEndings, isHostFile } from "../../site/page/published.ts";
import { cacheOnDisk } from "../assets/diskCache.ts";
import { markUsed, removeUnused } from "../assets/unused.ts";
import { hash } from "../project/hash.ts";

/** Formats that are compressed already: nobody gains by a copy of one. */
const compressed =
  /\.(avif|webp|png|jpe?g|gif|hei[cf]|jxl|mp4|m4v|mov|webm|mp3|m4a|ogg|opus|woff2?|pdf|zip|gz|br)$/i;

// Above this many bytes, Brotli's last levels take seconds for a few percent.
const large = 400_000;

// The exponents of the smallest and the largest window.
const [smallest, largest] = [16, 22];

/** The exponent of the smallest window that holds a file: a larger one takes longer to set up, and fills the memory. */
const windowFor = (size: number) =>
  Math.min(Math.max(Math.ceil(Math.log2(size + 16)), smallest), largest);

/** A compression: its settings, and the function that compresses with them. */
interface Encoding {
  ending: (typeof copyEndings)[number];
  settings: (size: number) => object;
  encode: (content: Buffer, settings: object) => Promise<Buffer>;
}

const encodings: readonly Encoding[] = [
  {
    ending: ".br",
    settings: (size) => ({
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: size,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(size),
        [constants.BROTLI_PARAM_QUALITY]: size > large ? 9 : 11,
      },
    }),
    encode: promisify<Buffer, object, Buffer>(brotliCompress),
  },
  {
    ending: ".gz",
    settings: () => ({ level: constants.Z_BEST_COMPRESSION }),
    encode: promisify<Buffer, object, Buffer>(gzip),
  },
];

/**
 * Puts a Brotli and a gzip copy beside every file in `dir` that Brotli makes smaller, but for those that only hosts
 * read. Copies are kept between builds: after an edit, most documents are the same.
 */
export async function compressFiles(dir: string, cacheDir: string): Promise<void> {
  const copies = path.join(cacheDir, "copies");
  await removeUnused(copies);
  const files = await listFiles(dir);
  await Promise.all(
    files
      .filter((file) => !compressed.test(file) && !isHostFile(file))
      .map(async (file) => {
        // What is too large to be held in memory is no part of a page.
        const content = await readFile(path.join(dir, file)).catch(() => undefined);
        if (!content) return;
        const made = await Promise.all(
          encodings.map(async ({ ending, settings, encode }) => {
            const how = settings(content.length);
            const key = `${hash(content)}-${hash(JSON.stringify(how))}${ending}`;
            const copy = await cacheOnDisk(copies, key, () => encode(content, how));
            await markUsed(path.join(copies, key));
            return { ending, copy };
          }),
        );
        const [brotli] = made;
        if (!brotli || brotli.copy.length >= content.length) return;
        await Promise.all(
          made.map(({ ending, copy }) => writeFile(path.join(dir, `${file}${ending}`), copy)),
        );
      }),
  );
}

import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { hash } from "../assets/assets.ts";
import { cacheOnDisk } from "../assets/diskCache.ts";

const compressible = /\.(html|js|css|svg|json|xml|txt)$/;

// Above this many bytes, Brotli's last levels take seconds for a few percent.
const large = 400_000;

const encodings = [
  {
    extension: "br",
    encode: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_QUALITY]: content.length > large ? 9 : 11,
        },
      }),
  },
  {
    extension: "gz",
    encode: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  },
];

/**
 * Writes a Brotli and a gzip copy beside every file in `dir` that they make smaller. Copies of hashed files
 * are kept between builds: the scripts are large, and seldom change.
 */
export async function compressFiles(dir: string, cacheDir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const content = await readFile(path.join(dir, file));
        for (const { extension, encode } of encodings) {
          const copy = file.startsWith("assets")
            ? await cacheOnDisk(cacheDir, `${hash(content)}.${extension}`, () => encode(content))
            : await encode(content);
          if (copy.length < content.length) {
            await writeFile(path.join(dir, `${file}.${extension}`), copy);
          }
        }
      }),
  );
}

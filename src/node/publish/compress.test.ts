import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { fixturePublicDir } from "../../../tests/fixtures/index.ts";
import { compressFiles } from "./compress.ts";

const words = "Quiet water under a wide sky. ".repeat(40);

/** Typical files of people and builds: texts of many file types, and files that are small or empty. */
const files: Record<string, string | Buffer> = {
  "empty.txt": "",
  "tiny.txt": "a",
  "small.txt": "aaaaaaaaaaaaaaaaaaaa",
  "no-ending": words,
  "de/LARGE.SVG": `<svg>${words}</svg>`,
  "assets/large-4aB2x9.js": words.repeat(400),
  "assets/same-4aB2x9.js": words.repeat(400),
  ...Object.fromEntries(
    [
      "html",
      "css",
      "mjs",
      "json",
      "xml",
      "webmanifest",
      "vtt",
      "md",
      "csv",
      "ics",
      "ttf",
      "ico",
    ].map((ending) => [`a.${ending}`, `${words} ${ending}`]),
  ),
};

it("puts both copies beside every file that Brotli shrinks, which unpack to it, and none beside any other", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  const dir = path.join(root, "dist");
  const pictures = await readdir(path.join(fixturePublicDir, "images"));
  for (const picture of pictures.slice(0, 3)) {
    files[picture] = await readFile(path.join(fixturePublicDir, "images", picture));
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), content);
  }
  // Only hosts read these.
  for (const file of ["Caddyfile", "_headers", "_redirects"])
    await writeFile(path.join(dir, file), words);
  await compressFiles(dir, path.join(root, "cache"));
  const written = (await readdir(dir, { recursive: true })).filter((file) =>
    /\.(br|gz)$/.test(file),
  );
  const shrunk = Object.entries(files).filter(
    ([, content]) =>
      typeof content === "string" && brotliCompressSync(content).length < content.length,
  );
  expect(written.sort()).toEqual(shrunk.flatMap(([file]) => [`${file}.br`, `${file}.gz`]).sort());
  for (const [file, content] of shrunk) {
    const copy = path.join(dir, file);
    expect(brotliDecompressSync(await readFile(`${copy}.br`)).toString()).toBe(content);
    expect(gunzipSync(await readFile(`${copy}.gz`)).toString()).toBe(content);
  }
  await rm(root, { recursive: true });
});

it("takes the copies of an earlier build, and keeps none that no build has used for a week", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  const [dir, kept] = [path.join(root, "dist"), path.join(root, "cache/copies")];
  const build = async (content: string) => {
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir);
    await writeFile(path.join(dir, "index.html"), content);
    await compressFiles(dir, path.join(root, "cache"));
    return readFile(path.join(dir, "index.html.br"), "utf8");
  };
  await build("calm ".repeat(90));
  const [first = "", second = ""] = (await readdir(kept)).sort();
  const brotli = first.endsWith(".br") ? first : second;
  await writeFile(path.join(kept, brotli), "as before");
  expect(await build("calm ".repeat(90))).toBe("as before");
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await utimes(path.join(kept, brotli), longAgo, longAgo);
  await build("quiet ".repeat(90));
  expect(await readdir(kept)).not.toContain(brotli);
  await rm(root, { recursive: true });
});

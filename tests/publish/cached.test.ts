import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { typefaceFile } from "../../src/theme/typefaces.ts";
import { fixturePublicDir } from "../fixtures/index.ts";
import { copyFolder, makeProject } from "../project/makeProject.ts";
import { sample } from "../random/sample.ts";

const { resolve } = createRequire(import.meta.url);

type Engine = Record<string, (...values: never[]) => unknown>;

const black = { create: { width: 600, height: 400, channels: 4, background: "#000" } } as const;
const clear = { create: { width: 600, height: 400, channels: 4, background: "#0000" } } as const;

const square = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${color}" d="M0 0h9v9H0z"/></svg>`,
  );

/** A producer of cached content: its module, and a call of it in a cache folder. */
interface Product {
  module: string;
  make: (engine: Engine, dirs: { cacheDir: string; publicDir: string }) => Promise<unknown>;
  /** Words of the module, and other words in their place, by which it makes something else. */
  edits: [string, string][];
  /** Files of public/, and other content for them. */
  files?: Record<string, () => Promise<Buffer>>;
}

/** The files that the engine was given to make, each as it is read. */
async function contentsOf(assets: Map<string, unknown>): Promise<unknown> {
  const read = async (asset: unknown) => (typeof asset === "function" ? asset() : asset);
  const contents = await Promise.all(
    [...assets.values()].map(async (asset) => Buffer.from(await read(asset)).toString("base64")),
  );
  // They are ready in any order.
  return contents.sort();
}

const call = (engine: Engine, name: string, ...values: unknown[]) =>
  Reflect.apply(engine[name] ?? (() => undefined), undefined, values);

const products: Record<string, Product> = {
  "copies of pictures": {
    module: "node/assets/pictures.ts",
    make: async (engine, dirs) => {
      const context = call(engine, "createAssetContext", { ...dirs, codeDir: "" }, "/") as {
        assets: Map<string, unknown>;
      };
      const { isCutOut } = await Object(call(engine, "processImage", "/a.png", context));
      return [isCutOut, await contentsOf(context.assets)];
    },
    edits: [
      ["quality: 55", "quality: 20"],
      ["quality: 78", "quality: 30"],
      ["widths: [480,", "widths: [400,"],
      ["widths: [800]", "widths: [500]"],
    ],
    files: {
      "a.png": () => sharp(black).png().toBuffer(),
    },
  },
  portraits: {
    module: "node/assets/portraits.ts",
    make: async (engine, dirs) => {
      const assets = new Map();
      const original = await readFile(path.join(dirs.publicDir, "a.png"));
      call(engine, "cutPortrait", "a", original, { ...dirs, base: "/", assets });
      return contentsOf(assets);
    },
    edits: [
      ["size = 160", "size = 80"],
      ["quality: 80", "quality: 10"],
    ],
    files: { "a.png": () => sharp(clear).png().toBuffer() },
  },
  "pictures that are turned": {
    module: "node/assets/clean/index.ts",
    make: async (engine, { cacheDir, publicDir }) =>
      call(engine, "clean", await readFile(path.join(publicDir, "a.jpg")), cacheDir),
    edits: [["jpeg: { quality: 92 }", "jpeg: { quality: 30 }"]],
    files: {
      "a.jpg": () => sharp(black).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    },
  },
  "compressed copies": {
    module: "node/publish/compress.ts",
    make: async (engine, { cacheDir, publicDir }) => {
      const dir = await mkdtemp(path.join(tmpdir(), "broadside-"));
      await cp(path.join(publicDir, "assets"), path.join(dir, "assets"), { recursive: true });
      await call(engine, "compressFiles", dir, cacheDir);
      const files = (await readdir(path.join(dir, "assets"))).sort();
      const contents = await Promise.all(
        files.map((file) => readFile(path.join(dir, "assets", file), "base64")),
      );
      await rm(dir, { recursive: true });
      return contents;
    },
    edits: [
      ["9 : 11", "9 : 1"],
      ["Z_BEST_COMPRESSION", "Z_BEST_SPEED"],
    ],
    files: { "assets/a.js": async () => Buffer.from("let quiet = 'water';\n".repeat(90)) },
  },
  "the social picture": {
    module: "node/publish/social/picture.ts",
    make: async (engine, dirs) => {
      const assets = new Map();
      const names = { name: "Lull", title: "Quiet" };
      const site = { ...names, lang: "en", logo: "/logo.svg", base: "/" };
      const page = { site, theme: { preset: "meadow" } };
      const context = { ...dirs, base: "/", assets };
      await call(engine, "makeSocialPicture", page, "https://example.com/", context);
      return contentsOf(assets);
    },
    edits: [
      ["name: site.name", 'name: "Calm"'],
      ["title: site.title", 'title: "Calm"'],
      ["scheme: lightScheme(theme)", 'scheme: lightScheme({ preset: "dusk" })'],
      ['=== "rtl"', '!== "rtl"'],
      ['listCardFonts(theme, "display"', 'listCardFonts({ ...theme, preset: "dusk" }, "display"'],
    ],
    files: { "logo.svg": async () => square("red") },
  },
  fonts: {
    module: "node/assets/fonts.ts",
    make: async (engine, dirs) => {
      const assets = new Map();
      const context = { ...dirs, base: "/", assets, subsetFonts: new Map() };
      const [{ css }] = await Object(
        call(engine, "cutFonts", { preset: "meadow", type: {} }, ["Quiet wörds"], context),
      );
      return [css, await contentsOf(assets)];
    },
    edits: [
      ["32 + index", "33 + index"],
      ["wght: weight", "wght: { ...weight, min: 450 }"],
    ],
  },
  "fonts of the site's own": {
    module: "node/assets/ownFonts.ts",
    make: async (engine, dirs) => {
      const assets = new Map();
      const context = { ...dirs, base: "/", assets, subsetFonts: new Map(), fontFacts: new Map() };
      const fonts = await call(engine, "readOwnFonts", ["/a.woff2"], "display", context);
      const { css } = await Object(call(engine, "cutOwnFonts", fonts, "display", "abc", context));
      return [css, await contentsOf(assets)];
    },
    edits: [
      ["wght: weight", "wght: { ...weight, min: 450 }"],
      ["{ ...axes,", "{ ...axes, opsz: 20,"],
    ],
    files: { "a.woff2": () => readFile(resolve(typefaceFile("Newsreader"))) },
  },
};

let root: string;
let code: string;

beforeAll(async () => {
  root = await makeProject("cached", "");
  code = await copyFolder(root, "src");
});

afterAll(() => rm(root, { recursive: true }));

let edited = 0;

/** The engine's module with these words in it in the place of those. */
async function load(module: string, [from, to]: [string, string]): Promise<Engine> {
  const file = path.join(code, module);
  const source = await readFile(file, "utf8");
  expect(source).toContain(from);
  edited += 1;
  const copy = file.replace(/\.ts$/, `.edited${edited}.ts`);
  await writeFile(copy, source.replaceAll(from, to));
  return import(copy);
}

it.each(sample(Object.keys(products), 2))(
  "whatever is kept is made anew once anything that it is made from changes: %s",
  { tags: ["random"] },
  async (name) => {
    const {
      module,
      make,
      edits,
      files = {},
    } = products[name] ?? { module: "", edits: [], make: async () => 0 };
    const work = await mkdtemp(path.join(tmpdir(), "broadside-"));
    const publicDir = path.join(work, "public");
    const dirs = { publicDir, cacheDir: path.join(work, "kept") };
    const write = async (file: string, content: Buffer) => {
      await mkdir(path.dirname(path.join(publicDir, file)), { recursive: true });
      await writeFile(path.join(publicDir, file), content);
    };
    // Wide enough for every width, and low: what is made of it takes its time by the pixel.
    const picture = sharp(path.join(fixturePublicDir, "images/hero.png")).resize(900, 200);
    await write("a.png", await picture.png().toBuffer());
    await write("a.jpg", await picture.jpeg().withMetadata({ orientation: 6 }).toBuffer());
    await write("logo.svg", square("black"));
    await write("a.woff2", await readFile(resolve(typefaceFile("Bricolage Grotesque"))));
    await write("assets/a.js", Buffer.from("let calm = 'water';\n".repeat(80)));

    let empty = 0;
    const makeAnew = (engine: Engine) => {
      empty += 1;
      return make(engine, { publicDir, cacheDir: path.join(work, `empty${empty}`) });
    };
    const original = await load(module, ["import", "import"]);
    const first = await make(original, dirs);
    expect(await makeAnew(original)).toEqual(first);
    for (const edit of edits) {
      const engine = await load(module, edit);
      const expected = await makeAnew(engine);
      expect(expected, `${edit}`).not.toEqual(first);
      expect(await make(engine, dirs), `${edit}`).toEqual(expected);
    }
    for (const [file, draw] of Object.entries(files)) {
      await write(file, await draw());
      const expected = await makeAnew(original);
      expect(expected, file).not.toEqual(first);
      expect(await make(original, dirs), file).toEqual(expected);
    }
    await rm(work, { recursive: true });
  },
);

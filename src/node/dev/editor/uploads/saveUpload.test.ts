import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { box, makeMp4, makeWebm } from "../../../../../tests/fixtures/films.ts";
import { maxUpload } from "../../../../shared/editor/endpoint.ts";
import { nameUpload } from "./nameUpload.ts";
import { saveUpload } from "./saveUpload.ts";

let root: string;
let publicDir: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  publicDir = path.join(root, "public");
});
afterEach(() => rm(root, { recursive: true }));

const save = (name: string, file: Buffer | string) =>
  saveUpload({ publicDir, cacheDir: path.join(root, "kept") }, name, Buffer.from(file));

/** The reason why a file is refused. Nothing of it is kept. */
async function refusal(file: Buffer | string, name = "a.png"): Promise<string> {
  const reason = await save(name, file).then(
    (kept) => `kept as ${kept}`,
    (error) => `${error.constructor.name}: ${error.message}`,
  );
  expect(await listPublic()).toEqual([]);
  return reason;
}

const listPublic = async () => {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const read = (file: string) => readFile(path.join(publicDir, file));

const secret = "Camera 0815";
const formats = ["jpeg", "png", "webp", "avif"] as const;

const photograph = (format: (typeof formats)[number], orientation = 6) =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: "#d40" } })
    .withExif({ IFD0: { Make: secret }, IFD3: { GPSLatitude: "51/1 30/1 3230/100" } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

const drawing = (inside: string, root = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8"${root}>${inside}</svg>`;

describe("a picture", () => {
  it.each(formats)("in %s is kept upright, without what a camera adds", async (format) => {
    const given = await photograph(format);
    expect(given.includes(secret)).toBe(true);
    const kept = await read(await save("Photo.bin", given));
    const { width, height, exif, xmp, orientation, format: after } = await sharp(kept).metadata();
    expect([after, exif, xmp, orientation]).toEqual([
      format === "avif" ? "heif" : format,
      ...[undefined, undefined, undefined],
    ]);
    expect(kept.includes(secret)).toBe(false);
    expect([width, height]).toEqual([32, 64]);
  });

  it("loses what stands behind its last pixel", async () => {
    const png = await photograph("png");
    const kept = await read(await save("a.png", Buffer.concat([png, Buffer.from("<script>")])));
    expect(kept.includes("<script>")).toBe(false);
  });

  it("becomes as large as the widest screens at most", async () => {
    const wide = sharp({ create: { width: 5000, height: 100, channels: 3, background: "#123" } });
    const kept = await read(await save("wide.png", await wide.png().toBuffer()));
    expect(await sharp(kept).metadata()).toMatchObject({ width: 4000, height: 80 });
  });

  it("keeps its movement", async () => {
    const frames = Buffer.from(
      Array.from({ length: 2 * 8 * 8 * 3 }, (_, at) => (at < 192 ? 0 : 255)),
    );
    const moving = sharp(frames, {
      raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
    }).gif({ delay: [100, 100] });
    const kept = await read(await save("moving.gif", await moving.toBuffer()));
    expect(await sharp(kept).metadata()).toMatchObject({ format: "gif", pages: 2 });
  });

  it("that is no picture, or half of one, is refused in words", async () => {
    const jpeg = await photograph("jpeg");
    const bomb = await photograph("png");
    bomb.writeUInt32BE(20_000, 16);
    bomb.writeUInt32BE(20_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(await refusal("<!doctype html><script>alert(1)</script>")).toMatchInlineSnapshot(
      `"UploadRefused: This is a web page. A picture is a PNG, JPEG, WebP, AVIF, GIF or SVG file, and a film is an MP4 or WebM file: save it as one of these."`,
    );
    expect(await refusal("")).toMatchInlineSnapshot(
      `"UploadRefused: This is an empty file. A picture is a PNG, JPEG, WebP, AVIF, GIF or SVG file, and a film is an MP4 or WebM file: save it as one of these."`,
    );
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toMatchInlineSnapshot(
      `"UploadRefused: This file begins like a JPEG photograph, but it is damaged or cut off. Export it anew, or download it again."`,
    );
    expect(await refusal(bomb)).toMatchInlineSnapshot(
      `"UploadRefused: This picture is 20000 × 20000 pixels, which is too large to be read. Save it with fewer pixels: 2400 across are enough for every screen."`,
    );
    expect(await refusal(Buffer.from("%PDF-1.7"), "a.pdf")).toMatchInlineSnapshot(
      `"UploadRefused: This file begins like a PDF document, but it is damaged or cut off. Export it anew, or download it again."`,
    );
    expect(await refusal(Buffer.alloc(maxUpload + 1))).toMatchInlineSnapshot(
      `"UploadRefused: This file has 40.0 MB, and 40.0 MB are the most. Save it smaller, or copy it into the folder public/ yourself."`,
    );
  });
});

describe("a typeface and a document", () => {
  it("are kept as they are, in folders of their own, unless they break off", async () => {
    const font = await readFile(
      "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    );
    expect(await save("My Face.woff2", font)).toBe("/fonts/my-face.woff2");
    expect(await read("fonts/my-face.woff2")).toEqual(font);
    expect(await save("Menu.pdf", "%PDF-1.7\n%%EOF\n")).toBe("/files/menu.pdf");
    await expect(save("half.woff2", font.subarray(0, 5000))).rejects.toThrow("damaged or cut off");
  });
});

describe("a drawing", () => {
  it("is kept as its reader understands it", async () => {
    const given = `<?xml version="1.0" encoding="ISO-2022-JP"?><!DOCTYPE svg><!-- ${secret} -->${drawing(
      '<style>.a{fill:url(#b)}</style><defs><linearGradient id="b"/></defs><path class="a" d="M0 0h8"/><use href="#b"/>',
    )}`;
    const kept = String(await read(await save("Logo.svg", given)));
    expect(kept).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8"><style>.a{fill:url(#b)}</style><defs><linearGradient id="b"/></defs><path class="a" d="M0 0h8"/><use href="#b"/></svg>
      "
    `);
  });

  it.each([
    drawing("<script>alert(1)</script>"),
    drawing("", ' onload="alert(1)"'),
    drawing('<set attributeName="onload" to="alert(1)"/>'),
    drawing('<animate attributeName="href" to="javascript:alert(1)"/>'),
    drawing('<a href="java&#10;script:alert(1)"><path/></a>'),
    drawing("<foreignObject><p/></foreignObject>"),
    drawing('<iframe src="/"/>'),
    drawing('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
    drawing('<g xmlns="http://www.w3.org/1999/xhtml"/>'),
    drawing('<image href="https://example.com/a.png"/>'),
    drawing('<image xlink:href="//example.com/a.png"/>'),
    drawing('<image xmlns:x="http://www.w3.org/1999/xlink" x:href="/a.png"/>'),
    drawing('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
    drawing('<use href="other.svg#a"/>'),
    drawing('<path fill="url(https://example.com/#a)"/>'),
    drawing('<path style="fill:u\\72l(//example.com)"/>'),
    drawing('<style>@import "//example.com/a.css";</style>'),
    drawing("<style><![CDATA[*{background:url(//example.com)}]]></style>"),
    drawing('<style>*{background:image-set("//example.com" 1x)}</style>'),
    drawing("", ' xml:base="https://example.com/"'),
    `<?xml-stylesheet href="a.css"?>${drawing("")}`,
    `<!DOCTYPE svg [<!ENTITY a "${"b".repeat(9)}">]>${drawing("&a;")}`,
    drawing("<g>").slice(0, -6),
    drawing("<g"),
    "<svg/><svg/>x",
  ])("is refused in words: %s", async (text) => {
    const reason = await refusal(text, "a.svg");
    expect(reason).toMatch(/^UploadRefused: This (drawing cannot be used|file begins like)/);
  });

  const levels = Array.from({ length: 30 }, (_, level) => level);
  const twice = (part: (level: number) => string) => (level: number) => part(level) + part(level);
  it.each([
    ...["href", "xlink:href"].map((href) =>
      levels
        .map((level) => {
          const shown = twice((below) => `<use ${href}="#a${below}"/>`);
          return `<g id="a${level + 1}">${shown(level)}</g>`;
        })
        .join("")
        .concat(`<path id="a0"/><use ${href}="#a30"/>`),
    ),
    ...["fill", "mask", "clip-path", "marker-end"].map((name) => {
      const shown = twice((below) => `<path d="M0 0h8v8" ${name}="url(#a${below})"/>`);
      return `${levels.map((level) => `<mask id="a${level + 1}">${shown(level)}</mask>`).join("")}<mask id="a0"/>${shown(30)}`;
    }),
    `${levels.map((level) => `<mask id="a${level + 1}">${twice((below) => `<path style="mask:url('#a${below}')"/>`)(level)}</mask>`).join("")}<mask id="a0"/><path mask="url(#a30)"/>`,
    '<g id="a"><use href="#a"/></g>',
    '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
    "<g>".repeat(20_000) + "</g>".repeat(20_000),
  ])("is refused if it is drawn without end: %.60s", async (inside) => {
    expect(await refusal(drawing(inside), "a.svg")).toMatch(
      /its own parts too many times|damaged or cut off/,
    );
  });

  it("may show its parts as often as drawings do", async () => {
    const uses = '<use href="#a" fill="url(#b)"/>'.repeat(500);
    const stops = '<stop offset="0"/>'.repeat(500);
    const inside = `<g id="a">${"<path/>".repeat(100)}</g><linearGradient id="b">${stops}</linearGradient>${uses}`;
    expect(await save("a.svg", drawing(inside))).toBe("/images/a.svg");
  });

  it("says why it is refused", async () => {
    const reasons = [
      drawing("<script/>"),
      drawing('<image href="https://example.com/a.png"/>'),
      drawing("<foreignObject/>"),
      drawing("<video/>"),
      drawing("<g"),
    ];
    const said = await Promise.all(reasons.map((text) => refusal(text)));
    expect(said.join("\n")).toMatchInlineSnapshot(`
      "UploadRefused: This drawing cannot be used: it holds a script, and a picture runs none. Export it anew without scripts: as a plain SVG.
      UploadRefused: This drawing cannot be used: it shows something of another file, and a picture fetches none. Export it anew with its pictures, fonts and styles inside it.
      UploadRefused: This drawing cannot be used: it holds a piece of a web page (foreignObject). Export its words as shapes.
      UploadRefused: This drawing cannot be used: it holds <video>, which no drawing needs. Export it anew as a plain SVG.
      UploadRefused: This file begins like an SVG drawing, but it is damaged or cut off. Export it anew."
    `);
  });
});

describe("a film", () => {
  const webm = makeWebm();
  const mp4 = makeMp4();
  const half = (film: Buffer) => film.subarray(0, film.length / 2);
  const script = Buffer.from("<html><script>alert(1)</script>");

  it("is kept if it can be opened", async () => {
    const real = await Promise.all(
      ["film.mp4", "film.webm"].map((name) => readFile(path.join("schema/examples", name))),
    );
    for (const film of [mp4, makeMp4({ late: true }), webm, ...real]) {
      expect(await save("a", film)).toMatch(/^\/videos\/a(-\d)?\.(mp4|webm)$/);
    }
  });

  it.each([
    ["a beginning alone", box("ftyp", "isom", Buffer.alloc(4), "isommp42")],
    ["a beginning and a web page", Buffer.concat([box("ftyp", "isom", Buffer.alloc(8)), script])],
    ["a brand of nobody", Buffer.concat([box("ftyp", "evil", Buffer.alloc(8)), script])],
    ["a web page behind the film", Buffer.concat([mp4, script])],
    ["no pictures but a picture's box", Buffer.concat([mp4.subarray(0, 20), box("mdat", script)])],
    [
      "an index that is none",
      Buffer.concat([mp4.subarray(0, 20), box("moov", script), box("mdat")]),
    ],
    ["half an MP4", half(mp4)],
    ["half a WebM", half(webm)],
    ["the head of a WebM and a web page", Buffer.concat([webm.subarray(0, 40), script])],
  ])("is refused in words: %s", async (_, film) => {
    expect(await refusal(film, "a.mp4")).toMatch(
      /^UploadRefused: This (file begins like an? (MP4|WebM) film, but it is damaged or cut off|film has no pictures that could be shown)\./,
    );
  });

  it("is refused without pictures", async () => {
    expect(await refusal(makeMp4({ tracks: ["soun"] }), "a.mp4")).toMatchInlineSnapshot(
      `"UploadRefused: This film has no pictures that could be shown. Export it anew as an MP4 with H.264, or as a WebM."`,
    );
  });
});

describe("the name of a file", () => {
  it.each([
    "../../page.yaml",
    "..\\..\\vite.config.ts",
    "/etc/passwd",
    "C:\\con.png",
    "....",
    ".htaccess",
    "a\0.png",
    "日本.png",
    "Über uns – Straße.JPEG",
    "<img onerror=alert(1)>.png",
    "%2e%2e%2fx.png",
    `${"long".repeat(99)}.png`,
  ])("is safe: %s", async (name) => {
    const kept = await save(name, await photograph("png"));
    expect(kept).toMatch(/^\/images\/[a-z0-9]+(-[a-z0-9]+)*\.png$/);
    expect(await listPublic()).toEqual([path.basename(kept)]);
    expect((await readdir(root)).toSorted()).toEqual(["public"]);
  });

  it("is that of the file as far as it can be", () => {
    const names = ["Über uns – Straße.JPEG", "C:\\con.png", "日本.png", ".htaccess", "a.b.png"];
    expect(names.map((name) => nameUpload(name, "picture"))).toEqual([
      ...["uber-uns-strasse", "picture-con", "picture", "htaccess", "a-b"],
    ]);
  });

  it("gets a number where it is taken, and nothing is overwritten", async () => {
    const png = await photograph("png");
    const names = [await save("a.png", png), await save("A.PNG", png), await save("a.png", png)];
    expect(names).toEqual(["/images/a.png", "/images/a-2.png", "/images/a-3.png"]);
    const both = await Promise.all([save("b.png", png), save("b.png", png)]);
    expect(both.toSorted()).toEqual(["/images/b-2.png", "/images/b.png"]);
  });
});

it("nothing is written through a link that leads out of public/", async () => {
  await mkdir(path.join(root, "elsewhere"));
  await mkdir(publicDir);
  await symlink(path.join(root, "elsewhere"), path.join(publicDir, "images"));
  expect(await refusal(await photograph("png"))).toMatchInlineSnapshot(
    `"UploadRefused: The folder public/images is a link that leads out of public/. Make it a folder of its own."`,
  );
  expect(await readdir(path.join(root, "elsewhere"))).toEqual([]);
});

it("a file in the place of the folder is left alone", async () => {
  await mkdir(publicDir);
  await writeFile(path.join(publicDir, "images"), "mine");
  await expect(save("a.png", await photograph("png"))).rejects.toThrow(/no folder public\/images/);
  expect(String(await read("images"))).toBe("mine");
});

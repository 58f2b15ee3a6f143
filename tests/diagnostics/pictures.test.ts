import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMediaReader } from "../../src/site/media/facts.ts";
import { loadPage } from "../../src/site/read/load.ts";
import { loadSiteContext } from "../../src/site/read/loadSiteContext.ts";
import { fixturePublicDir } from "../fixtures/index.ts";
import { change, read, smallPage } from "./readFixture.ts";

let root: string;
const at = (name: string) => path.join(root, "public", name);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  for (const file of read(smallPage).referencedFiles)
    await cp(path.join(fixturePublicDir, file), at(file));
});
afterAll(() => rm(root, { recursive: true }));

/** Every place of a page that takes a picture, with its YAML. */
const paths: Record<string, (file: string) => string> = {
  image: (file) => change(smallPage, "/images/hero.png", file),
  poster: (file) => change(smallPage, "/images/tour-poster.png", file),
  portrait: (file) => change(smallPage, "name: Noor", `name: Noor\n          avatar: ${file}`),
  logo: (file) => change(smallPage, "  name: Lull", `  name: Lull\n  logo: ${file}`),
  icon: (file) => change(smallPage, "  name: Lull", `  name: Lull\n  icon: ${file}`),
  "social image": (file) =>
    change(
      smallPage,
      "  name: Lull",
      `  name: Lull\n  socialImage:\n    src: ${file}\n    alt: A phone.`,
    ),
  "logo of another": (file) =>
    change(
      smallPage,
      "  - type: faq",
      `  - type: logos\n    props:\n      title: In good company\n      logos:\n        - name: North\n          src: ${file}\n        - name: South\n          icon: wind\n  - type: faq`,
    ),
};

/** The diagnostics of a picture in each place. */
async function tell(file: string, content: Buffer | string): Promise<string> {
  await writeFile(at(file), content);
  const reported: string[] = [];
  const context = await loadSiteContext(root);
  for (const [place, write] of Object.entries(paths)) {
    await writeFile(path.join(root, "page.yaml"), write(file));
    const { diagnostics } = await loadPage(root, context);
    for (const { severity, code, message, hint } of diagnostics) {
      // The film beside a poster has a shape of its own.
      if (code === "poster-shape") continue;
      reported.push(
        `${place}: ${severity} ${code} ${message.replace(/.*" (is|cannot be) /, "$1 ")} ${hint}`,
      );
    }
  }
  return reported.join("\n");
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#d40" } });
const png = (width: number, height: number) => plain(width, height).png().toBuffer();
const drawing = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h1200v400z"/></svg>`;

test("a picture that is large enough and of a common shape is accepted in any place", async () => {
  expect(await tell("/good.png", await png(1200, 1200))).toBe("");
  expect(await tell("/good.jpg", await plain(1600, 900).jpeg().toBuffer())).toBe("");
  for (const size of [
    'viewBox="0 0 1200 400"',
    'width="300" height="100"',
    "width='10cm' height='5cm'",
  ]) {
    expect(await tell("/good.svg", `<!-- <svg> -->${drawing(size)}`)).toBe("");
  }
});

test("one that would be stretched, or is far too high or wide, is reported where that is visible", async () => {
  expect(await tell("/small.png", await png(40, 40))).toMatchInlineSnapshot(`
    "image: warning small-picture is "/small.png", which has only 40 × 40 pixels, and is stretched and blurred. Name a larger one: 1600 pixels across are good, 800 are enough.
    poster: warning small-picture is "/small.png", which has only 40 × 40 pixels, and is stretched and blurred. Name a larger one: 1600 pixels across are good, 800 are enough.
    portrait: warning small-picture is "/small.png", which has only 40 × 40 pixels, and is stretched and blurred. Name a larger one: 160 × 160 pixels are right.
    icon: warning small-picture is "/small.png", which has only 40 × 40 pixels, and is stretched and blurred. Name a larger one: 512 × 512 pixels are right; best is an SVG.
    social image: warning small-picture is "/small.png", which has only 40 × 40 pixels, and is stretched and blurred. Name a larger one: 1200 × 630 pixels are right."
  `);
  expect(await tell("/high.png", await png(600, 6000))).toMatchInlineSnapshot(`
    "image: warning picture-shape is "/high.png", which is 600 × 6000 pixels, and so high that it fills screen after screen. Cut it to the part that matters, at most 3 times as high as wide.
    poster: warning picture-shape is "/high.png", which is 600 × 6000 pixels, and so high that it fills screen after screen. Cut it to the part that matters, at most 3 times as high as wide."
  `);
  expect(await tell("/wide.png", await png(6000, 400))).toMatchInlineSnapshot(`
    "image: warning picture-shape is "/wide.png", which is 6000 × 400 pixels, and shows as a thin strip. Cut it to the part that matters, at most 8 times as wide as high.
    poster: warning picture-shape is "/wide.png", which is 6000 × 400 pixels, and shows as a thin strip. Cut it to the part that matters, at most 8 times as wide as high."
  `);
});

test("a drawing without a size is reported, with the remedy", async () => {
  expect(await tell("/cut.svg", drawing(""))).toMatchInlineSnapshot(`
    "image: warning unsized-picture is "/cut.svg", which is a drawing that does not say how large it is; browsers cut it off. Export it anew with a size, or write one into its first tag, such as viewBox="0 0 1200 400".
    poster: warning unsized-picture is "/cut.svg", which is a drawing that does not say how large it is; browsers cut it off. Export it anew with a size, or write one into its first tag, such as viewBox="0 0 1200 400".
    logo: warning unsized-picture is "/cut.svg", which is a drawing that does not say how large it is; browsers cut it off. Export it anew with a size, or write one into its first tag, such as viewBox="0 0 1200 400".
    icon: warning unsized-picture is "/cut.svg", which is a drawing that does not say how large it is; browsers cut it off. Export it anew with a size, or write one into its first tag, such as viewBox="0 0 1200 400".
    logo of another: warning unsized-picture is "/cut.svg", which is a drawing that does not say how large it is; browsers cut it off. Export it anew with a size, or write one into its first tag, such as viewBox="0 0 1200 400"."
  `);
  expect(await tell("/cut.svg", drawing('width="100%" height="100%"'))).toContain(
    "unsized-picture",
  );
});

test("a drawing that does not say that it is one is refused where it is shown as it is", async () => {
  const bare = drawing('viewBox="0 0 1200 400"').replace(/ xmlns="[^"]*"/, "");
  expect(await tell("/bare.svg", bare)).toMatchInlineSnapshot(`
    "image: error spoiled-picture cannot be "/bare.svg": its first tag does not say that it is a drawing, so browsers show nothing of it. Write xmlns="http://www.w3.org/2000/svg" into that tag, behind <svg, or export it anew.
    poster: error spoiled-picture cannot be "/bare.svg": its first tag does not say that it is a drawing, so browsers show nothing of it. Write xmlns="http://www.w3.org/2000/svg" into that tag, behind <svg, or export it anew.
    logo: error spoiled-picture cannot be "/bare.svg": its first tag does not say that it is a drawing, so browsers show nothing of it. Write xmlns="http://www.w3.org/2000/svg" into that tag, behind <svg, or export it anew.
    icon: error spoiled-picture cannot be "/bare.svg": its first tag does not say that it is a drawing, so browsers show nothing of it. Write xmlns="http://www.w3.org/2000/svg" into that tag, behind <svg, or export it anew.
    logo of another: error spoiled-picture cannot be "/bare.svg": its first tag does not say that it is a drawing, so browsers show nothing of it. Write xmlns="http://www.w3.org/2000/svg" into that tag, behind <svg, or export it anew."
  `);
});

test("a picture that shows nothing is reported in any place", async () => {
  const clear = sharp({
    create: { width: 1200, height: 1200, channels: 4, background: "#0000" },
  });
  expect(await tell("/clear.png", await clear.clone().png().toBuffer())).toMatchInlineSnapshot(`
    "image: warning blank-picture is "/clear.png", which is transparent everywhere, so visitors see nothing of it. Export it anew, with the parts that are to be seen.
    poster: warning blank-picture is "/clear.png", which is transparent everywhere, so visitors see nothing of it. Export it anew, with the parts that are to be seen.
    portrait: warning blank-picture is "/clear.png", which is transparent everywhere, so visitors see nothing of it. Export it anew, with the parts that are to be seen.
    logo: warning blank-picture is "/clear.png", which is transparent everywhere, so visitors see nothing of it. Export it anew, with the parts that are to be seen.
    icon: warning blank-picture is "/clear.png", which is transparent everywhere, so visitors see nothing of it. Export it anew, with the parts that are to be seen.
    social image: warning blank-picture is "/clear.png", which is transparent everywhere, so visitors see nothing of it. Export it anew, with the parts that are to be seen.
    logo of another: warning blank-picture is "/clear.png", which is transparent everywhere, so visitors see nothing of it. Export it anew, with the parts that are to be seen."
  `);
  const dot = { input: await png(1, 1), left: 600, top: 600 };
  expect(await tell("/dot.png", await clear.composite([dot]).png().toBuffer())).toBe("");
  const empty = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200">${inside}</svg>`;
  expect(await tell("/clear.svg", empty("<g/>"))).toContain("blank-picture");
  expect(await tell("/styled.svg", empty("<style>.a{fill:red}</style><g class='a'/>"))).toBe("");
});

test("an animated PNG is reported like an animated GIF", async () => {
  const staticPreview = await png(800, 800);
  const data = staticPreview.indexOf("IDAT") - 4;
  const frames = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0", "latin1");
  const moving = Buffer.concat([
    staticPreview.subarray(0, data),
    frames,
    staticPreview.subarray(data),
  ]);
  expect(await tell("/moving.png", moving)).toMatchInlineSnapshot(`
    "image: warning still is "/moving.png", which moves; only its first frame is shown. Show it as a film in a showcase section, or name a picture that stands still.
    poster: warning still is "/moving.png", which moves; only its first frame is shown. Show it as a film in a showcase section, or name a picture that stands still.
    portrait: warning still is "/moving.png", which moves; only its first frame is shown. Show it as a film in a showcase section, or name a picture that stands still.
    social image: warning still is "/moving.png", which moves; only its first frame is shown. Show it as a film in a showcase section, or name a picture that stands still."
  `);
});

test("a picture with more pixels than can be read is reported with its size", async () => {
  // The header alone gives the size: nothing reads further.
  const huge = await png(8, 8);
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(14_000, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  expect(await tell("/huge.png", huge)).toMatchInlineSnapshot(`
    "image: error spoiled-picture cannot be "/huge.png": it is 20000 × 14000 pixels, which is too large to be read. Save it with fewer pixels: 2400 across are enough for every screen.
    poster: error spoiled-picture cannot be "/huge.png": it is 20000 × 14000 pixels, which is too large to be read. Save it with fewer pixels: 2400 across are enough for every screen.
    portrait: error spoiled-picture cannot be "/huge.png": it is 20000 × 14000 pixels, which is too large to be read. Save it with fewer pixels: 2400 across are enough for every screen.
    logo: error spoiled-picture cannot be "/huge.png": it is 20000 × 14000 pixels, which is too large to be read. Save it with fewer pixels: 2400 across are enough for every screen.
    icon: error spoiled-picture cannot be "/huge.png": it is 20000 × 14000 pixels, which is too large to be read. Save it with fewer pixels: 2400 across are enough for every screen.
    social image: error spoiled-picture cannot be "/huge.png": it is 20000 × 14000 pixels, which is too large to be read. Save it with fewer pixels: 2400 across are enough for every screen.
    logo of another: error spoiled-picture cannot be "/huge.png": it is 20000 × 14000 pixels, which is too large to be read. Save it with fewer pixels: 2400 across are enough for every screen."
  `);
});

test("a file of another type is reported with that type", async () => {
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1");
  expect(await tell("/phone.jpg", heic)).toMatchInlineSnapshot(`
    "image: error spoiled-picture cannot be "/phone.jpg": the file cannot be opened as a picture. It is an HEIC photograph. Export the picture as PNG or JPEG.
    poster: error spoiled-picture cannot be "/phone.jpg": the file cannot be opened as a picture. It is an HEIC photograph. Export the picture as PNG or JPEG.
    portrait: error spoiled-picture cannot be "/phone.jpg": the file cannot be opened as a picture. It is an HEIC photograph. Export the picture as PNG or JPEG.
    logo: error spoiled-picture cannot be "/phone.jpg": the file cannot be opened as a picture. It is an HEIC photograph. Export the picture as PNG or JPEG.
    icon: error spoiled-picture cannot be "/phone.jpg": the file cannot be opened as a picture. It is an HEIC photograph. Export the picture as PNG or JPEG.
    social image: error spoiled-picture cannot be "/phone.jpg": the file cannot be opened as a picture. It is an HEIC photograph. Export the picture as PNG or JPEG.
    logo of another: error spoiled-picture cannot be "/phone.jpg": the file cannot be opened as a picture. It is an HEIC photograph. Export the picture as PNG or JPEG."
  `);
  expect(await tell("/film.png", Buffer.from("\0\0\0\x10ftypisom\0\0\0\0", "latin1"))).toContain(
    "It is an MP4 film.",
  );
  expect(await tell("/moving.avif", Buffer.from("\0\0\0\x1cftypavis\0\0\0\0avifavis"))).toContain(
    "It is an animation in AVIF. Export the picture as PNG or JPEG.",
  );
  expect(await tell("/empty.png", "")).toContain("It is empty.");
});

test("a file whose name belongs to another kind is refused where it would not be shown", async () => {
  expect(await tell("/drawing.png", drawing('viewBox="0 0 1200 400"'))).toMatchInlineSnapshot(`
    "image: error wrong-file cannot be "/drawing.png": it is an SVG drawing, whatever its name says, and browsers do not show it. Rename the file to end in .svg, and write its new name.
    poster: error wrong-file cannot be "/drawing.png": it is an SVG drawing, whatever its name says, and browsers do not show it. Rename the file to end in .svg, and write its new name.
    logo: error wrong-file cannot be "/drawing.png": it is an SVG drawing, whatever its name says, and browsers do not show it. Rename the file to end in .svg, and write its new name.
    icon: error wrong-file cannot be "/drawing.png": it is an SVG drawing, whatever its name says, and browsers do not show it. Rename the file to end in .svg, and write its new name.
    logo of another: error wrong-file cannot be "/drawing.png": it is an SVG drawing, whatever its name says, and browsers do not show it. Rename the file to end in .svg, and write its new name."
  `);
  expect(await tell("/pixels.svg", await png(800, 800))).toMatchInlineSnapshot(`
    "logo: error wrong-file cannot be "/pixels.svg": it is a PNG picture, whatever its name says, and browsers do not show it. Rename the file to end as its kind does, or export it as SVG.
    icon: error wrong-file cannot be "/pixels.svg": it is a PNG picture, whatever its name says, and browsers do not show it. Rename the file to end as its kind does, or export it as SVG.
    logo of another: error wrong-file cannot be "/pixels.svg": it is a PNG picture, whatever its name says, and browsers do not show it. Rename the file to end as its kind does, or export it as SVG."
  `);
  expect(await tell("/print.png", await plain(800, 800).tiff().toBuffer())).toMatchInlineSnapshot(`
    "logo: error wrong-file cannot be "/print.png": it is a TIFF picture, which browsers do not show. Export it as SVG or PNG.
    icon: error wrong-file cannot be "/print.png": it is a TIFF picture, which browsers do not show. Export it as SVG or PNG.
    logo of another: error wrong-file cannot be "/print.png": it is a TIFF picture, which browsers do not show. Export it as SVG or PNG."
  `);
  expect(await tell("/other.png", await plain(800, 800).jpeg().toBuffer())).toBe("");
});

test("an icon that is a drawing is judged as a picture, and may need neither scripts nor other files", async () => {
  const context = await loadSiteContext(root);
  const page = change(smallPage, "icon: notebook", "icon: /wheel.svg");
  await writeFile(path.join(root, "page.yaml"), page);
  const box = 'viewBox="0 0 24 24"';
  const told: string[] = [];
  for (const content of [
    drawing(box),
    drawing(`${box} xmlns:xlink="http://www.w3.org/1999/xlink"`),
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs><path id="a" d="M0 0h9v9z"/></defs><use href="#a" fill="url(#b) red"/></svg>`,
    drawing(""),
    drawing(`${box} onload="alert(1)"`),
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}><script>alert(1)</script></svg>`,
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}><image href="photo.png"/></svg>`,
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}><style>@import "fonts.css"</style></svg>`,
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path fill="url('a.svg#b')" d="M0 0h9v9z"/></svg>`,
    await png(64, 64),
    "hello",
  ]) {
    await writeFile(at("/wheel.svg"), content);
    const { diagnostics } = await loadPage(root, {
      ...context,
      files: new Map([...context.files, ["/wheel.svg", "file"]]),
      readMedia: createMediaReader(at),
    });
    told.push(
      diagnostics
        .filter(({ severity }) => severity !== "notice")
        .map(({ severity, code, message, hint }) => `${severity} ${code} ${message} ${hint}`)
        .join("\n") || "good",
    );
  }
  expect(told.join("\n")).toMatchInlineSnapshot(`
    "good
    good
    good
    warning unsized-picture Section 4, features, item 1 of items: "icon" is "/wheel.svg", which is a drawing that does not say how large it is; browsers cut it off. Export it anew with a size, or write one into its first tag, such as viewBox="0 0 1200 400".
    error live-icon Section 4, features, item 1 of items: "icon" cannot be "/wheel.svg": it holds a script, and a picture runs none. Export it anew without scripts: as a plain SVG.
    error live-icon Section 4, features, item 1 of items: "icon" cannot be "/wheel.svg": it holds a script, and a picture runs none. Export it anew without scripts: as a plain SVG.
    error live-icon Section 4, features, item 1 of items: "icon" cannot be "/wheel.svg": it shows something of another file, and a picture fetches none. Export it anew with its pictures, fonts and styles inside it.
    error live-icon Section 4, features, item 1 of items: "icon" cannot be "/wheel.svg": it shows something of another file, and a picture fetches none. Export it anew with its pictures, fonts and styles inside it.
    error live-icon Section 4, features, item 1 of items: "icon" cannot be "/wheel.svg": it shows something of another file, and a picture fetches none. Export it anew with its pictures, fonts and styles inside it.
    error wrong-file Section 4, features, item 1 of items: "icon" cannot be "/wheel.svg": it is a PNG picture, whatever its name says, and browsers do not show it. Rename the file to end as its kind does, or export it as SVG.
    error spoiled-picture Section 4, features, item 1 of items: "icon" cannot be "/wheel.svg": the file cannot be opened as a picture. It is damaged, or of another kind than its name says. Export it anew as PNG or JPEG."
  `);
});

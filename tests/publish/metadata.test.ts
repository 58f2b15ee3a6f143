// @module-tag rest

import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { change, smallPage } from "../diagnostics/readFixture.ts";
import { box, makeMp4, makeWebm } from "../fixtures/films.ts";
import { copyFolder, makeProject } from "../project/makeProject.ts";
import { runVite } from "../project/runVite.ts";

/** A text in the metadata of every picture and film, whether the page names it or not. */
const secret = "Camera 0815";

const photograph = (format: "jpeg" | "png" | "webp" | "avif" | "tiff", orientation = 1) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#d40" } })
    .withExif({
      IFD0: { Make: secret },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- http://ns.adobe.com/xap ${secret} --></x:xmpmeta>`,
    )
    .withIccProfile("p3")
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- ${secret} --><metadata>${secret}</metadata><path d="M0 0h9v9z"/></svg>`;
const metadata = box("udta", box("\xa9xyz", `+52.5-013.4/ ${secret}`));

/** The files that the page names: those with copies, and those that are published as they are. */
const named = {
  copied: ["hero.jpg", "poster.png", "face.webp", "shared.avif", "off.jpg"],
  asked: [
    "linked.jpg",
    "logo.png",
    "icon.svg",
    "partner.svg",
    "film.mp4",
    "film.webm",
    "terms.pdf",
  ],
};
const unnamed = [
  "old.jpg",
  "old.png",
  "old.webp",
  "old.avif",
  "old.tiff",
  "old.gif",
  "old.svg",
  "deep/old.mov",
  "track.mov",
];
const kept = ["google123.html", ".well-known/security.txt", "layers.psd", "elsewhere/linked.txt"];
const leftBehind = [".DS_Store", "deep/Thumbs.db", "deep/._old.mov", "__MACOSX/old.txt"];

const page = [
  [
    "  name: Lull",
    "  name: Lull\n  url: https://lull.example\n  logo: /logo.png\n  icon: /icon.svg\n  socialImage:\n    src: /shared.avif\n    alt: A day.",
  ],
  ["mailto:hello@lull.museum", "/terms.pdf"],
  ["https://lull.museum/chat", "/linked.jpg"],
  ["/images/hero.png", "/hero.jpg"],
  ["/videos/tour.mp4", "/film.mp4\n        webm: /film.webm"],
  ["/images/tour-poster.png", "/poster.png"],
  ["        - name: Noor", "        - name: Noor\n          avatar: /face.webp"],
  [
    "  - type: faq",
    `  - type: logos
    props:
      title: In good company
      logos:
        - name: North
          src: /partner.svg
        - name: South
          icon: wind
  - type: hero
    id: later
    enabled: false
    props:
      title: Later.
      image:
        src: /off.jpg
        alt: A day.
  - type: faq`,
  ],
].reduce((text, [from = "", to = ""]) => change(text, from, to), smallPage);

/** The content of a file, by its extension. */
async function make(file: string): Promise<Buffer | string> {
  const ending = path.extname(file).slice(1);
  if (ending === "jpg") return photograph("jpeg", 6);
  if (ending === "svg") return drawing;
  if (ending === "mp4" || ending === "mov")
    return makeMp4({
      metadata,
      tracks: file === "track.mov" ? ["vide", "meta"] : ["vide"],
      brand: ending === "mov" ? "qt  " : "isom",
    });
  if (ending === "webm")
    return makeWebm({ tags: Buffer.from([0x12, 0x54, 0xc3, 0x67, 0x8b, ...Buffer.from(secret)]) });
  if (ending === "gif") {
    const staticPreview = await sharp(await photograph("png"))
      .gif()
      .toBuffer();
    return Buffer.concat([
      staticPreview.subarray(0, -1),
      Buffer.from(`!\xfe\x0b${secret}\0;`, "latin1"),
    ]);
  }
  const format = (["png", "webp", "avif", "tiff"] as const).find((each) => each === ending);
  return format ? photograph(format) : ending === "psd" ? "8BPS" : "Words.";
}

let output: string;
let published: Map<string, Buffer>;

beforeAll(async () => {
  const root = await makeProject("metadata", page);
  const folder = await copyFolder(root, "public");
  const elsewhere = path.join(folder, "there");
  mkdirSync(elsewhere);
  writeFileSync(path.join(elsewhere, "linked.txt"), "Words.");
  symlinkSync(elsewhere, path.join(folder, "elsewhere"));
  symlinkSync(folder, path.join(folder, "endless"));
  symlinkSync("nowhere", path.join(folder, "broken.png"));
  const made = [...named.copied, ...named.asked, ...unnamed, ...kept, ...leftBehind];
  for (const file of made.filter((each) => !each.startsWith("elsewhere"))) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const content = await make(file);
    writeFileSync(target, content);
  }
  const built = await runVite(root, "build", "--app");
  expect(built.code, built.output).toBe(0);
  output = built.output;
  const dist = path.join(root, "dist");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).sort();
  published = new Map(
    files
      .filter((file) => statSync(path.join(dist, file)).isFile())
      .map((file) => [file.replaceAll(path.sep, "/"), readFileSync(path.join(dist, file))]),
  );
});

it("publishes no file that tells where, when or with what it was made", async () => {
  const words = [
    secret,
    "Exif",
    "eXIf",
    "GPSLatitude",
    "http://ns.adobe.com/xap",
    "adobe:ns:meta",
    "Photoshop 3.0",
    "\xa9xyz",
    "tEXt",
    "iTXt",
  ];
  const wrong = [...published].flatMap(([file, content]) =>
    words.filter((word) => content.includes(word, 0, "latin1")).map((word) => `${file}: ${word}`),
  );
  expect(wrong).toEqual([]);
  const pictures = [...published].filter(([file]) => /\.(jpg|png|webp|avif|gif|tiff)$/.test(file));
  expect(pictures.length).toBeGreaterThan(15);
  for (const [file, content] of pictures) {
    const { exif, xmp, iptc, comments, orientation } = await sharp(content).metadata();
    expect([exif, xmp, iptc, comments, orientation ?? 1], file).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      1,
    ]);
  }
});

it("keeps the profile of their colours, and turns what was only said how to turn", async () => {
  for (const file of ["linked.jpg", "old.jpg", "logo.png", "old.webp", "old.avif", "old.tiff"]) {
    const { icc, width, height } = await sharp(published.get(file)).metadata();
    expect(icc, file).toBeDefined();
    expect([width, height], file).toEqual(file.endsWith("jpg") ? [600, 900] : [900, 600]);
  }
});

it("publishes a picture that has copies as those alone, and all else that public/ holds", () => {
  expect(named.copied.filter((file) => published.has(file))).toEqual([]);
  const others = [...named.asked, ...unnamed, ...kept];
  expect(others.filter((file) => !published.has(file))).toEqual([]);
  expect([...leftBehind, "broken.png"].filter((file) => published.has(file))).toEqual([]);
  expect([...published.keys()].filter((file) => file.startsWith("endless"))).toEqual([]);
});

it("says what cannot be cleaned, and what nothing names", () => {
  const lines = output.split("\n").filter((line) => line.includes("public/"));
  expect(lines.slice(0, -1)).toMatchInlineSnapshot(`
    [
      "page.yaml:1:1 warning outside public/broken.png is a link that leads nowhere, or out of public/, so it is not published.",
      "  Put the file itself into public/, or delete the link.",
      "warning public/layers.psd may tell where, when and with what it was made, and is published so. Export it anew without metadata, or take it out of public/.",
      "warning public/track.mov may tell where, when and with what it was made, and is published so. Export it anew without metadata, or take it out of public/.",
    ]
  `);
  expect(lines.at(-1)).toMatch(
    /^public\/ holds \d+ files \(.* MB\) that page\.yaml does not name; /,
  );
});

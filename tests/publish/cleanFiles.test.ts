import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type Metadata } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clean } from "../../src/node/assets/clean/index.ts";
import { box, element, makeMp4, makeWebm } from "../fixtures/films.ts";

let cacheDir: string;
beforeAll(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), "broadside-"));
});
afterAll(() => rm(cacheDir, { recursive: true }));

/** A text in the metadata of every file here. No published file may contain it. */
const secret = "Camera 0815";
const exif = {
  IFD0: { Make: secret, ImageDescription: secret },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${secret}"/></rdf:RDF></x:xmpmeta>`;
const formats = ["jpeg", "png", "webp", "avif", "tiff"] as const;

/** Half red, half blue, to show its orientation, with all metadata that cameras write. */
const photograph = (format: (typeof formats)[number], orientation = 1) =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: "#d40" } })
    .composite([{ input: { create: { width: 32, height: 32, channels: 3, background: "#04d" } } }])
    .withExif(exif)
    .withXmp(xmp)
    .withIccProfile("p3")
    .withMetadata({ orientation })
    .toFormat(format, { quality: 100 })
    .toBuffer();

async function cleaned(file: Buffer): Promise<Buffer> {
  const result = await clean(file, cacheDir);
  if (!result) throw new Error("It was not cleaned.");
  return result;
}

const pixels = (file: Buffer) => sharp(file, { animated: true, autoOrient: true }).raw().toBuffer();

const hasMetadata = ({ exif, xmp, iptc, comments, orientation }: Metadata) =>
  [exif, xmp, iptc, comments].some(Boolean) || (orientation ?? 1) !== 1;

describe.each(formats)("a %s", (format) => {
  test("loses what it tells, and keeps its pixels and the profile of its colours", async () => {
    const given = await photograph(format);
    expect(given.includes(secret)).toBe(true);
    const clean = await cleaned(given);
    const before = await sharp(given).metadata();
    const after = await sharp(clean).metadata();
    expect([hasMetadata(before), hasMetadata(after)]).toEqual([true, false]);
    expect([...["Exif", "adobe", secret]].filter((word) => clean.includes(word))).toEqual([]);
    expect(after.icc).toEqual(before.icc);
    expect([after.format, after.width, after.height]).toEqual([before.format, 64, 32]);
    expect((await pixels(clean)).equals(await pixels(given))).toBe(true);
    expect((await cleaned(given)).equals(clean)).toBe(true);
    expect((await cleaned(clean)).length).toBeLessThanOrEqual(clean.length);
  });

  test("is turned as its camera was held", async () => {
    const given = await photograph(format, 6);
    const clean = await cleaned(given);
    const { width, height, icc } = await sharp(clean).metadata();
    const seen = await sharp(given, { autoOrient: true }).metadata();
    expect([width, height, icc?.length]).toEqual([
      seen.autoOrient.width,
      seen.autoOrient.height,
      seen.icc?.length,
    ]);
    const dot = (file: Buffer, top: number) =>
      sharp(file, { autoOrient: true })
        .extract({ left: 8, top, width: 1, height: 1 })
        .raw()
        .toBuffer();
    for (const top of [2, height - 2]) {
      const [now, then] = [await dot(clean, top), await dot(given, top)];
      expect([...now].every((value, index) => Math.abs(value - (then[index] ?? 0)) < 8)).toBe(true);
    }
  });
});

test("a photograph as phones save it loses what it tells, and nothing moves in it", async () => {
  const avif = await photograph("avif");
  // The same boxes around another codec, which sharp does not write.
  const heic = Buffer.from(avif.toString("latin1").replace(/avif/g, "heic"), "latin1");
  const clean = await cleaned(heic);
  expect(clean.includes(secret)).toBe(false);
  expect(clean).toEqual(
    Buffer.from((await cleaned(avif)).toString("latin1").replace(/avif/g, "heic"), "latin1"),
  );
  expect(clean.length).toBe(heic.length);
});

test("a JPEG loses previews, notes of editors, and what a phone puts behind it", async () => {
  const given = await photograph("jpeg");
  const segment = (marker: number, text: string) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(text.length + 2, 2);
    return Buffer.concat([head, Buffer.from(text, "latin1")]);
  };
  const loaded = Buffer.concat([
    given.subarray(0, 2),
    segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01${secret.slice(0, 3)}`),
    segment(0xed, `Photoshop 3.0\x008BIM${secret}`),
    segment(0xfe, secret),
    segment(0xe2, `MPF\0${secret}`),
    given.subarray(2),
    makeMp4({ metadata: box("udta", secret) }),
  ]);
  const clean = await cleaned(loaded);
  expect([...["Cam", "Photoshop", "MPF", "ftyp"]].filter((word) => clean.includes(word))).toEqual(
    [],
  );
  expect((await pixels(clean)).equals(await pixels(given))).toBe(true);
  const progressive = await sharp(given).withExif(exif).jpeg({ progressive: true }).toBuffer();
  expect((await pixels(await cleaned(progressive))).equals(await pixels(progressive))).toBe(true);
});

test("a GIF and a WebP that move go on moving", async () => {
  const frames = [
    await photograph("png"),
    await sharp(await photograph("png"))
      .negate()
      .png()
      .toBuffer(),
  ];
  for (const format of ["gif", "webp"] as const) {
    const moving = await sharp(frames, { join: { animated: true } })
      .withExif(exif)
      .toFormat(format, { loop: 3 })
      .toBuffer();
    const withMetadata =
      format === "webp"
        ? moving
        : Buffer.concat([
            moving.subarray(0, moving.length - 1),
            Buffer.from(`!\xfe\x0b${secret}\0!\xff\x0bXMP DataXMP\x0b${secret}\0;`, "latin1"),
          ]);
    expect(withMetadata.includes(secret)).toBe(true);
    const clean = await cleaned(withMetadata);
    expect(clean.includes(secret)).toBe(false);
    const [before, after] = [await sharp(withMetadata).metadata(), await sharp(clean).metadata()];
    expect([after.pages, after.delay, after.loop]).toEqual([2, before.delay, 3]);
    expect((await pixels(clean)).equals(await pixels(withMetadata))).toBe(true);
  }
});

test("a drawing loses what its program keeps in it, and the photographs inside it theirs", async () => {
  const photo = (await photograph("jpeg", 6)).toString("base64");
  const drawing = `<?xml version="1.0"?>
<!-- ${secret} -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:ink="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 9 9" ink:export-filename="/home/${secret}.png">
  <title>Two words, kept</title>
  <metadata><x>${secret}</x></metadata>
  <style>path { fill: red }</style>
  <path d="M0 0h9v9z" ink:label="${secret}"/>
  <text xml:space="preserve">a  <tspan>b</tspan> c</text>
  <image width="4" height="4" href="data:image/jpeg;base64,${photo}"/>
</svg>`;
  const clean = (await cleaned(Buffer.from(drawing))).toString();
  expect(clean).not.toContain(secret);
  expect(clean).toContain("<title>Two words, kept</title>");
  expect(clean).toContain(">a  <tspan>b</tspan> c</text>");
  const inside = Buffer.from(/base64,([^"]+)/.exec(clean)?.[1] ?? "", "base64");
  expect(hasMetadata(await sharp(inside).metadata())).toBe(false);
  expect((await pixels(Buffer.from(clean))).equals(await pixels(Buffer.from(drawing)))).toBe(true);
});

test("an icon of several sizes loses what its pictures tell", async () => {
  const pictures = [await photograph("png"), Buffer.from("no PNG but a bitmap")];
  const list = Buffer.alloc(6 + 32);
  list.writeUInt32LE(0x10000, 0);
  list.writeUInt16LE(2, 4);
  let at = list.length;
  pictures.forEach(({ length }, index) => {
    list.writeUInt32LE(length, 6 + index * 16 + 8);
    list.writeUInt32LE(at, 6 + index * 16 + 12);
    at += length;
  });
  const clean = await cleaned(Buffer.concat([list, ...pictures]));
  expect(clean.includes(secret)).toBe(false);
  const second = clean.readUInt32LE(6 + 16 + 12);
  expect(clean.toString("latin1", second)).toBe("no PNG but a bitmap");
  expect(clean.toString("latin1", 39, 42)).toBe("PNG");
});

test("a film loses where it was filmed, and every other byte stays in its place", async () => {
  const metadata = Buffer.concat([
    box("udta", box("\xa9xyz", `+52.5-013.4/${secret}`)),
    box("meta", `com.apple.quicktime.location.ISO6709 ${secret}`),
    box("uuid", secret),
  ]);
  const free = Buffer.from([...metadata]);
  for (let at = 0; at < free.length; at += free.readUInt32BE(at)) {
    free.write("free", at + 4);
    free.fill(0, at + 8, at + free.readUInt32BE(at));
  }
  for (const late of [true, false]) {
    expect(await cleaned(makeMp4({ metadata, late }))).toEqual(makeMp4({ metadata: free, late }));
  }
  const plain = makeMp4();
  expect(await cleaned(plain)).toEqual(plain);
});

test("a WebM loses its tags, however their size is written", async () => {
  for (const wide of [true, false]) {
    const tags = element([0x12, 0x54, 0xc3, 0x67], [secret], wide);
    const given = makeWebm({ tags });
    const clean = await cleaned(given);
    expect(clean.includes(secret)).toBe(false);
    expect(clean.subarray(0, -tags.length)).toEqual(given.subarray(0, -tags.length));
    const rest = clean.subarray(-tags.length);
    const sizeLength = Math.clz32(rest[1] ?? 0) - 23;
    const size =
      rest.readUIntBE(1 + Math.max(0, sizeLength - 6), Math.min(6, sizeLength)) %
      2 ** (7 * Math.min(6, sizeLength));
    expect([rest[0], 1 + sizeLength + size]).toEqual([0xec, rest.length]);
  }
});

test("what is no picture or film, or breaks off, is left to whoever asked", async () => {
  const broken = (await photograph("jpeg")).subarray(0, 400);
  for (const file of [
    Buffer.alloc(0),
    Buffer.from("hello"),
    Buffer.from("%PDF-1.7"),
    broken,
    Buffer.from("<svg><"),
  ]) {
    expect(await clean(file, cacheDir)).toBeUndefined();
  }
});

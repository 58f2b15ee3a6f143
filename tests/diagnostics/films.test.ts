import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findFlaws } from "../../src/site/checks/files/films.ts";
import { inspectFilm } from "../../src/site/media/films.ts";
import { loadPage } from "../../src/site/read/load.ts";
import { box, element, makeMp4, makeWebm } from "../fixtures/films.ts";
import { fixturePublicDir } from "../fixtures/index.ts";
import { sample } from "../random/sample.ts";
import { change, read, smallPage } from "./readFixture.ts";

let root: string;
const at = (name: string) => path.join(root, "public", name);
const page = change(
  smallPage,
  "        mp4: /videos/tour.mp4\n",
  "        mp4: /videos/tour.mp4\n        webm: /videos/tour.webm\n",
);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  await mkdir(at("videos"), { recursive: true });
  for (const file of read(page).referencedFiles)
    await cp(path.join(fixturePublicDir, file), at(file));
  await writeFile(path.join(root, "page.yaml"), page);
});
beforeEach(async () => {
  for (const name of ["tour.mp4", "tour.webm"])
    await cp(path.join(fixturePublicDir, "videos", name), at(`videos/${name}`));
});
afterAll(() => rm(root, { recursive: true }));

/** The diagnostics of the page with this content in one of its films. */
async function tell(ending: "mp4" | "webm", content: Buffer | string): Promise<string> {
  await writeFile(at(`videos/tour.${ending}`), content);
  const { diagnostics } = await loadPage(root);
  const reported = diagnostics.map(
    ({ line, column, severity, code, message, hint }) =>
      `${line}:${column} ${severity} ${code} ${message.replace(/.*"\/videos\/tour/, "…")} ${hint}`,
  );
  return reported.join("\n");
}

const picture = await sharp({
  create: { width: 8, height: 8, channels: 3, background: "#d40" },
})
  .png()
  .toBuffer();

test("films as every browser plays them are in order, and so are the first page's own", async () => {
  expect((await loadPage(root)).diagnostics).toEqual([]);
  for (const profile of [66, 77, 100]) expect(await tell("mp4", makeMp4({ profile }))).toBe("");
  for (const codec of ["V_VP8", "V_VP9", "V_AV1"])
    expect(await tell("webm", makeWebm({ codec }))).toBe("");
});

test("a film is named, with its line, by what it is", async () => {
  const whole = makeMp4();
  const reported = [
    await tell("mp4", ""),
    await tell("mp4", "<!doctype html><title>Sign in</title>"),
    await tell("mp4", picture),
    await tell("mp4", "hello"),
    await tell("mp4", makeWebm()),
    await tell("mp4", makeWebm({ doctype: "matroska" })),
    await tell("mp4", Buffer.concat([Buffer.from("RIFF1234AVI LIST")])),
    await tell("mp4", whole.subarray(0, whole.length - 4)),
    await tell("mp4", box("ftyp", "isom")),
    await tell("mp4", makeMp4({ tracks: ["soun"] })),
    await tell("mp4", makeMp4({ codec: "hvc1" })),
    await tell("mp4", makeMp4({ codec: "apch" })),
    await tell("mp4", makeMp4({ codec: "mp4v" })),
    await tell("mp4", makeMp4({ codec: "x\u0007yz" })),
    await tell("mp4", makeMp4({ codec: "av01" })),
    await tell("mp4", makeMp4({ profile: 110 })),
    await tell("mp4", makeMp4({ brand: "qt  " })),
    await tell("mp4", makeMp4({ tracks: ["vide", "soun", "meta"], late: true })),
    await tell("mp4", Buffer.concat([whole, box("free", Buffer.alloc(40_000_000))])),
  ];
  expect(reported.join("\n")).toMatchInlineSnapshot(`
    "32:14 error spoiled-film ….mp4": the file is empty. Copy it into public/ again.
    32:14 error spoiled-film ….mp4": it is a web page, and no film. Export it as MP4 with H.264, which every browser plays.
    32:14 error spoiled-film ….mp4": it is a PNG picture, and no film. Export it as MP4 with H.264, which every browser plays.
    32:14 error spoiled-film ….mp4": the file cannot be opened as a film. It is damaged, or of another kind than its name says. Export it as MP4 with H.264, which every browser plays.
    32:14 error spoiled-film ….mp4": it is a WebM film, whatever its name says. Export it as MP4 with H.264, which every browser plays.
    32:14 error spoiled-film ….mp4": it is a Matroska film, whatever its name says. Export it as MP4 with H.264, which every browser plays.
    32:14 error spoiled-film ….mp4": it is an AVI film, whatever its name says. Export it as MP4 with H.264, which every browser plays.
    32:14 error spoiled-film ….mp4": the film breaks off before its end. It was not copied or exported to its end. Copy it into public/ again, or export it anew.
    32:14 error spoiled-film ….mp4": the film breaks off before its end. It was not copied or exported to its end. Copy it into public/ again, or export it anew.
    32:14 error spoiled-film ….mp4": it holds no pictures that move. Export it as MP4 with H.264, which every browser plays.
    32:14 error spoiled-film ….mp4": it is coded as HEVC (H.265), which many browsers do not play. Export it as MP4 with H.264, which every browser plays.
    32:14 error spoiled-film ….mp4": it is coded as Apple ProRes, which many browsers do not play. Export it as MP4 with H.264, which every browser plays.
    32:14 error spoiled-film ….mp4": it is coded as MPEG-4 Part 2, which many browsers do not play. Export it as MP4 with H.264, which every browser plays.
    32:14 error spoiled-film ….mp4": it is coded as “xyz”, which many browsers do not play. Export it as MP4 with H.264, which every browser plays.
    32:14 warning film-codec ….mp4", which is coded as AV1, which older browsers do not play. Export it as MP4 with H.264, which every browser plays. In AV1, it may stand beside it as WebM.
    32:14 warning film-codec ….mp4", which is coded in a form of H.264 for editing, which not every browser plays. Export it with the profile High: 8 bits, 4:2:0.
    32:14 warning film-codec ….mp4", which is a QuickTime film, and not played by every browser. Export it as MP4 with H.264, which every browser plays.
    32:14 warning film-start ….mp4", which starts late: what a browser has to know first stands at its end. Export it with “fast start” or “web optimized” switched on. FFmpeg does it without encoding anew: -c copy -movflags +faststart.
    32:14 warning film-recording ….mp4", which may tell where it was filmed: it holds a recording beside its pictures. Export it anew without metadata.
    32:14 notice film-sound ….mp4", which carries sound that no visitor hears: films play silently. Export it without sound, and it weighs less.
    32:14 notice film-weight ….mp4", which weighs 40.0 MB, and comes late on a phone. Make it shorter or smaller, or export it at a lower bitrate. 10 MB are plenty for half a minute."
  `);
});

test("so is the same film as WebM", async () => {
  const whole = makeWebm();
  const reported = [
    await tell("webm", ""),
    await tell("webm", "<html><head>"),
    await tell("webm", makeMp4()),
    await tell("webm", makeMp4({ brand: "qt  " })),
    await tell("webm", whole.subarray(0, whole.length - 4)),
    await tell("webm", whole.subarray(0, 20)),
    await tell("webm", makeWebm({ kinds: [2] })),
    await tell("webm", makeWebm({ codec: "V_MPEG4/ISO/AVC" })),
    await tell("webm", makeWebm({ kinds: [1, 2] })),
  ];
  expect(reported.join("\n")).toMatchInlineSnapshot(`
    "33:15 error spoiled-film ….webm": the file is empty. Copy it into public/ again.
    33:15 error spoiled-film ….webm": it is a web page, and no film. Export it as WebM with VP9 or AV1; or take the line out, since the MP4 is enough.
    33:15 error spoiled-film ….webm": it is an MP4 film, whatever its name says. Export it as WebM with VP9 or AV1; or take the line out, since the MP4 is enough.
    33:15 error spoiled-film ….webm": it is a QuickTime film, whatever its name says. Export it as WebM with VP9 or AV1; or take the line out, since the MP4 is enough.
    33:15 error spoiled-film ….webm": the film breaks off before its end. It was not copied or exported to its end. Copy it into public/ again, or export it anew.
    33:15 error spoiled-film ….webm": the film breaks off before its end. It was not copied or exported to its end. Copy it into public/ again, or export it anew.
    33:15 error spoiled-film ….webm": it holds no pictures that move. Export it as WebM with VP9 or AV1; or take the line out, since the MP4 is enough.
    33:15 error spoiled-film ….webm": it is coded as H.264, which many browsers do not play. Export it as WebM with VP9 or AV1; or take the line out, since the MP4 is enough.
    33:15 notice film-sound ….webm", which carries sound that no visitor hears: films play silently. Export it without sound, and it weighs less."
  `);
});

test.each(["mp4", "webm"] as const)(
  "a damaged %s is told or passes, and stops nobody",
  { tags: ["random"] },
  async (ending) => {
    const whole = ending === "mp4" ? makeMp4({ tracks: ["vide", "soun"] }) : makeWebm();
    const file = `/videos/tour.${ending}`;
    const judge = async (content: Buffer) => {
      await writeFile(at(file), content);
      return findFlaws(ending, await inspectFilm(at(file)));
    };
    for (const place of sample([...whole.keys()], 4)) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(255 - (damaged[place] ?? 0), place);
      await judge(damaged);
      const codes = (await judge(whole.subarray(0, place))).map(({ code }) => code);
      expect(codes).toEqual(["spoiled-film"]);
    }
  },
);

/** A million empty parts, one behind the other. */
const flood = (part: Buffer) => Buffer.alloc(part.length * 2 ** 20, part);

test.each([
  ["mp4", Buffer.concat([makeMp4(), flood(box("free"))])],
  [
    "webm",
    Buffer.concat([
      element([0x1a, 0x45, 0xdf, 0xa3], [element([0x42, 0x82], ["webm"])]),
      element([0x18, 0x53, 0x80, 0x67], [flood(Buffer.from([0xec, 0x80]))], true),
    ]),
  ],
] as const)("a %s of a million empty parts is refused at once", async (ending, content) => {
  await writeFile(at(`videos/tour.${ending}`), content);
  const { content: kind, isBroken } = await inspectFilm(at(`videos/tour.${ending}`));
  expect([kind, isBroken]).toEqual([ending, true]);
});

test("a film that is small, or of another shape than its poster, is reported", async () => {
  expect(await tell("mp4", makeMp4({ size: [320, 200] }))).toMatchInlineSnapshot(
    `"32:14 warning small-film ….mp4", which has only 320 × 200 pixels, and is stretched and blurred. Export it larger: 1280 pixels across are good, 800 are enough."`,
  );
  const upright = await tell("mp4", makeMp4({ size: [720, 1280] }));
  expect(upright).toMatchInlineSnapshot(
    `"32:14 warning poster-shape ….mp4", which has 720 × 1280 pixels, but its poster 1280 × 800: the film is cut to the shape of the poster. Name a poster of the film's own shape, such as a frame of it."`,
  );
  expect(await tell("mp4", makeMp4({ size: [720, 1280], isTurned: true }))).toBe(upright);
  await cp(path.join(fixturePublicDir, "videos", "tour.mp4"), at("videos/tour.mp4"));
  expect(await tell("webm", makeWebm({ size: [720, 1280] }))).toContain("poster-shape");
  expect(await tell("webm", makeWebm({ size: [640, 410] }))).toBe("");
});

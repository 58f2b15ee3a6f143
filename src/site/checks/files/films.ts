import { lookUp } from "../../../shared/lookUp.ts";
import { formatBytes, named, nameOf, quote } from "../../../shared/text/wording.ts";
import { type Code, isError } from "../../../yaml/codes.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { type Content, kindInWords } from "../../media/content.ts";
import type { FilmFacts } from "../../media/films.ts";
import type { PictureFacts } from "../../media/pictures.ts";
import { type filmFormats, listFilms } from "../../page/referencedFiles.ts";
import type { Check } from "../index.ts";
import { isOrdinary } from "./pictures.ts";

/** A reason against a film, in words that follow its name. */
interface Flaw extends Pick<Diagnostic, "code"> {
  words: string;
  hint: string;
}

/** The container and codecs of a film, by the property that names it. */
const formats = {
  mp4: {
    content: "mp4",
    played: ["avc1", "avc3", "av01", "vp09"],
    advice: "Export it as MP4 with H.264, which every browser plays.",
  },
  webm: {
    content: "webm",
    played: ["V_VP8", "V_VP9", "V_AV1"],
    advice: "Export it as WebM with VP9 or AV1; or take the line out, since the MP4 is enough.",
  },
} satisfies Record<
  (typeof filmFormats)[number],
  { content: Content; played: string[]; advice: string }
>;

/** Codecs of MP4 that older browsers do not play. */
const recent: Record<string, string> = { av01: "AV1", vp09: "VP9" };

/** Common names of the codecs that phones, cameras and film editors write. */
const codecNames: readonly [RegExp, string][] = [
  [/^(hvc1|hev1|dvh1|dvhe|V_MPEGH)/, "HEVC (H.265)"],
  [/^(ap4h|ap4x|apcn|apch|apcs|apco)/, "Apple ProRes"],
  [/^(mp4v|V_MPEG4\/ISO\/(SP|ASP|AP))/, "MPEG-4 Part 2"],
  [/^(jpeg|mjp[ab]|V_MJPEG)/, "Motion JPEG"],
  [/^V_MPEG4\/ISO\/AVC/, "H.264"],
  [/^enc[va]/, "an encrypted form"],
];

/** The profiles of H.264 that browsers play: Baseline, Main and High. */
const playedProfiles = [66, 77, 100];

/** In bytes: on a phone, a larger film loads late or not at all. */
const heavy = 20_000_000;

/** In pixels: a narrower film is stretched. */
const leastWidth = 480;

/** Every film that the page names must be one that browsers play. */
export const checkFilms: Check = (page) =>
  listFilms(page).flatMap(({ file, path, format, poster }): Diagnostic[] => {
    const facts = page.media.pictures.get(poster);
    // A picture that has to be replaced is not compared with the film.
    const kept = facts && isOrdinary(poster, facts) ? facts : undefined;
    const flaws = findFlaws(format, page.media.films.get(file), kept);
    const { where, name } = nameOf(path, page.tree.data);
    return flaws.map(({ code, words, hint }) => ({
      code,
      message: isError({ code })
        ? `${where}: ${named(name)} cannot be ${quote(file)}: ${words}.`
        : `${where}: ${named(name)} is ${quote(file)}, which ${words}.`,
      hint,
      range: page.tree.valueAt(path),
    }));
  });

/** The first error of a film, or else all warnings and notices. */
export function findFlaws(
  format: keyof typeof formats,
  facts: FilmFacts | undefined,
  poster?: PictureFacts,
): Flaw[] {
  if (!facts) return [];
  const {
    content,
    size,
    width,
    height,
    codec,
    profile,
    isBroken,
    hasSound,
    startsLate,
    hasRecording,
  } = facts;
  const { advice } = formats[format];
  const young = codec && lookUp(recent, codec);
  const flaw = (code: Code, words: string, hint: string): Flaw[] => [{ code, words, hint }];
  const error = (words: string, hint = advice) => flaw("spoiled-film", words, hint);
  if (content === "empty") return error("the file is empty", "Copy it into public/ again.");
  if (content === "unknown") {
    return error(
      "the file cannot be opened as a film",
      `It is damaged, or of another kind than its name says. ${advice}`,
    );
  }
  const isFilm = ["mp4", "quicktime", "webm", "matroska", "avi"].includes(content);
  if (!isFilm) return error(`it is ${kindInWords[content]}, and no film`);
  const isRelated = content === "quicktime" && format === "mp4";
  if (content !== formats[format].content && !isRelated) {
    return error(`it is ${kindInWords[content]}, whatever its name says`);
  }
  if (isBroken) {
    return error(
      "the film breaks off before its end",
      "It was not copied or exported to its end. Copy it into public/ again, or export it anew.",
    );
  }
  if (!codec) return error("it holds no pictures that move");
  if (!formats[format].played.includes(codec)) {
    return error(`it is coded as ${nameCodec(codec)}, which many browsers do not play`);
  }
  return [
    ...(isRelated
      ? flaw("film-codec", "is a QuickTime film, and not played by every browser", advice)
      : []),
    ...(young
      ? flaw(
          "film-codec",
          `is coded as ${young}, which older browsers do not play`,
          `${advice} In ${young}, it may stand beside it as WebM.`,
        )
      : []),
    ...(profile !== undefined && !playedProfiles.includes(profile)
      ? flaw(
          "film-codec",
          "is coded in a form of H.264 for editing, which not every browser plays",
          "Export it with the profile High: 8 bits, 4:2:0.",
        )
      : []),
    ...(width > 0 && width < leastWidth
      ? flaw(
          "small-film",
          `has only ${width} × ${height} pixels, and is stretched and blurred`,
          "Export it larger: 1280 pixels across are good, 800 are enough.",
        )
      : []),
    ...(poster && !isSameShape(facts, poster)
      ? flaw(
          "poster-shape",
          `has ${width} × ${height} pixels, but its poster ${poster.width} × ${poster.height}: the film is cut to the shape of the poster`,
          "Name a poster of the film's own shape, such as a frame of it.",
        )
      : []),
    ...(startsLate
      ? flaw(
          "film-start",
          "starts late: what a browser has to know first stands at its end",
          "Export it with “fast start” or “web optimized” switched on. FFmpeg does it without encoding anew: -c copy -movflags +faststart.",
        )
      : []),
    ...(hasRecording
      ? flaw(
          "film-recording",
          "may tell where it was filmed: it holds a recording beside its pictures",
          "Export it anew without metadata.",
        )
      : []),
    ...(hasSound
      ? flaw(
          "film-sound",
          "carries sound that no visitor hears: films play silently",
          "Export it without sound, and it weighs less.",
        )
      : []),
    ...(size > heavy
      ? flaw(
          "film-weight",
          `weighs ${formatBytes(size)}, and comes late on a phone`,
          "Make it shorter or smaller, or export it at a lower bitrate. 10 MB are plenty for half a minute.",
        )
      : []),
  ];
}

/** True if one fills the other without losing more than a twentieth, or if a size is unknown. */
function isSameShape(film: FilmFacts, poster: PictureFacts): boolean {
  const [a, b] = [film.width * poster.height, film.height * poster.width];
  return a === 0 || b === 0 || Math.max(a, b) / Math.min(a, b) <= 1.05;
}

const nameCodec = (codec: string) =>
  codecNames.find(([pattern]) => pattern.test(codec))?.[1] ?? `“${codec}”`;

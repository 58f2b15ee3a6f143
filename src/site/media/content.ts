/** The types of picture and film files, by content. */
export type Content =
  | "avi"
  | "avif"
  | "avif animation"
  | "empty"
  | "gif"
  | "heic"
  | "ico"
  | "jpeg"
  | "matroska"
  | "mp4"
  | "pdf"
  | "png"
  | "psd"
  | "quicktime"
  | "svg"
  | "tiff"
  | "unknown"
  | "web page"
  | "webm"
  | "webp"
  | "zip";

/** The first bytes of each type. The first match counts. */
const beginnings: readonly [Content, RegExp][] = [
  ["empty", /^$/],
  ["png", /^\x89PNG\r\n/],
  ["jpeg", /^\xff\xd8\xff/],
  ["gif", /^GIF8[79]a/],
  ["webp", /^RIFF....WEBP/s],
  ["avif animation", /^.{4}ftypavis/s],
  ["avif", /^.{4}ftyp(avif|mi[af]1.{4,32}avif)/s],
  ["heic", /^.{4}ftyp(he[iv][a-z]|mif1|msf1)/s],
  ["quicktime", /^.{4}(ftypqt {2}|moov|mdat|wide|pnot)/s],
  ["mp4", /^.{4}ftyp/s],
  ["webm", /^\WE\xdf\xa3.{0,64}B\x82.{1,8}webm/s],
  ["matroska", /^\WE\xdf\xa3/],
  ["avi", /^RIFF....AVI /s],
  ["tiff", /^(II\*\0|MM\0\*)/],
  ["psd", /^8BPS/],
  ["pdf", /^%PDF/],
  ["zip", /^PK\W\W/],
  ["ico", /^\0\0\W\0/],
  ["web page", /^(\xef\xbb\xbf)?\s*(<!--.*?-->\s*)*<(!doctype html|html|head|body|title)\b/is],
  ["svg", /^(\xef\xbb\xbf)?\s*<[?!sa-z].*?<([a-z]+:)?svg\b|^(\xef\xbb\xbf)?\s*<svg\b/is],
];

/** In bytes: the beginning of a file that shows its type. A drawing may have a long preface. */
export const beginning = 8192;

/** Detects the type of a file from its first bytes, regardless of its name. */
export function contentOf(file: Buffer): Content {
  const text = file.subarray(0, beginning).toString("latin1");
  return beginnings.find(([, pattern]) => pattern.test(text))?.[0] ?? "unknown";
}

/** Each type in words, as part of a sentence. */
export const kindInWords: Readonly<Record<Content, string>> = {
  avi: "an AVI film",
  avif: "an AVIF picture",
  "avif animation": "an animation in AVIF",
  empty: "an empty file",
  gif: "a GIF picture",
  heic: "an HEIC photograph",
  ico: "an ICO icon",
  jpeg: "a JPEG photograph",
  matroska: "a Matroska film",
  mp4: "an MP4 film",
  pdf: "a PDF document",
  png: "a PNG picture",
  psd: "a Photoshop document",
  quicktime: "a QuickTime film",
  svg: "an SVG drawing",
  tiff: "a TIFF picture",
  unknown: "no film or picture that is known here",
  "web page": "a web page",
  webm: "a WebM film",
  webp: "a WebP picture",
  zip: "a ZIP archive",
};

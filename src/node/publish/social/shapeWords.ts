import path from "node:path";
import sharp from "sharp";
import { cacheOnDisk } from "../../assets/diskCache.ts";
import { hash } from "../../project/hash.ts";
import type { CardFont } from "./typeface.ts";

/** Words as a picture, with its size in pixels. */
export interface ShapedWords {
  src: string;
  width: number;
  height: number;
}

interface Settings {
  /** The fonts in the order of preference. */
  fonts: readonly CardFont[];
  color: string;
  /** The sizes of the letters to choose from, in pixels: the first in which the words fit. */
  sizes: readonly number[];
  /** The room, in pixels. */
  width: number;
  height: number;
  cacheDir: string;
}

/** Scripts whose letters follow each other from left to right, each with one shape. */
const simple = [
  ...["Latin", "Greek", "Cyrillic", "Han", "Hiragana", "Katakana", "Hangul"],
  ...["Common", "Inherited"],
];
const other = new RegExp(`[^${simple.map((name) => `\\p{Script=${name}}`).join("")}]`, "u");

/** True for words with letters that join, or that run from right to left. */
export const needShaping = (words: string): boolean => other.test(words);

/**
 * Draws words with Pango, which joins and orders the letters of every script. Undefined if a letter is in none of the
 * fonts: those of the machine may not have it either.
 */
export async function shapeWords(
  words: string,
  { fonts, color, sizes, width, height, cacheDir }: Settings,
): Promise<ShapedWords | undefined> {
  const files = await Promise.all(fonts.map((font) => writeFont(font, cacheDir)));
  const letters = [...words.replaceAll(/\s/g, "")];
  if (!letters.every((letter) => files.some(({ characters }) => characters.has(letter)))) {
    return undefined;
  }
  // Each call makes one more font known.
  for (const { file } of files) await sharp({ text: { text: "A", fontfile: file } }).toBuffer();
  const families = [...new Set(files.map(({ family }) => family))].join(",");
  const draw = async (size: number) => {
    const lineHeight = Math.round(size * 1.3 * 1024);
    const span = `<span foreground="${color}" line_height="${lineHeight}">${escapeMarkup(words)}</span>`;
    const text = { text: span, font: `${families} ${size}`, width, dpi: 72, rgba: true } as const;
    return sharp({ text }).png().toBuffer({ resolveWithObject: true });
  };
  let drawn = await draw(sizes[0] ?? 0);
  for (const size of sizes.slice(1)) if (drawn.info.height > height) drawn = await draw(size);
  const scale = Math.min(1, height / drawn.info.height, width / drawn.info.width);
  return {
    src: `data:image/png;base64,${drawn.data.toString("base64")}`,
    width: drawn.info.width * scale,
    height: drawn.info.height * scale,
  };
}

const escapeMarkup = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A font as a file that Pango reads. It stays: Pango keeps its name for as long as the process runs. */
async function writeFont({ content, axes }: CardFont, cacheDir: string) {
  const [{ default: subsetFont }, { Blob, Face }] = await Promise.all([
    import("subset-font"),
    import("harfbuzzjs"),
  ]);
  const name = `card-${hash(`${hash(content)} ${JSON.stringify(axes)}`)}.ttf`;
  const data = await cacheOnDisk(cacheDir, name, () =>
    subsetFont(content, "", {
      ...{ keepAllGlyphs: true, targetFormat: "truetype", variationAxes: axes },
    }),
  );
  const face = new Face(new Blob(data), 0);
  return {
    file: path.join(cacheDir, name),
    family: readFamily(face.referenceTable("name")),
    characters: new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code))),
  };
}

/** The name of the family in the table `name` of a font: the first one in UTF-16. */
function readFamily(table: Uint8Array | undefined): string {
  const bytes = Buffer.from(table ?? []);
  const [count, start] = bytes.length > 6 ? [bytes.readUInt16BE(2), bytes.readUInt16BE(4)] : [0, 0];
  for (let at = 6; at < 6 + 12 * count; at += 12) {
    const [platform, id] = [bytes.readUInt16BE(at), bytes.readUInt16BE(at + 6)];
    const [length, offset] = [bytes.readUInt16BE(at + 8), bytes.readUInt16BE(at + 10)];
    if (platform !== 3 || id !== 1) continue;
    const name = Buffer.from(bytes.subarray(start + offset, start + offset + length));
    return name.swap16().toString("utf16le");
  }
  return "";
}

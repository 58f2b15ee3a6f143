import type { Fallback, FontRole, Typeface } from "../../shared/typeface.ts";
import { scriptFallbacks } from "../../theme/scriptFallbacks.ts";
import { monospaceFallbacks, sansFallbacks, serifFallbacks } from "../../theme/typefaces.ts";
import { readIfThere } from "../readIfThere.ts";
import { type Content, contentOf } from "./content.ts";

/** The facts of a font file of the site's own. */
export interface FontFacts {
  weight: { min: number; max: number };
  isItalic: boolean;
  /** The axes besides the weight, each with the value that suits the use. */
  axes: Readonly<Record<string, number>>;
  characters: ReadonlySet<string>;
  /** Its measures, and fonts of other machines, resized to these. */
  metrics: Omit<Typeface, "name">;
}

/** The size, in pixels, and the weight that represent a role. */
const typical = {
  display: { size: 48, weight: 560 },
  text: { size: 17, weight: 400 },
  labels: { size: 15, weight: 600 },
  script: { size: 17, weight: 400 },
} satisfies Record<FontRole, object>;

/** The weights that the page's styles name. */
const used = { min: 400, max: 700 };

/** English letters, about as often as they occur. */
const sample =
  "The quiet hours of an evening are yours again, and nothing is lost on the way to them. ";

/** Inspects a font file: its facts, or what it is instead if browsers could not use it. */
export async function inspectFont(file: string): Promise<FontFacts | Content> {
  const bytes = await readIfThere(file);
  try {
    return await readFont(bytes, "text");
  } catch {
    return contentOf(bytes);
  }
}

/** The facts of a font for a role. Throws if the file is no font. */
export async function readFont(bytes: Buffer, role: FontRole): Promise<FontFacts> {
  if (breaksOff(bytes)) throw new Error("The font breaks off before its end.");
  // Imported on demand: both load slowly, and few sites have a font of their own.
  const [{ default: subsetFont }, harfbuzz] = await Promise.all([
    import("subset-font"),
    import("harfbuzzjs"),
  ]);
  const { Blob, Face, Font, Variation } = harfbuzz;
  const whole = { keepAllGlyphs: true, targetFormat: "sfnt" } as const;
  const unpacked = await subsetFont(bytes, "", whole);
  const face = new Face(new Blob(unpacked), 0);
  const characters = [...face.collectUnicodes()].map((code) => String.fromCodePoint(code));
  if (characters.length === 0) throw new Error("The font has no characters.");
  const { wght, ...others } = face.getAxisInfos();
  const style = readStyle(face.referenceTable("OS/2"));
  const weight = wght ? narrow(wght) : { min: style.weight, max: style.weight };
  const { size, weight: usual } = typical[role];
  const axes = Object.fromEntries(
    Object.entries(others).map(([tag, axis]) => [
      tag,
      tag === "opsz" ? clamp(size, axis) : axis.default,
    ]),
  );
  const font = new Font(face);
  const settings = { ...axes, ...(wght && { wght: clamp(usual, weight) }) };
  font.setVariations(Object.entries(settings).map(([tag, value]) => new Variation(tag, value)));
  const glyphOf = (letter: string) => font.nominalGlyph(letter.codePointAt(0) ?? 0);
  const advances = [...sample].flatMap((letter) => {
    const glyph = glyphOf(letter);
    return glyph === undefined ? [] : font.glyphHAdvance(glyph) / face.upem;
  });
  const stem = font.glyphExtents(glyphOf("I") ?? 0);
  const isMonospace = readIsMonospace(face.referenceTable("post"));
  const isSerif = style.isSerif ?? (stem ? stem.width / Math.abs(stem.height) > 0.3 : false);
  const { ascender, descender } = font.hExtents();
  // Without Latin letters nothing can be compared, and the fallback keeps its own size.
  const width = advances.reduce((sum, each) => sum + each, 0) / advances.length || undefined;
  return {
    weight,
    isItalic: style.isItalic,
    axes,
    characters: new Set(characters),
    metrics: {
      ascent: ascender / face.upem,
      descent: -descender / face.upem,
      generic: isMonospace ? "monospace" : isSerif ? "serif" : "sans-serif",
      fallbacks: listFallbacks(),
    },
  };

  function listFallbacks(): Fallback[] {
    if (role !== "script" && isMonospace) return monospaceFallbacks(width);
    if (role !== "script") return isSerif ? serifFallbacks(width) : sansFallbacks(width);
    return scriptFallbacks(new Set(characters), (word) => {
      // Letters that join have another width than alone.
      const shaped = new harfbuzz.Buffer();
      shaped.addText(word);
      shaped.guessSegmentProperties();
      harfbuzz.shape(font, shaped);
      return (
        shaped.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem
      );
    });
  }
}

/** True if the file is shorter than its header declares. */
function breaksOff(bytes: Buffer): boolean {
  const isPacked = bytes.toString("latin1", 0, 3) === "wOF";
  if (isPacked) return bytes.readUInt32BE(8) > bytes.length;
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const endOf = (at: number) => bytes.readUInt32BE(at + 8) + bytes.readUInt32BE(at + 12);
  return tables.some((at) => endOf(at) > bytes.length);
}

interface Range {
  min: number;
  max: number;
}

const clamp = (value: number, { min, max }: Range) => Math.min(Math.max(value, min), max);

/** The part of a range of weights that the page uses, or all of it if it lies elsewhere. */
function narrow({ min, max }: Range): Range {
  const part = { min: Math.max(min, used.min), max: Math.min(max, used.max) };
  return part.min < part.max ? part : { min, max };
}

/** True if the table post says that all letters have one width. */
const readIsMonospace = (table: Uint8Array | undefined): boolean =>
  table !== undefined &&
  new DataView(table.buffer, table.byteOffset, table.byteLength).getUint32(12) !== 0;

/** Facts that the table OS/2 holds at fixed offsets. Many fonts do not declare whether they have serifs. */
function readStyle(table: Uint8Array | undefined) {
  if (!table) return { weight: 400, isItalic: false };
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const [family, serif] = [view.getUint8(32), view.getUint8(33)];
  const isItalic = (view.getUint16(62) & 1) === 1;
  const says = family === 2 && serif >= 2;
  return { weight: view.getUint16(4), isItalic, ...(says && { isSerif: serif <= 10 }) };
}

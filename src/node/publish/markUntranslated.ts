import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { islandMarker } from "../../shared/markers.ts";
import type { Edition } from "../../shared/section.ts";
import { directionOf } from "../../shared/text/directionOf.ts";

/** Attributes that are read aloud or shown. */
const spoken = new Set(["alt", "aria-label", "content", "placeholder", "title"]);

/** Letters alone: browsers and authors break lines in different places. */
const lettersOf = (text: string) => text.replaceAll(/\s+/g, "");

/** Elements whose text nobody reads. */
const silent = new Set(["script", "style", "template"]);

/** A node that was visited: its letters, and whether all of them are marked. */
interface Visited {
  letters: string;
  isMarked: boolean;
}

/**
 * Marks each text of a document that is not in the language of the page with its own language and direction: the element
 * that holds it alone, or else an element around it. An island gets no element that its script does not know, so that there
 * a text beside others has no mark; of an attribute, React takes no notice.
 */
export function markUntranslated(html: string, edition: Edition | undefined): string {
  if (!edition || edition.untranslated.length === 0) return html;
  const marks = new Marks(edition);
  marks.visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), false);
  return marks.insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((marked, { at, text }) => marked.slice(0, at) + text + marked.slice(at), html);
}

class Marks {
  readonly insertions: { at: number; text: string }[] = [];
  readonly #texts: ReadonlySet<string>;
  readonly #lang: string;
  readonly #attributes: string;

  constructor({ lang, untranslated }: Edition) {
    this.#texts = new Set(untranslated.map(lettersOf));
    this.#lang = ` lang="${lang}"`;
    this.#attributes = `${this.#lang} dir="${directionOf(lang) ?? "ltr"}"`;
  }

  /** Marks what is inside a node, innermost first. */
  visit(node: Tree.Node, isInIsland: boolean): Visited {
    if ("value" in node) return { letters: lettersOf(node.value), isMarked: false };
    if (!("childNodes" in node)) return { letters: "", isMarked: false };
    if (!("tagName" in node)) {
      for (const inner of node.childNodes) this.visit(inner, isInIsland);
      return { letters: "", isMarked: false };
    }
    if (silent.has(node.tagName)) return { letters: "", isMarked: false };
    const isIsland = isInIsland || node.attrs.some(({ name }) => name === islandMarker);
    const inner = node.childNodes.map((child) => this.visit(child, isIsland));
    const letters = inner.map((each) => each.letters).join("");
    const isMarked = inner.some((each) => each.isMarked && each.letters === letters);
    if (isMarked || this.#has(letters)) {
      if (!isMarked) this.#markElement(node, this.#attributes);
      return { letters, isMarked: true };
    }
    if (!isIsland) for (const child of node.childNodes) this.#wrap(child);
    const isSpoken = node.attrs.some(
      ({ name, value }) => spoken.has(name) && this.#has(lettersOf(value)),
    );
    if (isSpoken) this.#markElement(node, this.#lang);
    return { letters, isMarked: false };
  }

  #has(letters: string): boolean {
    return letters !== "" && this.#texts.has(letters);
  }

  #markElement({ tagName, attrs, sourceCodeLocation }: Tree.Element, attributes: string): void {
    const start = sourceCodeLocation?.startTag?.startOffset;
    if (start === undefined || attrs.some(({ name }) => name === "lang")) return;
    this.insertions.push({ at: start + tagName.length + 1, text: attributes });
  }

  #wrap(node: Tree.ChildNode): void {
    const { sourceCodeLocation: place } = node;
    if (!("value" in node) || !place || !this.#has(lettersOf(node.value))) return;
    this.insertions.push({ at: place.startOffset, text: `<span${this.#attributes}>` });
    this.insertions.push({ at: place.endOffset, text: "</span>" });
  }
}

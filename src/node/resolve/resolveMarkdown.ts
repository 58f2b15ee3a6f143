import type { AlignType, Definition, Nodes, Root, RootContent, Table } from "mdast";
import type { Picture } from "../../shared/section.ts";
import { joinTexts } from "../../shared/text/formatted.ts";
import type { Prose, ProseBlock, ProseInline, ProseTable } from "../../shared/text/prose.ts";
import { listHeadings, type MarkdownHeading } from "../../site/markdown/headings.ts";
import { definitionsOf, listMarkdownNodes } from "../../site/markdown/nodes.ts";
import { readNumbers } from "../../site/markdown/numbers.ts";
import { parseMarkdown } from "../../site/markdown/parse.ts";
import { splitAnchor } from "../../site/page/published.ts";

/** Resolves links and pictures as those of other properties. */
export interface MarkdownResolvers {
  /** The URL of a link; undefined where it is left out, because it leads to a section that is off. */
  href: (href: string) => string | undefined;
  image: (src: string, alt: string) => Promise<Picture>;
}

/** Markdown as data. HTML in it is text, which the checks refuse. */
export async function resolveMarkdown(text: string, resolvers: MarkdownResolvers): Promise<Prose> {
  const root = parseMarkdown(text);
  const definitions = definitionsOf(root);
  const images = listMarkdownNodes(root).flatMap((node) => readImage(node, definitions) ?? []);
  const resolveImage = async ({ node, url, alt }: Image) =>
    [node, await resolvers.image(url, alt)] as const;
  const pictures = new Map(await Promise.all(images.map(resolveImage)));
  const converter = new Converter(root, text, { ...resolvers, definitions, pictures });
  return { type: "root", children: converter.blocks(root.children), notes: converter.notes() };
}

/** A picture in a text, and its caption. */
interface Image {
  node: Nodes;
  url: string;
  alt: string;
  title: string;
}

function readImage(node: Nodes, definitions: ReadonlyMap<string, Definition>): Image | undefined {
  if (node.type !== "image" && node.type !== "imageReference") return undefined;
  const source = node.type === "image" ? node : definitions.get(node.identifier);
  return { node, url: source?.url ?? "", alt: node.alt ?? "", title: source?.title ?? "" };
}

interface Sources extends Pick<MarkdownResolvers, "href"> {
  definitions: ReadonlyMap<string, Definition>;
  pictures: ReadonlyMap<Nodes, Picture>;
}

/** The alignments that a column's cells may have. */
const sides = { left: "start", center: "center", right: "end" } as const;

class Converter {
  readonly #text: string;
  readonly #sources: Sources;
  readonly #headings: Map<Nodes, MarkdownHeading>;
  readonly #footnotes: Map<string, RootContent[]>;
  /** The footnotes in the order of their first marks, with the number of marks. */
  readonly #marked = new Map<string, number>();

  constructor(root: Root, text: string, sources: Sources) {
    this.#text = text;
    this.#sources = sources;
    this.#headings = new Map(listHeadings(root, text).map((heading) => [heading.node, heading]));
    this.#footnotes = new Map(
      listMarkdownNodes(root)
        .filter((node) => node.type === "footnoteDefinition")
        .toReversed()
        .map(({ identifier, children }) => [identifier, children]),
    );
  }

  /** Blocks one after the other: footnotes are numbered in the order of their marks. */
  blocks(nodes: readonly RootContent[]): ProseBlock[] {
    return nodes.flatMap((node) => this.#block(node));
  }

  /** The footnotes that the text names. A footnote may name others. */
  notes(): Prose["notes"] {
    const bodies: ProseBlock[][] = [];
    // Marks inside a note add others, which the loop reaches later.
    for (const identifier of this.#marked.keys()) {
      bodies.push(this.blocks(this.#footnotes.get(identifier) ?? []));
    }
    const marks = [...this.#marked.values()];
    return bodies.map((children, index) => ({ marks: marks[index] ?? 1, children }));
  }

  #block(node: RootContent): ProseBlock[] {
    switch (node.type) {
      case "paragraph":
        return [this.#figure(node.children) ?? this.#paragraph(node.children)];
      case "heading": {
        const { anchor, slug = "", children = [] } = this.#headings.get(node) ?? {};
        const id = anchor && { id: anchor.id };
        const words = this.#line(children);
        return [{ type: "heading", depth: node.depth, ...id, slug, children: words }];
      }
      case "list": {
        const items = node.children.map((item) => this.blocks(item.children));
        const ordered = node.ordered === true;
        const numbers = readNumbers(node, this.#text);
        return [
          { type: "list", ordered, start: node.start ?? 1, ...(numbers && { numbers }), items },
        ];
      }
      case "blockquote":
        return [{ type: "blockquote", children: this.blocks(node.children) }];
      case "code":
        return [{ type: "code", value: node.value }];
      case "thematicBreak":
        return [{ type: "thematicBreak" }];
      case "table":
        return [this.#table(node)];
      case "html":
        return [{ type: "paragraph", children: [node.value] }];
      default:
        return [];
    }
  }

  #paragraph(nodes: readonly RootContent[]): ProseBlock {
    return { type: "paragraph", children: this.#line(nodes) };
  }

  /** A picture alone in its paragraph. The text in quotes behind its path is its caption. */
  #figure([node, ...others]: readonly RootContent[]): ProseBlock | undefined {
    const picture = node && this.#sources.pictures.get(node);
    if (!picture || others.length > 0) return undefined;
    const caption = readImage(node, this.#sources.definitions)?.title;
    return { type: "figure", picture, ...(caption && { caption }) };
  }

  #table({ align, children }: Table): ProseTable {
    const [head = [], ...rows] = children.map((row) =>
      row.children.map((cell) => this.#line(cell.children)),
    );
    const side = (type: AlignType | undefined) => (type ? sides[type] : undefined);
    return {
      type: "table",
      align: head.map((_, index) => side(align?.[index])),
      head,
      rows: rows.map((row) => head.map((_, index) => row[index] ?? [])),
    };
  }

  #line(nodes: readonly RootContent[]): ProseInline[] {
    return joinTexts(nodes.flatMap((node) => this.#inline(node)));
  }

  #inline(node: RootContent): ProseInline[] {
    switch (node.type) {
      case "text":
      case "html":
        return [node.value.replaceAll(/[ \t]*\r?\n[ \t]*/g, " ")];
      case "strong":
      case "emphasis":
      case "delete":
        return [{ type: node.type, children: this.#line(node.children) }];
      case "inlineCode":
        return [{ type: "inlineCode", value: node.value }];
      case "break":
        return [{ type: "break" }];
      case "link":
        return this.#link(node.url, node.children);
      case "linkReference":
        return this.#link(this.#sources.definitions.get(node.identifier)?.url ?? "", node.children);
      case "footnoteReference": {
        const mark = (this.#marked.get(node.identifier) ?? 0) + 1;
        this.#marked.set(node.identifier, mark);
        const note = [...this.#marked.keys()].indexOf(node.identifier) + 1;
        return [{ type: "footnoteReference", note, mark }];
      }
      default: {
        const picture = this.#sources.pictures.get(node);
        return picture ? [{ type: "image", picture }] : [];
      }
    }
  }

  #link(url: string, nodes: readonly RootContent[]): ProseInline[] {
    const children = this.#line(nodes);
    if (url === "todo") return [{ type: "link", children }];
    const href = this.#sources.href(splitAnchor(url) ? url.normalize("NFC") : url);
    return href === undefined ? children : [{ type: "link", href, children }];
  }
}

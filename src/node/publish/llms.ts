import type { List, ListItem, Paragraph, PhrasingContent, RootContent, Text } from "mdast";
import { mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import type { Page } from "../../shared/page.ts";
import { mostStars } from "../../shared/stars.ts";
import {
  type FormattedContent,
  type Inline,
  isFormatted,
  linesOf,
} from "../../shared/text/formatted.ts";
import { isProse } from "../../shared/text/prose.ts";
import { ProseBuilder, toUrl } from "./llmsProse.ts";
import { printMarkdown } from "./printMarkdown.ts";

/** A text that readers see, on one line. */
class Line {
  readonly parts: PhrasingContent[];

  constructor(parts: PhrasingContent[]) {
    this.parts = parts;
  }
}

/** A long text. */
class LongText {
  readonly blocks: RootContent[];

  constructor(blocks: RootContent[]) {
    this.blocks = blocks;
  }
}

/** The address that the texts beside it lead to. */
class Destination {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }
}

interface Building {
  schemas: Schemas;
  /** The address of the page, to make its links whole. */
  address: string | undefined;
  prose: ProseBuilder;
}

/** Renders `llms.txt`: every text of the listed pages in a language as Markdown, section by section, the home page first. `root` is the site's address. */
export function renderLlms(
  pages: readonly Page[],
  schemas: Schemas,
  root: string | undefined,
): string {
  const prose = new ProseBuilder();
  const addressOf = ({ path }: Page) => root && new URL(path.slice(1), root).href;
  return printMarkdown(
    pages
      .filter((page, index) => index === 0 || page.listed)
      .flatMap((page) =>
        buildPage(page, page === pages[0], { schemas, address: addressOf(page), prose }),
      ),
  );
}

function buildPage({ site, sections }: Page, isHome: boolean, building: Building): RootContent[] {
  const { schemas, address } = building;
  const blocks: RootContent[] = [
    { type: "heading", depth: 1, children: [textOf(isHome ? site.name : site.title)] },
    { type: "blockquote", children: [toParagraph([textOf(site.description)])] },
    ...(address ? [toParagraph([{ type: "html", value: `<${address}>` }])] : []),
  ];
  for (const { type, props } of sections) {
    // The header and the footer are the same on most pages.
    if (!isHome && schemas.get(sectionSchema(type))?.landmark) continue;
    const { title, ...rest } = readTexts(props, type, site.words, building);
    if (title instanceof Line) blocks.push({ type: "heading", depth: 2, children: title.parts });
    blocks.push(...Object.values(rest).flatMap(buildBlocks));
  }
  return blocks;
}

/** The props with every readable text as `Line`. The schema decides which fields are readable. */
function readTexts(
  props: object,
  type: string,
  words: Page["site"]["words"],
  { schemas, address, prose }: Building,
): Record<string, unknown> {
  const texts = mapFields(schemas, sectionSchema(type), props, [], ({ kind, value }) => {
    if (isFormatted(value)) return readFormatted(value, address);
    if (kind === "text") return new Line([textOf(String(value))]);
    if (kind === "rating") return new Line([textOf(sayRating(words.rating, Number(value)))]);
    if (kind === "href" && typeof value === "string") return new Destination(toUrl(value, address));
    if (kind === "link" || kind === "button") return readLink(value);
    if (isProse(value)) return new LongText(prose.build(value, address));
    return isDrawn(kind) ? undefined : value;
  });
  return { ...(texts ?? {}) };
}

const sayRating = (phrase: string, stars: number) =>
  phrase.replace("{n}", String(stars)).replace("{all}", String(mostStars));

/** The alternative text of pictures and portraits is left out: it repeats the text beside them. */
const isDrawn = (kind: string) => kind === "image" || kind === "avatar";

/** The label of a group; a link, if the group has a destination. */
function readLink(group: unknown): Line | undefined {
  if (typeof group !== "object" || group === null || !("label" in group)) return undefined;
  const { label } = group;
  if (!(label instanceof Line)) return undefined;
  if (!("href" in group) || !(group.href instanceof Destination)) return label;
  return new Line([{ type: "link", url: group.href.url, children: label.parts }]);
}

/** A text with marks on one line, as the other texts are. The entries of its lists follow each other. */
function readFormatted(content: FormattedContent, address: string | undefined): Line {
  const lines = "children" in content ? [content.children] : content.blocks.flatMap(linesOf);
  return joinLines(lines.map((line) => new Line(buildInlines(line, address))));
}

function buildInlines(parts: readonly Inline[], address: string | undefined): PhrasingContent[] {
  return parts.flatMap((part): PhrasingContent[] => {
    if (typeof part === "string") return [{ type: "text", value: part.replaceAll(/\s+/g, " ") }];
    if (part.type === "break") return [space];
    const children = buildInlines(part.children, address);
    if (part.type !== "link") return [{ type: part.type, children }];
    return part.href === undefined
      ? children
      : [{ type: "link", url: toUrl(part.href, address), children }];
  });
}

/** A property of a section as blocks: a paragraph or a list. */
function buildBlocks(value: unknown): RootContent[] {
  if (value instanceof Line) return [toParagraph(value.parts)];
  if (value instanceof LongText) return value.blocks;
  if (Array.isArray(value)) return toLists(value);
  return isGroup(value) ? valuesOf(value).flatMap(buildBlocks) : [];
}

/** The values as a list, if any of them has a text. */
function toLists(values: readonly unknown[]): List[] {
  const children = values.flatMap(buildItems);
  return children.length > 0 ? [{ type: "list", spread: false, children }] : [];
}

/** An entry of a list. Its first text is bold if others follow. Without any text, what is in its lists stays. */
function buildItems(item: unknown): ListItem[] {
  const values = listInside(item);
  const [first, ...rest] = values.filter((value) => value instanceof Line);
  const [inner] = toLists(values.filter(Array.isArray).flat());
  if (!first) return inner?.children ?? [];
  const title = rest.length === 0 ? first : new Line([{ type: "strong", children: first.parts }]);
  const children = [toParagraph(joinLines([title, ...rest]).parts), ...(inner ? [inner] : [])];
  return [{ type: "listItem", spread: false, children }];
}

/** The texts and lists of a group, such as a price; any other value is alone. */
const listInside = (value: unknown): unknown[] =>
  isGroup(value) ? valuesOf(value).flatMap(listInside) : [value];

const isGroup = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Line || value instanceof LongText || value instanceof Destination);

/** The values of a group, in whose place its label leads to its destination. */
const valuesOf = (group: object): unknown[] =>
  Object.values({ ...group, ...("label" in group && { label: readLink(group) ?? group.label }) });

const space: Text = { type: "text", value: " " };

const joinLines = (lines: readonly Line[]): Line =>
  new Line(lines.flatMap(({ parts }, index) => (index === 0 ? parts : [space, ...parts])));

const toParagraph = (children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });

/** The text on one line. */
const textOf = (text: string): Text => ({
  type: "text",
  value: text.trim().replaceAll(/\s+/g, " "),
});

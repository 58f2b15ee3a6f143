import { mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import type { Page } from "../../shared/page.ts";
import {
  type FormattedContent,
  type Inline,
  isFormatted,
  linesOf,
} from "../../shared/text/formatted.ts";
import { isProse } from "../../shared/text/prose.ts";
import { escapeStart, ProseRenderer } from "./llmsProse.ts";

/** A text that readers see, as Markdown. */
class Markdown {
  readonly markdown: string;

  constructor(markdown: string) {
    this.markdown = markdown;
  }
}

/** A long text, as blocks of Markdown. */
class LongText {
  readonly blocks: string[];

  constructor(blocks: string[]) {
    this.blocks = blocks;
  }
}

interface Rendering {
  schemas: Schemas;
  /** The address of the page, to make its links whole. */
  address: string | undefined;
  prose: ProseRenderer;
}

/** Renders `llms.txt`: every text of the listed pages as Markdown, section by section. `root` is the site's address. */
export function renderLlms(
  pages: readonly Page[],
  schemas: Schemas,
  root: string | undefined,
): string {
  const prose = new ProseRenderer();
  const addressOf = ({ path }: Page) => root && new URL(path.slice(1), root).href;
  return pages
    .filter(({ path, listed }) => path === "/" || listed)
    .map((page) => renderOne(page, { schemas, address: addressOf(page), prose }))
    .join("\n");
}

function renderOne({ path, site, sections }: Page, rendering: Rendering): string {
  const { schemas, address } = rendering;
  const isHome = path === "/";
  const parts = [
    `# ${escapeMarkdown(isHome ? site.name : site.title)}`,
    `> ${escapeMarkdown(site.description)}`,
    ...(address ? [`<${address}>`] : []),
  ];
  for (const { type, props } of sections) {
    // The header and the footer are the same on most pages.
    if (!isHome && schemas.get(sectionSchema(type))?.landmark) continue;
    const { title, ...rest } = readTexts(props, type, rendering);
    if (title instanceof Markdown) parts.push(`## ${title.markdown}`);
    parts.push(...Object.values(rest).flatMap(renderBlock));
  }
  return `${parts.join("\n\n")}\n`;
}

/** The props with every readable text as `Markdown`. The schema says which fields are readable. */
function readTexts(
  props: object,
  type: string,
  { schemas, address, prose }: Rendering,
): Record<string, unknown> {
  const words = mapFields(schemas, sectionSchema(type), props, [], ({ kind, value }) => {
    if (isFormatted(value)) return renderFormatted(value, address);
    if (kind === "text") return new Markdown(escapeMarkdown(String(value)));
    if (kind === "link" || kind === "button") return renderLink(value, address);
    if (isProse(value)) return new LongText(prose.render(value, address));
    return isDrawn(kind) ? undefined : value;
  });
  return { ...(words ?? {}) };
}

/** The alternative text of pictures and portraits is left out: it repeats the text beside them. */
const isDrawn = (kind: string) => kind === "image" || kind === "avatar";

/** A link, or only its text if it has no destination yet. */
function renderLink(link: unknown, address: string | undefined): unknown {
  if (typeof link !== "object" || link === null || !("label" in link)) return undefined;
  const { label } = link;
  if (!(label instanceof Markdown) || !("href" in link) || typeof link.href !== "string")
    return label;
  return new Markdown(`[${label.markdown}](${address ? new URL(link.href, address) : link.href})`);
}

/** A text with marks on one line, as the other texts are. The entries of its lists follow each other. */
function renderFormatted(content: FormattedContent, address: string | undefined): Markdown {
  const lines = "children" in content ? [content.children] : content.blocks.flatMap(linesOf);
  return new Markdown(lines.map((line) => renderInlines(line, address)).join(" "));
}

function renderInlines(parts: readonly Inline[], address: string | undefined): string {
  const rendered = parts.map((part) => {
    if (typeof part === "string") return escapeInside(part);
    if (part.type === "break") return " ";
    const words = renderInlines(part.children, address);
    if (part.type === "strong") return `**${words}**`;
    if (part.type === "emphasis") return `*${words}*`;
    const { href } = part;
    return href ? `[${words}](${address ? new URL(href, address) : href})` : words;
  });
  return escapeStart(rendered.join(""));
}

/** A property of a section as blocks: a paragraph or a list. */
function renderBlock(value: unknown): string[] {
  if (value instanceof Markdown) return [value.markdown];
  if (value instanceof LongText) return value.blocks;
  if (Array.isArray(value)) {
    const lines = value.flatMap((item) => renderItem(item, ""));
    return lines.length > 0 ? [lines.join("\n")] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(renderBlock);
}

/** An item of a list as lines. Its first text is bold if others follow, and lists inside it are indented. */
function renderItem(item: unknown, indent: string): string[] {
  if (item instanceof Markdown) return [`${indent}- ${item.markdown}`];
  if (typeof item !== "object" || item === null) return [];
  const values = Object.values(item).flatMap(listInside);
  const [first, ...rest] = values.filter((value) => value instanceof Markdown);
  const inner = values
    .filter(Array.isArray)
    .flatMap((list) => list.flatMap((entry: unknown) => renderItem(entry, `${indent}  `)));
  if (!first) return inner;
  const title = rest.length === 0 ? first.markdown : `**${first.markdown}**`;
  const line = [title, ...rest.map(({ markdown }) => markdown)].join(" ");
  return [`${indent}- ${line}`, ...inner];
}

/** The texts and lists of a group, such as a price; any other value is alone. */
function listInside(value: unknown): unknown[] {
  const isGroup =
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Markdown || value instanceof LongText);
  return isGroup ? Object.values(value).flatMap(listInside) : [value];
}

/** The text on one line, escaped so that Markdown adds no heading, list entry or emphasis. */
const escapeMarkdown = (text: string) => escapeStart(escapeInside(text.trim()));

const escapeInside = (text: string) =>
  text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_[\]<>]/g, "\\$&");

import { quote } from "../../shared/text/wording.ts";
import type { Diagnostic, Range } from "../../yaml/diagnostic.ts";
import type { Catalogue, CatalogueEntry, CatalogueText, PreviousText } from "./catalogue.ts";
import { checkMetadata, findTwins, splitMetadata } from "./checkEntries.ts";
import { type Explanation, readString } from "./readString.ts";

/** The keywords of an entry, in their order. */
const keywords = ["msgctxt", "msgid", "msgstr"] as const;

type Keyword = (typeof keywords)[number];

type Texts = Partial<Record<Keyword, CatalogueText>>;

/** Parses a catalogue. Every error is reported at its place, and costs no more than its entry. */
export function parseCatalogue(source: string): Catalogue {
  const reader = new CatalogueReader(source);
  for (let start = 0; start < source.length; ) {
    const next = source.indexOf("\n", start);
    const end = next < 0 ? source.length : next;
    reader.readLine(start, source[end - 1] === "\r" ? end - 1 : end);
    start = end + 1;
  }
  reader.close();
  const { metadata, entries } = splitMetadata(reader.entries);
  const found = [...reader.diagnostics, ...checkMetadata(metadata), ...findTwins(entries, source)];
  return {
    ...{ source, entries, metadata },
    diagnostics: found.toSorted((a, b) => a.range[0] - b.range[0]),
  };
}

/** An entry of which some lines are read. */
interface OpenEntry {
  start: number;
  end: number;
  comments: string[];
  flags: string[];
  texts: Texts;
  previous: Texts;
  isObsolete: boolean;
  isBroken: boolean;
  /** The text that further lines in quotes belong to. */
  last?: { texts: Texts; keyword: Keyword } | undefined;
  /** The start of the line of `msgstr`. */
  writtenAt: number;
}

/** A line, or the rest of one: its start is behind the signs of obsolete and previous texts. */
interface Line {
  start: number;
  at: number;
  end: number;
  isObsolete: boolean;
  isPrevious: boolean;
  /** The word at its start, which is a keyword unless there is an error. */
  name: string;
  keyword: Keyword | undefined;
}

class CatalogueReader {
  readonly entries: CatalogueEntry[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly #source: string;
  #open: OpenEntry | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  readLine(start: number, end: number): void {
    const text = this.#source.slice(start, end);
    const isConflict = /^(<<<<<<<|=======|>>>>>>>|\|{7})( |$)/.test(text);
    if (isConflict || text.trim() === "") {
      if (this.#open?.texts.msgstr) this.close();
      if (isConflict) this.#report([start, end], conflict);
      return;
    }
    const [lead = ""] = /^\s*(?:#~\s*\|\s*|#~\s*|#\|\s*)?/.exec(text) ?? [];
    const at = start + lead.length;
    const [name = ""] = /^\w+(?:\[\w*\])?/.exec(this.#source.slice(at, end)) ?? [];
    const keyword = keywords.find((each) => each === name);
    const line: Line = {
      ...{ start, at, end, name, keyword },
      ...{ isObsolete: lead.includes("~"), isPrevious: lead.includes("|") },
    };
    const isComment = this.#source[at] === "#";
    if (this.#open && begins(line, isComment, this.#open)) this.close();
    const open = this.#reach(line);
    if (isComment) readComment(this.#source.slice(at, end).trimEnd(), open);
    else this.#readText(line, open);
  }

  /** The entry that the line belongs to. */
  #reach({ start, end, isObsolete }: Line): OpenEntry {
    this.#open ??= {
      ...{ start, end, comments: [], flags: [], texts: {}, previous: {} },
      ...{ isObsolete, isBroken: false, writtenAt: start },
    };
    this.#open.end = end;
    // The comments of an obsolete entry may lack its sign.
    if (isObsolete) this.#open.isObsolete = true;
    return this.#open;
  }

  #readText({ start, at, end, name, keyword, isPrevious }: Line, open: OpenEntry): void {
    if (/^msgid_plural$|^msgstr\[/.test(name)) {
      this.#report([at, at + name.length], explainPlural(name));
      open.last = undefined;
      return;
    }
    if (keyword) open.last = { texts: isPrevious ? open.previous : open.texts, keyword };
    if (keyword === "msgstr") open.writtenAt = start;
    const opening = end - this.#source.slice(at + (keyword?.length ?? 0), end).trimStart().length;
    const { last } = open;
    if (this.#source[opening] === '"' && last) this.#addLine(last, opening, end);
    // Behind another error, lines that belong to nothing are no error of their own.
    else if (!open.isBroken)
      this.#report([at, end], explainLine(this.#source.slice(at, end), keyword));
  }

  #addLine(
    { texts, keyword }: { texts: Texts; keyword: Keyword },
    opening: number,
    end: number,
  ): void {
    const read = readString(this.#source, opening, end);
    if ("message" in read) {
      this.#report(read.range, read);
      return;
    }
    const { value = "", range = [opening], lines = [] } = texts[keyword] ?? {};
    texts[keyword] = {
      value: value + read.value,
      range: [range[0], read.inside[1] + 1],
      lines: [...lines, read.inside],
    };
  }

  /** Ends the entry. */
  close(): void {
    const open = this.#open;
    if (!open) return;
    const { msgid: id, msgstr: text } = open.texts;
    const [first] = Object.values(open.texts);
    if (first && !open.isBroken && !(id && text)) {
      const [missing, where] = id ? ["msgstr", "below msgid"] : ["msgid", "above msgstr"];
      this.#report(first.range, {
        message: `The entry has no ${missing}.`,
        hint: `Write ${missing} ${where}, or delete the entry.`,
      });
    }
    if (id && text && !open.isBroken) this.entries.push(finish(open, id, text, this.#source));
    this.#open = undefined;
  }

  #report(range: Range, { message, hint }: Explanation): void {
    this.diagnostics.push({ code: "catalogue", message, hint, range });
    if (this.#open) this.#open.isBroken = true;
  }
}

/** True if a line begins the entry behind the open one. */
function begins(
  { keyword, isObsolete, isPrevious }: Line,
  isComment: boolean,
  { texts, isBroken, isObsolete: isOpenObsolete }: OpenEntry,
): boolean {
  if (texts.msgstr && (isComment || isPrevious || isObsolete !== isOpenObsolete)) return true;
  if (!keyword || isPrevious) return false;
  const isThere = keywords.slice(keywords.indexOf(keyword)).some((each) => texts[each]);
  return isThere || (isBroken && keyword === "msgctxt");
}

function readComment(comment: string, { comments, flags }: OpenEntry): void {
  if (!comment.startsWith("#,")) comments.push(comment);
  else
    flags.push(
      ...comment
        .slice(2)
        .split(",")
        .flatMap((flag) => flag.trim() || []),
    );
}

const conflict: Explanation = {
  message: "Git could not join two versions of the catalogue here.",
  hint: "Keep one of the two versions, and delete the lines that Git put around them.",
};

const explainPlural = (name: string): Explanation => ({
  message: `${name} is for plurals, which no text of a site has.`,
  hint: "Write one msgid and one msgstr.",
});

const explainLine = (line: string, keyword: Keyword | undefined): Explanation =>
  keyword
    ? {
        message: `The text behind ${keyword} is not in quotes.`,
        hint: `Write it as ${keyword} "…".`,
      }
    : {
        message: `${quote(line.trim())} is no part of a catalogue.`,
        hint: "A line is a comment that begins with #, or a text in quotes behind msgctxt, msgid or msgstr.",
      };

function finish(
  { start, end, comments, flags, texts, previous, isObsolete, writtenAt }: OpenEntry,
  id: CatalogueText,
  text: CatalogueText,
  source: string,
): CatalogueEntry {
  return {
    ...{ range: [start, source.indexOf("\n", end) + 1 || source.length], comments, flags },
    ...{ isObsolete, id, text, previous: readPrevious(previous) },
    context: texts.msgctxt?.value ?? "",
    written: source.slice(writtenAt, end).replaceAll(/^[ \t]*#~ ?/gm, ""),
  };
}

const readPrevious = ({ msgctxt, msgid }: Texts): PreviousText => ({
  ...(msgctxt && { context: msgctxt.value }),
  ...(msgid && { id: msgid.value }),
});

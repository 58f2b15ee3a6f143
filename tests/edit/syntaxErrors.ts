/** A mistake in a section of its own, and the lines without it. */
interface BrokenLine {
  wrong: string;
  right: string;
  /** True where nothing below the mistake can be read: the section is the last of the page, and has to stay it. */
  isEnd?: boolean;
}

const syntaxErrors: Record<string, BrokenLine> = {
  "a line on a level of its own": { wrong: "\n   tone: soft", right: "\n    tone: soft" },
  "a tab": { wrong: "\n\ttone: soft", right: "\n    tone: soft" },
  "an open quote": { wrong: '\n      title: "Odd', right: '\n      title: "Odd"' },
  "a bracket left open": { wrong: "\n    tone: [soft", right: "\n    tone: [soft]", isEnd: true },
  "a blank that is none": { wrong: "\n    tone:\u00a0soft", right: "\n    tone: soft" },
  "no blank behind a colon": { wrong: "\n    tone:soft", right: "\n    tone: soft" },
  "a name given twice": { wrong: "\n    tone: soft\n    tone: plain", right: "\n    tone: plain" },
  "an anchor of YAML": { wrong: "\n    tone: &odd soft", right: "\n    tone: soft" },
  "what cannot be read at all": { wrong: "\n    <<<<<<< HEAD", right: "", isEnd: true },
};

/** The type of the section with the mistake; no other is of it. */
export const brokenType = "logos";

const section = (line: string) =>
  `  - type: ${brokenType}\n    id: odd${line.includes("title") ? "" : line}\n    props:${line.includes("title") ? line : "\n      title: Odd"}\n      text: More\n`;

/** Pages with a mistake in one section: how the mistake comes in, and how it is taken for read. */
export const brokenVariants = Object.entries(syntaxErrors).map(
  ([name, { wrong, right, isEnd }]) => ({
    name: `a mistake elsewhere: ${name}`,
    dress: (page: string) =>
      isEnd
        ? `${page.trimEnd()}\n${section(wrong)}`
        : page.replace(/^ {2}- type: features/m, `${section(wrong)}$&`),
    mend: (text: string) => text.replace(`${wrong}\n`, () => `${right}\n`),
  }),
);

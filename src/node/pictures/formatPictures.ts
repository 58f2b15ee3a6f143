import type { SiteChange } from "../../site/changes/change.ts";
import { describeChange } from "../../site/changes/describeChange.ts";
import { escapeMarkdown, groupChanges } from "../../site/changes/formatChanges.ts";
import type { ChangedSection } from "../../site/changes/listChangedSections.ts";
import { escapeHtml } from "../resolve/escapeHtml.ts";
import { type Pictures, type Side, sides, widths } from "./pictures.ts";

/** The changes of a site, and how each section is shown. */
export interface ShownChanges {
  changes: readonly SiteChange[];
  sections: readonly ChangedSection[];
  /** The pictures of sections. */
  pictures: ReadonlyMap<ChangedSection, Pictures>;
  /** The address of a section in a version, without a browser to photograph it; undefined if it is not shown there. */
  linkTo: (section: ChangedSection, side: Side) => string | undefined;
  /** A sentence on the pictures, if they are not all there. */
  remark?: string | undefined;
}

/** Sentences, and the sections that show what they are about. */
interface Part {
  sentences: string[];
  sections: readonly ChangedSection[];
}

/** The sentences of each heading, those of one section together. Each section is shown once. */
function listParts({ changes, sections }: ShownChanges): { heading: string; parts: Part[] }[] {
  const shown = new Map<ChangedSection, Part>();
  return groupChanges(changes).map(({ heading, changes }) => {
    const parts: Part[] = [];
    for (const change of changes) {
      const own = sections.filter((each) => each.changes.includes(change));
      const [known] = own.flatMap((section) => shown.get(section) ?? []);
      const sentence = `${describeChange(change)}.`;
      if (known && own.length === 1 && parts.includes(known)) {
        known.sentences.push(sentence);
        continue;
      }
      const part = { sentences: [sentence], sections: own.filter((each) => !shown.has(each)) };
      for (const section of part.sections) shown.set(section, part);
      parts.push(part);
    }
    return { heading, parts };
  });
}

/** True if the sentences begin with the name of the section. */
const isNamed = ({ name }: ChangedSection, [first = ""]: readonly string[]) =>
  first.startsWith(name.replace(/ on \/.*/, ""));

const words = { before: "Before", after: "After" } as const;
const isMissing = "not shown";

/** The changes with their pictures as Markdown. */
export function formatPicturesMarkdown(shown: ShownChanges): string {
  const show = ({ sentences, sections }: Part) => {
    const lines = sentences.map((each) => `- ${escapeMarkdown(each)}`).join("\n");
    const pictures = sections.flatMap((section) => {
      const own = showInMarkdown(shown, section);
      return own
        ? [...(isNamed(section, sentences) ? [] : [escapeMarkdown(section.name)]), own]
        : [];
    });
    return [lines, ...pictures].join("\n\n");
  };
  const groups = listParts(shown).map(({ heading, parts }) =>
    [`### ${escapeMarkdown(heading)}`, ...parts.map(show)].join("\n\n"),
  );
  return `${[...(shown.remark ? [escapeMarkdown(shown.remark)] : []), ...groups].join("\n\n")}\n`;
}

function showInMarkdown(shown: ShownChanges, section: ChangedSection): string | undefined {
  const pictures = shown.pictures.get(section);
  if (!pictures) {
    const links = listLinks(shown, section).map(({ side, href }) => `[${words[side]}](${href})`);
    return links.length > 0 ? links.join(" · ") : undefined;
  }
  const rows = widths.map((width) => {
    const cells = sides.map((side) => {
      const file = pictures[side].get(width);
      const alt = `${escapeMarkdown(section.name)}, ${side}, ${width} pixels wide`;
      return file === undefined ? isMissing : `![${alt}](${encodeURIComponent(file)})`;
    });
    return `| ${width} | ${cells.join(" | ")} |`;
  });
  return ["|  | Before | After |", "| --- | --- | --- |", ...rows].join("\n");
}

const listLinks = ({ linkTo }: ShownChanges, section: ChangedSection) =>
  sides.flatMap((side) => {
    const href = linkTo(section, side);
    return href === undefined ? [] : [{ side, href }];
  });

const style = `body{max-width:90rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
table{border-collapse:collapse;margin:1rem 0 3rem}
th{padding:.25rem .5rem;text-align:start;font-weight:500}
td{padding:.5rem;vertical-align:top;background:#8882}
img{display:block;max-width:100%;height:auto}
@media(prefers-color-scheme:dark){body{background:#111;color:#eee}a{color:#8cf}}`;

/** The changes with their pictures as a page. */
export function formatPicturesHtml(shown: ShownChanges): string {
  const show = ({ sentences, sections }: Part) => {
    const pictures = sections.map((section) => {
      const name = isNamed(section, sentences)
        ? ""
        : `<h3 dir="auto">${escapeHtml(section.name)}</h3>`;
      return name + showInHtml(shown, section);
    });
    return `<ul>${sentences.map((each) => `<li dir="auto">${escapeHtml(each)}</li>`).join("")}</ul>${pictures.join("")}`;
  };
  const groups = listParts(shown).map(
    ({ heading, parts }) =>
      `<h2 dir="auto">${escapeHtml(heading)}</h2>\n${parts.map(show).join("\n")}`,
  );
  const remark = shown.remark ? `<p>${escapeHtml(shown.remark)}</p>\n` : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>What changed</title><style>${style}</style></head>
<body><h1>What changed</h1>
${remark}${groups.join("\n")}
</body></html>
`;
}

function showInHtml(shown: ShownChanges, section: ChangedSection): string {
  const pictures = shown.pictures.get(section);
  if (!pictures) {
    const links = listLinks(shown, section).map(
      ({ side, href }) => `<a href="${escapeHtml(href)}">${words[side]}</a>`,
    );
    return `<p>${links.join(" · ")}</p>`;
  }
  const rows = widths.map((width) => {
    const cells = sides.map((side) => {
      const file = pictures[side].get(width);
      if (file === undefined) return `<td>${isMissing}</td>`;
      const alt = escapeHtml(`${section.name}, ${side}, ${width} pixels wide`);
      return `<td><a href="${encodeURIComponent(file)}"><img src="${encodeURIComponent(file)}" alt="${alt}"></a></td>`;
    });
    return `<tr><th scope="row">${width}</th>${cells.join("")}</tr>`;
  });
  return `<table><thead><tr><td></td><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

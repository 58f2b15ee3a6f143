import { child, dataAt } from "../../shared/dataAt.ts";
import type { EditorPage, EditorState, Problem } from "../../shared/editor/endpoint.ts";
import type { FieldAddress } from "../../shared/editor/messages.ts";
import { type NameSection, nameField, typeOf } from "../history/describeAction.ts";
import { isStillToWrite } from "../site/problemWords.ts";
import { anchorOf, anchorsOf } from "../site/sections.ts";
import type { Panel } from "../site/session.ts";

/** A problem as the list shows it. */
export interface ListedProblem extends Problem {
  page: EditorPage;
  /** Its index among the problems of its page. */
  index: number;
  /** The place to be selected; undefined if it is in no section. */
  place: FieldAddress | undefined;
  /** The panel of its value, where that is among the settings of the site or of a page. */
  panel?: Panel;
  /** The place in words: `Hero, second button`. */
  where: string;
}

const kinds = { error: "Must be solved", warning: "Worth a look", notice: "Good to know" };

/** The heading of problems of a kind: what they mean to their author. */
export const kindOf = (problem: Problem): string =>
  isStillToWrite(problem) ? "Still to write" : kinds[problem.severity];

const order = ["error", "warning", "notice"];

/** Of one severity, what is still to be written is listed together. */
const rankOf = (problem: Problem): number =>
  2 * order.indexOf(problem.severity) + (isStillToWrite(problem) ? 0 : 1);

/** The problems of all pages, the worst first and else in the order of their files. */
export function listProblems({ pages }: EditorState, name: NameSection): ListedProblem[] {
  return pages
    .flatMap((page) =>
      page.problems.map((problem, index) => ({
        ...problem,
        ...{ page, index },
        ...placeOf(page, problem, name),
      })),
    )
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** The panels of the settings, by the group that these are in. */
const panels: Record<string, Panel> = { site: "site", theme: "theme", page: "pages" };

function placeOf({ data }: EditorPage, { path, file }: Problem, name: NameSection) {
  if (file !== undefined) return { place: undefined, where: file };
  const [group, index, ...inner] = path;
  if (group !== "sections" || typeof index !== "number") {
    const where = typeof group === "string" ? nameField(path) : "";
    const panel = typeof group === "string" ? panels[group] : undefined;
    return { place: undefined, where, ...(panel && { panel }) };
  }
  const sections = child(data, "sections");
  const section = dataAt(sections, [index]);
  const anchor = (Array.isArray(sections) && anchorsOf(sections)[index]) || anchorOf(section);
  const field = inner.filter((step) => step !== "props");
  const words = [name({ index, type: typeOf(section) ?? "" })];
  if (field.length > 0) words.push(nameField(field));
  return { place: { section: anchor, path: inner }, where: words.join(", ") };
}

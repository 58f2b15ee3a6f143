import type { EditorPage, EditorState, Problem } from "../../shared/editor/endpoint.ts";
import type { Place } from "../../shared/editor/messages.ts";
import { child, dataAt } from "../../shared/wording.ts";
import { type NameSection, nameField, typeOf } from "../history/describeAction.ts";
import { anchorOf } from "../site/sections.ts";

/** A problem as the list shows it. */
export interface ListedProblem extends Problem {
  page: EditorPage;
  /** Its index among the problems of its page, which names its fix. */
  index: number;
  /** The place to be selected; undefined if it is in no section. */
  place: Place | undefined;
  /** The place in words: `Hero, second button`. */
  where: string;
}

const order = ["error", "warning", "notice"];

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
    .sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

function placeOf({ data }: EditorPage, { path, file }: Problem, name: NameSection) {
  if (file !== undefined) return { place: undefined, where: file };
  const [group, index, ...inner] = path;
  if (group !== "sections" || typeof index !== "number") {
    const where = typeof group === "string" ? nameField(path) : "";
    return { place: undefined, where };
  }
  const section = dataAt(child(data, "sections"), [index]);
  const anchor = anchorOf(section);
  const field = inner.filter((step) => step !== "props");
  const words = [name({ index, type: typeOf(section) ?? "" })];
  if (field.length > 0) words.push(nameField(field));
  return { place: { section: anchor, path: inner }, where: words.join(", ") };
}

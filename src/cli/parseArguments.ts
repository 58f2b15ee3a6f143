import { child } from "../shared/dataAt.ts";
import type { FieldPath } from "../shared/fieldPath.ts";
import { lookUp } from "../shared/lookUp.ts";
import type { Destination, Operation } from "../shared/operation.ts";
import { anchorOfSection, findSection, sectionsOf } from "../site/edit/ids.ts";
import { namesAt } from "../site/edit/order.ts";
import type { Rules } from "../site/edit/rules.ts";
import { nameId, nameSection } from "./nameSection.ts";
import { findExample, parseCount, parseId, parseProps, parseValue } from "./parseArgument.ts";
import { WrongCall } from "./wrongCall.ts";

/** The options that follow the arguments. */
export interface EditOptions {
  before?: string | undefined;
  after?: string | undefined;
  to?: string | undefined;
  at?: string | undefined;
  props?: string | undefined;
  id?: string | undefined;
}

interface Request {
  args: readonly string[];
  options: EditOptions;
  data: unknown;
  rules: Rules;
  /** The language of the site. */
  lang: string;
}

/** The number of arguments that each command takes, and its options. */
const commands: Record<string, { args: number; options: (keyof EditOptions)[] }> = {
  move: { args: 1, options: ["before", "after", "to"] },
  enable: { args: 1, options: [] },
  disable: { args: 1, options: [] },
  add: { args: 1, options: ["before", "after", "at", "props", "id"] },
  duplicate: { args: 1, options: [] },
  delete: { args: 1, options: [] },
  rename: { args: 2, options: [] },
  set: { args: 2, options: [] },
  remove: { args: 1, options: [] },
  insert: { args: 2, options: ["at"] },
};

/** Reads arguments such as `move faq --after hero` as an operation. */
export function parseArguments({
  args: [verb = "", ...args],
  options,
  data,
  rules,
  lang,
}: Request): Operation {
  const command = lookUp(commands, verb);
  if (!command) {
    throw new WrongCall(
      verb === ""
        ? "Say what to do: npm run edit -- --help tells how."
        : `edit does not know ${verb}. It knows ${[...Object.keys(commands), "undo", "redo"].join(", ")}.`,
    );
  }
  if (args.length !== command.args) {
    throw new WrongCall(
      `${verb} takes ${command.args === 1 ? "one word" : `${command.args} words`}, and got ${args.length}: ${args.join(" ") || "none"}. A text of several words stands in quotes.`,
    );
  }
  for (const name of Object.keys(options) as (keyof EditOptions)[]) {
    if (options[name] !== undefined && !command.options.includes(name))
      throw new WrongCall(`${verb} does not take --${name}.`);
  }
  const [first = "", second = ""] = args;
  if (verb === "rename") {
    if (first.startsWith("/")) return { do: "rename-page", page: first, to: second };
    const section = nameId(first, data, rules);
    // Headings of Markdown have rules of their own.
    const isSection = sectionsOf(data).some((each) => anchorOfSection(each) === section);
    return { do: "rename-id", section, id: isSection ? parseId(second, rules) : second };
  }
  const target: Target = verb === "add" ? { path: [] } : parseTarget(first, data, rules);
  const isWhole = target.path.length === 0;
  const section = target.section ?? first;
  switch (verb) {
    case "move":
      if (isWhole)
        return {
          do: "move-section",
          section,
          to: destination(options, data, true) ?? missing(verb),
        };
      return { do: "move", ...itemOf(target), to: parseCount(options.to ?? missing(verb)) };
    case "enable":
      return { do: "enable-section", section: whole(target, verb, first) };
    case "disable":
      return { do: "disable-section", section: whole(target, verb, first) };
    case "delete":
      return { do: "delete-section", section: whole(target, verb, first) };
    case "add": {
      const at = destination(options, data, false);
      const props =
        options.props === undefined
          ? findExample(first, rules.schemas, lang)
          : parseProps(options.props);
      return {
        do: "add-section",
        type: first,
        props,
        ...(options.id !== undefined && { id: parseId(options.id, rules) }),
        ...(at && { at }),
      };
    }
    case "duplicate":
      return isWhole ? { do: "duplicate-section", section } : { do: "duplicate", ...target };
    case "remove":
      return isWhole ? { do: "delete-section", section } : { do: "remove", ...target };
    case "insert": {
      const value = parseValue(second, [...whereOf(target, data), 0], data, rules);
      return {
        do: "insert",
        ...target,
        value,
        ...(options.at !== undefined && { index: parseCount(options.at) }),
      };
    }
    default:
      if (isWhole)
        throw new WrongCall(`${first} is a whole section. Name a setting in it: ${first}.title`);
      return {
        do: "set",
        ...target,
        value: parseValue(second, whereOf(target, data), data, rules),
      };
  }
}

interface Target {
  section?: string;
  path: FieldPath;
}

/** `hero.title` as a section and a path; `site.title` as a path alone. */
function parseTarget(word: string, data: unknown, rules: Rules): Target {
  const [name = "", ...rest] = word.split(".");
  const steps = rest.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const isRoot = namesAt(rules, data, []).includes(name) || child(data, name) !== undefined;
  if (isRoot && name !== "sections" && rest.length > 0) return { path: [name, ...steps] };
  const names = sectionsOf(data).flatMap((each) => [anchorOfSection(each), child(each, "type")]);
  if (isRoot && !names.includes(name)) {
    throw new WrongCall(`${name} is no section. Name a section, or a setting as in site.title.`);
  }
  const section = nameSection(name, data);
  const frame = namesAt(rules, data, ["sections", 0]);
  const isFrame = steps.length === 0 || frame.includes(String(steps[0]));
  return { section, path: isFrame ? steps : ["props", ...steps] };
}

const whereOf = ({ section, path }: Target, data: unknown): FieldPath =>
  section === undefined ? path : ["sections", findSection(data, section), ...path];

function itemOf({ path, ...target }: Target): Target & { from: number } {
  const from = path.at(-1);
  if (typeof from !== "number")
    throw new WrongCall("Only a section, or an item of a list, can be moved: hero.stores.0");
  return { ...target, path: path.slice(0, -1), from };
}

function whole({ section, path }: Target, verb: string, word: string): string {
  if (section === undefined || path.length > 0)
    throw new WrongCall(`${verb} takes a section, and ${word} is a setting.`);
  return section;
}

function missing(verb: string): never {
  throw new WrongCall(`${verb} needs to know where to: --before, --after or --to.`);
}

function destination(
  { before, after, to, at }: EditOptions,
  data: unknown,
  isMove: boolean,
): Destination | undefined {
  const number = isMove ? to : at;
  const given = [before, after, number].filter((each) => each !== undefined);
  if (given.length > 1) throw new WrongCall("Name one place: --before, --after or a number.");
  if (before !== undefined) return { before: nameSection(before, data) };
  if (after !== undefined) return { after: nameSection(after, data) };
  return number === undefined ? undefined : { index: parseCount(number) };
}

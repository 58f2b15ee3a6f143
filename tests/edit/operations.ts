import type { Destination, Operation } from "../../src/shared/operation.ts";
import { at, listIdsIn, nameOf, sectionsIn } from "./oracle.ts";
import type { Random } from "./random.ts";

type Path = (string | number)[];

/** Texts that are hard to write: signs of YAML, quotes, lines, long ones, other scripts. */
const hard = [
  "Words",
  "Two words",
  "a: b",
  "# no comment",
  "half # a comment",
  "- no item",
  "it's",
  'say "hi"',
  `both ' and "`,
  "back\\slash",
  "true",
  "no",
  "12",
  "0:38",
  "1_000",
  "2025-10-16",
  "~",
  "",
  " blanks around ",
  "One\nTwo",
  "One.\n\nTwo.\n",
  "ends with two\n\n",
  "  further in\nthan the next",
  "a tab\tin it",
  "[no, list]",
  "{ no: group }",
  "a, b",
  "ends with:",
  "*bold*",
  "&amp;",
  "!important",
  "%",
  "@home",
  "`code`",
  "| bar",
  "> greater",
  "🎉🎊",
  "🎊🎉",
  "日本語のテキスト",
  "שלום",
  "é",
  "?",
  "-",
  ": ",
  "a  b",
  "Put the day down in words, sound or a quick drawing. The app keeps your tasks moving, shows what lifts your mood and remembers.",
  "A long one with a colon: put the day down in words, sound or a quick drawing, and the app keeps your tasks and much more.",
  `${"Line of a text. ".repeat(12)}\n\n${"Another one: here. ".repeat(9)}`.trim(),
  "word ".repeat(40).trim(),
];

const values = [...hard, 0, 7, -1.5, 1e21, true, false];

/** Changes a text as somebody does who edits it: a word, a letter, an end. */
function reword(text: string, random: Random): string {
  const words = text.split(" ");
  switch (random.below(6)) {
    case 0:
      return words
        .with(
          random.below(words.length),
          random.pick(["other", "a longer word", "x", "it's", "a:b"]),
        )
        .join(" ");
    case 1:
      return words.toSpliced(random.below(words.length), 1).join(" ") || "Words";
    case 2:
      return words
        .toSpliced(random.below(words.length + 1), 0, random.pick(["new", "much more of it"]))
        .join(" ");
    case 3:
      return `${text} And more.`;
    case 4:
      return `Before. ${text}`;
    default:
      return random.pick(hard);
  }
}

/** Every path inside a value, its own left out. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    return [own, ...pathsIn(inner, own)];
  });
}

const item = (random: Random): unknown =>
  random.pick([
    random.pick(hard),
    { label: random.pick(hard), href: "#somewhere" },
    { description: "A line a day.", icon: "notebook", title: random.pick(hard) },
    { question: random.pick(hard), answer: random.pick(hard) },
    {
      title: "Nested",
      links: [
        { label: "A", href: "todo" },
        { label: random.pick(hard), href: "/x" },
      ],
      note: {},
    },
  ]);

/** An operation that can be made on this page. */
export function anyOperation(data: unknown, random: Random): Operation {
  const sections = sectionsIn(data);
  if (sections.length === 0) return { do: "add-section", type: "hero", props: { title: "Back" } };
  const index = random.below(sections.length);
  const own = sections[index] ?? {};
  const refOf = (at: number) => {
    const name = nameOf(sections[at] ?? {});
    const isOne = sections.filter((each) => nameOf(each) === name).length === 1;
    return isOne ? name : { index: at, type: String(sections[at]?.type) };
  };
  const section = refOf(index);
  const place = (): Destination => {
    const other = random.below(sections.length);
    return random.pick([{ before: refOf(other) }, { after: refOf(other) }, { index: other }]);
  };
  switch (random.below(16)) {
    case 0: {
      const to = place();
      const isOwn =
        !("index" in to) &&
        JSON.stringify("before" in to ? to.before : to.after) === JSON.stringify(section);
      return { do: "move-section", section, to: isOwn ? { index: 0 } : to };
    }
    case 1:
      return { do: random.chance(0.5) ? "enable-section" : "disable-section", section };
    case 2:
      return {
        do: "add-section",
        type: random.pick(["features", "faq", "statement"]),
        props: random.chance(0.5)
          ? { title: random.pick(hard), items: [item(random), item(random)] }
          : { title: "New" },
        at: place(),
      };
    case 3:
      return { do: "duplicate-section", section };
    case 4:
      return { do: "delete-section", section };
    case 5: {
      let id = `renamed-${random.below(1000)}`;
      while (listIdsIn(data).includes(id)) id += "x";
      return { do: "rename-id", section, id };
    }
    case 6:
      return setInRoot(data, random);
    default:
      return anyInside(own, { section }, random);
  }
}

function setInRoot(data: unknown, random: Random): Operation {
  const path = random.pick([
    ["site", "title"],
    ["site", "lang"],
    ["site", "app", "category"],
    ["theme", "colors", "accent"],
    ["theme", "preset"],
    ["theme", "fonts", "heading"],
    ["site", "words", "menu"],
  ]);
  const value = random.pick(hard);
  const isGiven = at(data, path) !== undefined;
  return isGiven && random.chance(0.3) ? { do: "remove", path } : { do: "set", path, value };
}

function anyInside(
  own: Record<string, unknown>,
  address: {
    section: Exclude<Operation, { do: "all" }> extends never
      ? never
      : string | { index: number; type: string };
  },
  random: Random,
): Operation {
  const paths = pathsIn(own.props, ["props"]);
  if (paths.length === 0)
    return { do: "set", ...address, path: ["props", "title"], value: random.pick(hard) };
  const path = random.pick(paths);
  const old = at(own, path);
  const holder = at(own, path.slice(0, -1));
  if (Array.isArray(old) && random.chance(0.7)) {
    const from = random.below(Math.max(1, old.length));
    if (old.length > 1 && random.chance(0.4))
      return { do: "move", ...address, path, from, to: random.below(old.length) };
    if (random.chance(0.3)) return { do: "set", ...address, path, value: shuffled(old, random) };
    const index = random.below(old.length + 1);
    return {
      do: "insert",
      ...address,
      path,
      value: item(random),
      ...(random.chance(0.5) && { index }),
    };
  }
  if (Array.isArray(holder)) {
    const kind = random.below(4);
    if (kind === 0) return { do: "remove", ...address, path };
    if (kind === 1) return { do: "duplicate", ...address, path };
  }
  if (random.chance(0.15)) return { do: "remove", ...address, path };
  if (random.chance(0.1)) {
    const name = random.pick(["title", "text", "button", "eyebrow", "note", "icon", "tone"]);
    const group = Array.isArray(holder) || random.chance(0.5) ? ["props"] : path.slice(0, -1);
    if (at(own, [...group, name]) === undefined)
      return { do: "set", ...address, path: [...group, name], value: item(random) };
  }
  if (typeof old === "object" && old !== null && !Array.isArray(old) && random.chance(0.6)) {
    return { do: "set", ...address, path, value: changedGroup(old, random) };
  }
  if (random.chance(0.06))
    return {
      do: "set",
      ...address,
      path,
      value: random.pick([[], {}, item(random), [item(random), "x"]]),
    };
  const value =
    typeof old === "string" && random.chance(0.6) ? reword(old, random) : random.pick(values);
  return { do: "set", ...address, path, value };
}

function shuffled(list: readonly unknown[], random: Random): unknown[] {
  const next = list.filter(() => random.chance(0.8));
  if (random.chance(0.5)) next.splice(random.below(next.length + 1), 0, item(random));
  if (next.length > 1 && random.chance(0.5))
    next.push(...next.splice(random.below(next.length), 1));
  return next;
}

function changedGroup(group: object, random: Random): Record<string, unknown> {
  const entries = Object.entries(group).filter(() => random.chance(0.8));
  const next = Object.fromEntries(
    entries.map(([key, value]) => [key, random.chance(0.3) ? random.pick(values) : value]),
  );
  return random.chance(0.4) ? { ...next, note: random.pick(hard) } : next;
}

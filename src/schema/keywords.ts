import { typeGroups } from "./typeGroups.ts";
import {
  anyObject,
  arrayOf,
  enumOf,
  flag,
  integer,
  number,
  objectOf,
  text,
  texts,
  textsByName,
  type ValueOf,
  type ValueSchema,
} from "./valueSchema.ts";

/** A keyword of the project's own: its place in a schema, its meaning, and the schema of its values. */
interface Keyword {
  beside: "a type" | "a group" | "a property" | "a list" | "a text" | "an address" | "a sample";
  says: string;
  value: ValueSchema<unknown>;
}

/**
 * Every keyword that the engine reads, besides those of JSON Schema. A new one is an entry here: its type in `SchemaNode`, its
 * check by Ajv and its row in `docs/writing-a-section.md` come from that.
 */
export const keywords = {
  landmark: {
    beside: "a type",
    says: "the landmark that it is, `aside`, `header` or `footer`; any other section is a part of the main content",
    value: enumOf("aside", "header", "footer"),
  },
  once: { beside: "a type", says: "`true`: a page has at most one", value: flag },
  position: {
    beside: "a type",
    says: "`first` or `last`: the end of the page where it must stand; `top` stands before `first`",
    value: enumOf("top", "first", "last"),
  },
  hydrates: {
    beside: "a type",
    says: "when the browser hydrates it, `if` which list is long enough, and `until` which day or time has passed; without it, the type ships no script",
    value: objectOf(
      { when: arrayOf(enumOf("visible", "interaction")) },
      { if: objectOf({ list: text, atLeast: integer }), until: text },
    ),
  },
  budget: {
    beside: "a type",
    says: "the bytes of `html`, `css` and `js` that it may send, where those of every type (`budgets.ts`) do not do",
    value: objectOf({}, { html: integer, css: integer, js: integer }),
  },
  untitledAs: {
    beside: "a type",
    says: "the word of `site.words` that names it where it has no title and no text",
    value: text,
  },
  listsLanguages: {
    beside: "a type",
    says: "`true`: it leads to the page in its other languages, which it gets as `frame.languages`",
    value: flag,
  },
  isNotFound: {
    beside: "a type",
    says: "`true`, for one type: the page at an address that does not exist is made of it",
    value: flag,
  },
  group: {
    beside: "a type",
    says: "the purpose under which the visual editor offers it; without it, it is offered at the end",
    value: enumOf(...typeGroups),
  },
  symbol: {
    beside: "a type",
    says: "the icon by which the visual editor shows it",
    value: text,
  },
  searchWords: {
    beside: "a type",
    says: "other words by which the visual editor finds it; those of other languages are in their `searchWords.json`",
    value: text,
  },
  shows: {
    beside: "a type",
    says: "the settings of the site that it shows, such as `site.logo`: its form leads there",
    value: texts,
  },
  aspect: {
    beside: "a property",
    says: "`layout` or `style` for a setting that arranges or colours; any other is content",
    value: enumOf("layout", "style"),
  },
  schemaOrg: {
    beside: "a group",
    says: "how its values read to search engines",
    value: anyObject,
  },
  schemaOrgIf: {
    beside: "a group",
    says: "the texts that must all match, or search engines are told nothing of it",
    value: objectOf({ every: texts, matches: text }),
  },
  needsOneOf: {
    beside: "a group",
    says: "the `names` of which it needs one, or it shows nothing, and the `hint` that an author reads then",
    value: objectOf({ names: texts, hint: text }),
  },
  years: {
    beside: "a group",
    says: "the names of its first and of its last year: they are in order, and neither is to come",
    value: texts,
  },
  weeklyHours: {
    beside: "a group",
    says: "the names of its list of weekdays, of the time that begins its hours and of the time that ends them: no two groups of a list overlap",
    value: texts,
  },
  joins: {
    beside: "a property",
    says: "the name of another that it often stands beside: the form of that offers it at once",
    value: text,
  },
  rare: {
    beside: "a property",
    says: "`true` for a setting that few need: its form has it in the part that opens, even where it is given",
    value: flag,
  },
  control: {
    beside: "a property",
    says: "the name of a control that the site has of its own for the visual editor, as `fields` in `broadside.config.ts` lists it",
    value: text,
  },
  excludes: {
    beside: "a property",
    says: "the name of another that may not stand beside it",
    value: text,
  },
  onlyWith: {
    beside: "a property",
    says: "the `setting` of its group, or of its section, without which it has no effect, and the `values` of that which give it one",
    value: objectOf({ setting: text }, { values: texts }),
  },
  onlyBeside: {
    beside: "a property",
    says: "the names of others of its group, `plans.yearly` for one in the entries of a list: without any of them, it has no effect",
    value: texts,
  },
  headingsOf: {
    beside: "a text",
    says: "the names of the Markdown texts of its group whose headings it lists: without a heading, it has no effect",
    value: texts,
  },
  asManyAs: {
    beside: "a list",
    says: "the name of another list of its group, or of its section, which has as many entries",
    value: text,
  },
  distinct: {
    beside: "a list",
    says: "`true` for texts of which no two may say the same",
    value: flag,
  },
  essential: {
    beside: "an address",
    says: "`true` if its group goes with it where it leads to something that is off, though it may be left out",
    value: flag,
  },
  readBy: {
    beside: "a property",
    says: "the services that read no other value, by the host of the `address` beside it",
    value: objectOf({
      // The property that holds the address, the one that settles the value if it is given, and the value that is sent
      // where the property is left out.
      ...{ address: text, unless: text, standard: text },
      services: arrayOf(objectOf({ name: text, host: text, reads: text })),
    }),
  },
  shownBy: {
    beside: "a property",
    says: "the examples that show a setting of the theme in the gallery, such as `features/1`: with each of its values, or those in its `examples`",
    value: texts,
  },
  slider: {
    beside: "a text",
    says: "the numbers of a text that is a number with a unit, as a slider of the visual editor offers them",
    value: objectOf({ min: number, max: number, step: number, unit: text }),
  },
  paragraphs: {
    beside: "a text",
    says: "`true` for a formatted text that may have paragraphs and lists",
    value: flag,
  },
  lines: {
    beside: "a text",
    says: "`true` for a plain text whose lines the page shows as lines",
    value: flag,
  },
  signs: {
    beside: "a text",
    says: "the words in whose place the section draws a sign",
    value: texts,
  },
  translate: {
    beside: "a text",
    says: "`false` for a text that is the same in every language, such as a name",
    value: flag,
  },
  word: { beside: "a text", says: "the word of `site.words` that is its default", value: text },
  fills: { beside: "a sample", says: "the name of the list that it stands in for", value: text },
  invents: { beside: "a sample", says: "what it invents, as `samples.ts` names it", value: text },
  claims: {
    beside: "a sample",
    says: "what visitors take for true in it: people, reviews, ratings",
    value: texts,
  },
  renamedFrom: { beside: "a type", says: "the names that it had before", value: texts },
  renamed: {
    beside: "a group",
    says: "the names of properties by those that they had before",
    value: textsByName,
  },
  rephrased: {
    beside: "a group",
    says: "the whole phrases of properties that held a part, `{}`, before",
    value: textsByName,
  },
  listedFrom: {
    beside: "a list",
    says: "the names that it had as a group before, in the order of the list",
    value: texts,
  },
  deprecationMessage: {
    beside: "a property",
    says: "what to write in its place, or in that of a type, before it goes",
    value: text,
  },
} as const satisfies Record<string, Keyword>;

/** The keywords of the project's own in a part of a schema, each with its value. */
export type OwnKeywords = Partial<{
  [Name in keyof typeof keywords]: ValueOf<(typeof keywords)[Name]["value"]>;
}>;

/** Keywords that text editors read. */
export const editorKeywords = [
  "markdownDescription",
  "markdownEnumDescriptions",
  "defaultSnippets",
  "patternErrorMessage",
] as const;

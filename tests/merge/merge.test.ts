import { expect, test } from "vitest";
import type { Operation } from "../../src/shared/operation.ts";
import { compareSites } from "../../src/site/changes/compareSites.ts";
import { listComments } from "../../src/site/changes/describeComments.ts";
import { applyEdit } from "../../src/site/edit/apply.ts";
import { describeConflict } from "../../src/site/merge/describeConflict.ts";
import { mergeSites, type SiteConflict } from "../../src/site/merge/mergeSites.ts";
import { type Files, listSentences, schemas, versionOf } from "../changes/site.ts";
import { anyOperation } from "../edit/operations.ts";
import { readData } from "../edit/oracle.ts";
import { Random } from "../edit/random.ts";
import { pageYaml, smallPage } from "../fixtures/index.ts";
import { times } from "../random/times.ts";

/** Merges three versions of a site whose files are texts. */
async function merge(base: Files, ours: Files, theirs: Files, side: "ours" | "theirs" = "ours") {
  const conflicts: SiteConflict[] = [];
  const versions = { base: versionOf(base), ours: versionOf(ours), theirs: versionOf(theirs) };
  const merged = await mergeSites(versions, schemas, (conflict) => {
    conflicts.push(conflict);
    return side;
  });
  const files = new Map(Object.entries(ours));
  for (const [file, content] of merged) {
    const sided = content && "side" in content ? { ours, theirs }[content.side][file] : undefined;
    const text = content && "text" in content ? content.text : sided;
    if (text === undefined) files.delete(file);
    else files.set(file, text);
  }
  return { files: Object.fromEntries(files), conflicts };
}

function edit(text: string, ...operations: Operation[]): string {
  return operations.reduce((page, operation) => {
    const edited = applyEdit(page, operation, { schemas });
    if ("refusal" in edited) throw new Error(edited.refusal.message);
    return edited.text;
  }, text);
}

const page = (text: string): Files => ({ "page.yaml": text });

test.each<[string, Operation, Operation]>([
  [
    "two texts of one section",
    { do: "set", section: "hero", path: ["props", "title"], value: "Ours" },
    { do: "set", section: "hero", path: ["props", "eyebrow"], value: "Theirs" },
  ],
  [
    "two moves of two sections",
    { do: "move-section", section: "faqs", to: { after: "hero" } },
    { do: "move-section", section: "feedback", to: { index: 1 } },
  ],
  [
    "a move and a rewording of one section",
    { do: "move-section", section: "faqs", to: { after: "hero" } },
    { do: "set", section: "faqs", path: ["props", "title"], value: "Theirs" },
  ],
  [
    "two sections at one place",
    { do: "add-section", type: "statement", id: "ours", at: { after: "hero" } },
    { do: "add-section", type: "statement", id: "theirs", at: { after: "hero" } },
  ],
])("%s are both there, and in either order of hands", async (_, one, other) => {
  const [ours, theirs] = [edit(pageYaml, one), edit(pageYaml, other)];
  const { files, conflicts } = await merge(page(pageYaml), page(ours), page(theirs));
  expect(conflicts).toEqual([]);
  const told = (before: string) =>
    compareSites(versionOf(page(before)), versionOf(files), schemas).changes.length;
  expect([told(ours), told(theirs)]).toEqual([1, 1]);
});

test("a section that one hand deletes and the other moves stays deleted", async () => {
  const ours = edit(pageYaml, { do: "delete-section", section: "faqs" });
  const theirs = edit(pageYaml, { do: "move-section", section: "faqs", to: { after: "hero" } });
  const { files, conflicts } = await merge(page(pageYaml), page(ours), page(theirs));
  expect(conflicts).toEqual([]);
  expect(readData(files["page.yaml"] ?? "")).toEqual(readData(ours));
});

test.each(["ours", "theirs"] as const)(
  "one value that both change is asked about: %s",
  async (side) => {
    const at = { do: "set", section: "hero", path: ["props", "title"] } as const;
    const ours = edit(pageYaml, { ...at, value: "Ours" });
    const theirs = edit(pageYaml, { ...at, value: "Theirs" });
    const { files, conflicts } = await merge(page(pageYaml), page(ours), page(theirs), side);
    expect(conflicts).toMatchObject([{ ours: "Ours", theirs: "Theirs", file: "page.yaml" }]);
    expect(files["page.yaml"]).toBe({ ours, theirs }[side]);
  },
);

test("a page that one hand moves has what the other writes on it", async () => {
  const team =
    "page:\n  title: Team\n  description: Us.\nsections:\n  - type: statement\n    props: { title: Ten of us }\n";
  const base = { ...page(pageYaml), "pages/team.yaml": team };
  const ours = { ...page(pageYaml), "pages/us.yaml": team };
  const theirs = { ...base, "pages/team.yaml": team.replace("Ten", "Twelve") };
  const { files, conflicts } = await merge(base, ours, theirs);
  expect(conflicts).toEqual([]);
  expect(files).toEqual({ ...ours, "pages/us.yaml": team.replace("Ten", "Twelve") });
});

test("paragraphs of one text are both there, and one that both change is asked about", async () => {
  const text = (first: string, second: string) => ({
    ...page(pageYaml),
    "texts/terms.md": `## Terms\n\n${first}\n\nIn between.\n\n${second}\n`,
  });
  const base = text("One.", "Two.");
  const { files, conflicts } = await merge(base, text("First.", "Two."), text("One.", "Second."));
  expect([files, conflicts]).toEqual([text("First.", "Second."), []]);
  const contested = await merge(base, text("First.", "Two."), text("Other.", "Two."), "theirs");
  expect(contested.conflicts).toMatchObject([{ file: "texts/terms.md" }]);
  expect(contested.files).toEqual(text("Other.", "Two."));
});

/** A catalogue with translations of texts, each with the line above it. */
const po = (translations: Record<string, string>, day = "1") =>
  [
    `msgid ""\nmsgstr "PO-Revision-Date: ${day}\\n"\n`,
    ...Object.entries(translations).map(
      ([id, text]) => `msgctxt "hero ${id}"\nmsgid "${id}"\n${text}\n`,
    ),
  ].join("\n");

const said = (text: string) => `msgstr "${text}"`;

test("translations of two hands are both there, and one that both gave is asked about", async () => {
  const catalogue = (translations: Record<string, string>, day?: string) => ({
    ...page(pageYaml),
    "translations/de.po": po(translations, day),
  });
  const old = { a: said(""), b: said("Be"), c: said("Ce"), d: said("De") };
  const base = catalogue(old);
  const ours = catalogue({ ...old, a: said("Ah"), c: "", e: said("Eh") }, "2");
  const withoutC = ours["translations/de.po"].replace(/msgctxt "hero c".*\n.*\n\n+/, "");
  const mine = { ...ours, "translations/de.po": withoutC };
  const theirs = catalogue({ ...old, f: said("Eff"), b: said("Bee"), a: said("") }, "3");
  const { files, conflicts } = await merge(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(files["translations/de.po"]).toBe(
    po({ a: said("Ah"), b: said("Bee"), d: said("De"), f: said("Eff"), e: said("Eh") }, "2"),
  );
  const swapped = await merge(base, theirs, mine);
  expect(listSentences(files, swapped.files)).toEqual([
    "Deutsch · The header of translations/de.po changed, for programs of translators: visitors see the same",
  ]);

  const contested = await merge(
    base,
    catalogue({ ...old, b: said("Ours") }),
    catalogue({ ...old, b: said("Theirs"), a: said("Ah") }),
    "theirs",
  );
  const [conflict] = contested.conflicts;
  if (!conflict) throw new Error("Nothing is asked.");
  expect(describeConflict(conflict, versionOf(base), schemas)).toMatchObject({
    where: 'Deutsch: "b"',
    mine: "Ours",
    theirs: "Theirs",
  });
  expect(contested.files["translations/de.po"]).toBe(
    po({ ...old, b: said("Theirs"), a: said("Ah") }),
  );
});

test("a place that both changed is named as in the changes, and a choice as in the editor", async () => {
  const change = (title: string, tone: string, answer: string) =>
    page(
      pageYaml
        .replace("Think Better. Feel Better. Do Better.", title)
        .replace("    id: hero\n", `    id: hero\n    tone: ${tone}\n`)
        .replace(/(question: What does it cost\?\n *answer: ).*(\n.*)?$/m, `$1${answer}`),
    );
  const ours = change("Ours", "soft", "Ours.");
  const { conflicts } = await merge(page(pageYaml), ours, change("Theirs", "mint", "Theirs."));
  const told = conflicts.map((each) => describeConflict(each, versionOf(ours), schemas));
  expect(told.map(({ where, mine, theirs }) => [where, mine, theirs])).toMatchInlineSnapshot(`
    [
      [
        "First page: title in search results",
        "Ours AI journal and planner",
        "Theirs AI journal and planner",
      ],
      [
        "First page: Hero, tone",
        "Soft",
        "Mint",
      ],
      [
        "First page: FAQ, answer of the question "What does it cost?"",
        "Ours. features are coming soon.",
        "Theirs. features are coming soon.",
      ],
    ]
  `);
});

test("a picture that both replaced is named with the section that shows it", () => {
  const file = "public/images/hero.png";
  const conflict = { file, path: [], base: "a", ours: "b", theirs: "c" };
  const now = versionOf({ ...page(pageYaml), [file]: "b" });
  expect(describeConflict(conflict, now, schemas)).toMatchObject({
    where: "public/images/hero.png, shown in Hero on the first page",
    mine: "The file as it is here",
    theirs: "The file that is online",
  });
});

/** Every text inside a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The number of times that each text is on a page. */
function countTexts(page: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of textsOf(readData(page))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

test("random hands: nothing that either wrote is lost, unless it is asked about, and no comment", {
  tags: ["random"],
}, async () => {
  for (let seed = 0; seed < times(10); seed += 1) await mergeRandom(seed);
});

test("100 pairs of random hands, in both orders", { tags: ["rest"] }, async () => {
  for (let seed = 1000; seed < 1100; seed += 1) await mergeRandom(seed);
});

/** Merges the pages of two hands that changed one page at random, and compares the result with both. */
async function mergeRandom(seed: number): Promise<void> {
  const random = new Random(seed * 104_729 + 1);
  const base = seed % 3 === 2 ? pageYaml : smallPage;
  const hand = () => {
    let text = base;
    for (let count = 0; count < 3; count += 1) {
      const edited = applyEdit(text, anyOperation(readData(text), random), { schemas });
      if (!("refusal" in edited)) text = edited.text;
    }
    return text;
  };
  const [ours, theirs] = [hand(), hand()];
  const { files, conflicts } = await merge(page(base), page(ours), page(theirs));
  const swapped = await merge(page(base), page(theirs), page(ours));
  expect(swapped.conflicts.length > 0, `hands ${seed}`).toBe(conflicts.length > 0);
  if (conflicts.length > 0) return;
  const merged = files["page.yaml"] ?? "";
  expect(countTexts(swapped.files["page.yaml"] ?? ""), `hands ${seed}`).toEqual(countTexts(merged));
  const [old, our, their, now] = [base, ours, theirs, merged].map(countTexts);
  for (const text of new Set([
    ...(our?.keys() ?? []),
    ...(their?.keys() ?? []),
    ...(old?.keys() ?? []),
  ])) {
    const [b = 0, o = 0, t = 0, m = 0] = [old, our, their, now].map((all) => all?.get(text));
    // Both hands may have made the same change: it is there once.
    const least = Math.min(o, t, o + t - b);
    const most = Math.max(o, t, o + t - b);
    expect(m >= least && m <= most, `hands ${seed}, ${text}: ${b} ${o} ${t} ${m}`).toBe(true);
  }
  const comments = listComments(merged);
  const kept = [...listComments(ours)].filter((comment) => listComments(theirs).has(comment));
  expect(
    kept.filter((comment) => !comments.has(comment)),
    `hands ${seed}`,
  ).toEqual([]);
}

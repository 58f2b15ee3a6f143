import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Member, membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { type SchemaNode, sectionSchema, sectionTypes } from "../../schema/schemaNode.ts";
import { endingsOf, endsIn } from "../../shared/fileEndings.ts";
import { brand } from "../../shared/icons.ts";
import { engineOf } from "../engineRoot.ts";
import { iconEditions } from "../icons.ts";
import { home, isHome, pageSchemas } from "../page/pageAddress.ts";
import { listAnchors, type SiteContext } from "../page/parsedPage.ts";
import { writeIfPossible } from "./writeAtomically.ts";
import { writeOwnTypes } from "./writeOwnTypes.ts";

type Known = Pick<SiteContext, "schemas" | "files" | "icons" | "pages" | "data">;

/** The file of the completions for each kind of page file, and the group of its settings beside the sections. */
const kinds = [
  { file: "page.gen.json", schema: pageSchemas.first, group: "site" },
  { file: "subpage.gen.json", schema: pageSchemas.others, group: "page" },
] as const;

/** The schema for text editors of a kind of file: its rules, and the completions beside them. */
function joinSchemas(root: string, schemaDir: string, { file, schema }: Kind): string {
  const rules = path.join(schemaDir, schema);
  const $ref = path.relative(path.join(root, folder), rules).replaceAll(path.sep, "/");
  return writeSchema(joinedComment, { allOf: [{ $ref }, { $ref: file }] });
}

/** The folder of what is made for text editors. It is not in Git. */
const folder = ".broadside";

const iconsFile = "icons.gen.json";
const weight = /-(thin|light|bold|fill|duotone)$/;
const comment = "Generated from the pages, public/ and the icon sets. Do not edit.";
const joinedComment = "Generated: the rules, and what is offered beside them. Do not edit.";
const iconsComment = `Generated from the icon sets ${iconEditions.join(" and ")}`;

/**
 * Writes the completions that editors offer in the files of pages besides the schemas: icons, links and files. They
 * are `examples`, which refuse nothing. The schemas in `.broadside/` join the two. Writes nothing if the anchors of the
 * first page are unknown, or if nothing has changed.
 */
export async function writeSuggestions(
  root: string,
  known: Known,
  anchors: readonly string[] | undefined,
): Promise<void> {
  if (!anchors) return;
  const fileOf = (name: string) => path.join(root, folder, name);
  const read = (name: string) => readFile(fileOf(name), "utf8").catch(() => "");
  const update = async (name: string, text: string) => {
    if ((await read(name)) !== text) await writeIfPossible(fileOf(name), text);
  };
  const ownRules = await writeOwnTypes(root, known.schemas, known.data);
  const rules = ownRules ?? path.join(engineOf(root), "schema");
  for (const kind of kinds) {
    await update(kind.file, renderSuggestions(known, listLinks(known, anchors, kind), kind));
    await update(kind.schema, joinSchemas(root, rules, kind));
  }
  // The sets are megabytes to read: their editions show whether they have changed.
  if (!isOfIcons(await read(iconsFile)))
    await writeIfPossible(fileOf(iconsFile), renderIcons(known));
}

/** The icons that a page may name. Of several weights, only the regular one is listed. */
function renderIcons({ icons }: Pick<Known, "icons">): string {
  const names = new Set([...icons.like(""), ...icons.like(brand)]);
  const examples = [...names].filter(
    (name) => !names.has(name.replace(weight, "")) || !weight.test(name),
  );
  return writeSchema(commentOnIcons(examples), { definitions: { icon: { examples } } });
}

const commentOnIcons = (examples: unknown) => {
  const digest = createHash("sha256").update(JSON.stringify(examples)).digest("hex").slice(0, 8);
  return `${iconsComment} (${digest}). Do not edit.`;
};

/** True if a text holds the icons of the installed sets. After a merge it may hold two branches' lines, or no JSON. */
function isOfIcons(text: string): boolean {
  try {
    const { $comment, definitions } = JSON.parse(text);
    return $comment === commentOnIcons(definitions.icon.examples);
  } catch {
    return false;
  }
}

const writeSchema = ($comment: string, schema: SchemaNode) =>
  `${JSON.stringify({ $schema: "http://json-schema.org/draft-07/schema#", $comment, ...schema }, null, 1)}\n`;

/** The links that a kind of file may contain. Which of the other pages a file is, its schema cannot know. */
function listLinks({ pages }: Known, anchors: readonly string[], { schema }: Kind): string[] {
  const isFirst = schema === pageSchemas.first;
  const others = pages.filter((page) => !isHome(page) && page.enabled);
  return [
    // Editors insert the text unchanged, and a value that starts with # needs quotes.
    ...anchors.map((id) => (isFirst ? `"#${id}"` : `/#${id}`)),
    ...(isFirst ? [] : [home.path]),
    ...others.flatMap((page) => [
      page.path,
      ...listAnchors(page).map((id) => `${page.path}#${id}`),
    ]),
  ].sort();
}

type Kind = (typeof kinds)[number];

/** The completions in alphabetical order, so that moving a section changes nothing. */
function renderSuggestions(
  known: Known,
  links: readonly string[],
  { schema, group }: Kind,
): string {
  const { schemas, files } = known;
  const definitions = new Map([["href", [...links, "todo"]]]);
  const offerFiles = (endings: readonly string[]): SchemaNode => {
    const fitting = [...files].filter(([file, is]) => is === "file" && endsIn(file, endings));
    const key = endings.join("");
    definitions.set(key, fitting.map(([file]) => file).sort());
    return { $ref: `#/definitions/${key}` };
  };
  /** Adds the completions for values of a shared definition, under a name. */
  const offer = (kind: string, name: string): SchemaNode | undefined => {
    if (kind === "icon") {
      return { anyOf: [{ $ref: `${iconsFile}#/definitions/icon` }, offerFiles([".svg"])] };
    }
    if (kind === "asset") return offerFiles(endingsOf([name]));
    return definitions.has(kind) ? { $ref: `#/definitions/${kind}` } : undefined;
  };
  const mirror = (place: SchemaLocation, name: string): SchemaNode | undefined => {
    const { entry, properties } = membersOf(schemas, place);
    const items = entry && mirrorMember(entry, name);
    if (items) return { items };
    const mirrored = [...properties].flatMap(([key, member]) => {
      const found = mirrorMember(member, key);
      return found ? [[key, found] as const] : [];
    });
    return mirrored.length > 0 ? { properties: Object.fromEntries(mirrored) } : undefined;
  };
  const mirrorMember = ({ definitions, place }: Member, name: string): SchemaNode | undefined => {
    for (const { kind } of definitions.toReversed()) {
      const offered = offer(kind, name);
      if (offered) return offered;
    }
    return mirror(place, name);
  };
  const node = schemas.get(schema)?.properties?.[group];
  const settings = node && mirror({ file: schema, node }, group);
  const section = schemas.get(pageSchemas.first)?.definitions?.section;
  const frame = section && mirror({ file: pageSchemas.first, node: section }, "section");
  const sections = sectionTypes(schemas).flatMap(([type, node]) => {
    const props = mirror({ file: sectionSchema(type), node }, "props");
    if (!props) return [];
    return {
      if: { properties: { type: { const: type } }, required: ["type"] },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword
      then: { properties: { props } },
    };
  });
  return writeSchema(comment, {
    properties: {
      ...(settings && { [group]: settings }),
      sections: { items: { ...frame, allOf: sections } },
    },
    definitions: Object.fromEntries([...definitions].map(([key, examples]) => [key, { examples }])),
  });
}

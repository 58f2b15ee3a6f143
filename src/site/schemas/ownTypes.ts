import { type Dirent, existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  type SchemaNode,
  type Schemas,
  sectionSchema,
  sectionTypes,
} from "../../schema/schemaNode.ts";
import { didYouMean } from "../../shared/text/wording.ts";
import { orElse } from "../readIfThere.ts";
import { SiteFault } from "../siteFault.ts";
import { suggest } from "../suggest.ts";
import { explainOwnSchema } from "./explainOwnSchema.ts";
import { readOwnSchema } from "./ownSchema.ts";
import { findComponent, type SectionComponent, toPascalCase } from "./sectionComponent.ts";

/** The folder of the section types that a site has of its own. */
export const sectionsFolder = "sections";

/** A section type of a site: one of its own, or one of the engine's that it wraps. */
export interface OwnType {
  type: string;
  component: SectionComponent;
  /** The schema of its props; none for a type that is wrapped. */
  schema?: SchemaNode;
}

/** A folder of sections/, with all that is wrong in it, in words. */
type Reading = OwnType | { faults: string[] };

/**
 * Reads the section types in the folder `sections/` of a site: each has a folder, with its schema and its component. A
 * folder that has the name of a type of the engine and no schema wraps that type. Throws what is wrong, in words.
 */
export async function readOwnTypes(root: string, engine: Schemas): Promise<OwnType[]> {
  const folder = path.join(root, sectionsFolder);
  const entries = await readdir(folder, { withFileTypes: true }).catch(orElse<Dirent[]>([]));
  const names = entries
    .filter((entry) => !entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
  const readings = await Promise.all(names.map((name) => readType(folder, name, engine)));
  const faults = [
    ...entries.flatMap((entry) => (entry.isFile() ? explainMisplaced(entry.name) : [])),
    ...readings.flatMap((reading) => ("faults" in reading ? reading.faults : [])),
  ];
  if (faults.length > 0) throw new SiteFault(faults.join("\n"));
  return readings.flatMap((reading) => ("type" in reading ? reading : []));
}

/** The path of an own type's schema from the root of its site. */
export const ownSchemaFile = (type: string): string =>
  `${sectionsFolder}/${type}/${type}.schema.json`;

/** The mistake of a schema that lies beside the folders of types. Other files there may be code that types share. */
function explainMisplaced(file: string): string[] {
  const [, type] = /^(.+)\.schema\.json$/.exec(file) ?? [];
  if (type === undefined) return [];
  const parts = `${toPascalCase(type)}.tsx`;
  return [
    `${sectionsFolder}/${file}: each type has a folder of its own. Move this schema and its component ${parts} into ${sectionsFolder}/${type}/.`,
  ];
}

async function readType(folder: string, type: string, engine: Schemas): Promise<Reading> {
  const own = `${sectionsFolder}/${type}`;
  if (!isTypeName(type)) {
    return { faults: [`${own}: ${explainTypeName(type)} Rename the folder and its files.`] };
  }
  const isBuiltIn = engine.has(sectionSchema(type));
  const text = await readFile(path.join(folder, type, `${type}.schema.json`), "utf8").catch(
    () => undefined,
  );
  if (text !== undefined && isBuiltIn) {
    return {
      faults: [
        `${ownSchemaFile(type)}: ${type} is a section type of Broadside already. For a type of your own, rename the folder and its files; to wrap that type, delete this schema.`,
      ],
    };
  }
  if (text === undefined && !isBuiltIn) {
    const { near } = suggest(
      type,
      sectionTypes(engine).map(([name]) => name),
    );
    const hint = near.length > 0 ? ` ${didYouMean(near)}` : "";
    return {
      faults: [
        `${own}: there is no ${type}.schema.json, which describes what an author may write. npm run new makes both files of a type. A folder without a schema wraps the type of Broadside that it is named after, and there is no ${type}.${hint}`,
      ],
    };
  }
  const component = findComponent(folder, type);
  const file = ownSchemaFile(type);
  const { schema, fault } = text === undefined ? {} : readOwnSchema(file, text);
  const faults = [
    ...(fault ? [fault] : []),
    ...(schema ? explainOwnSchema(file, text ?? "", type, schema, engine) : []),
    ...(await explainComponent(folder, type, component)),
  ];
  return faults.length > 0 ? { faults } : { type, component, ...(schema && { schema }) };
}

/** True for small letters and digits with dashes between words. */
export const isTypeName = (type: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type);

/** The reason why a name is none for a section type. */
export const explainTypeName = (type: string): string =>
  `"${type}" is not a type's name. Names are small letters and digits with dashes between words, as in mood-board.`;

async function explainComponent(
  folder: string,
  type: string,
  { file, name }: SectionComponent,
): Promise<string[]> {
  const own = `${sectionsFolder}/${type}`;
  if (!existsSync(file)) {
    const others = (await readdir(path.dirname(file))).filter((each) => /\.[jt]sx?$/.test(each));
    const hint =
      others.length === 1
        ? `Is it ${others[0]}? Rename that file and its function.`
        : `Write one that exports a function ${name}.`;
    return [`${own}: there is no ${name}.tsx, the component of the type. ${hint}`];
  }
  const code = await readFile(file, "utf8");
  if (exportOf(name).test(code)) return [];
  const at = path.relative(path.dirname(folder), file).replaceAll(path.sep, "/");
  return [
    `${at}: it has no export of the name ${name}. Write: export function ${name}(props: SectionProps<"${type}">).`,
  ];
}

/** An export of a name, by its declaration or in a list. */
const exportOf = (name: string) =>
  new RegExp(
    `\\bexport\\s+(?:(?:async\\s+)?function|const|let|class)\\s+${name}\\b|\\bexport\\s*\\{[^}]*\\b${name}\\b`,
  );

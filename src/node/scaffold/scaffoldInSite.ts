import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { engineOf } from "../../site/engineRoot.ts";
import { digestOriginal } from "../../site/schemas/originals.ts";
import { toPascalCase } from "../../site/schemas/sectionComponent.ts";
import { writeWhole } from "../../site/write/writeAtomically.ts";
import { checkOwnName } from "./names.ts";
import {
  type Kind,
  nameComponent,
  toPackage,
  writeIsland,
  writeSchema,
  writeStatic,
  writeWrapper,
} from "./templates.ts";

/** The compiler's settings of a site whose code nobody has compiled before. */
const settings = {
  extends: "broadside/tsconfig.json",
  include: ["*.ts", "sections", ".broadside/*.d.ts"],
};

/**
 * Makes a section type of a site's own that works at once, or a component that wraps a type of Broadside. Returns what it
 * made and the next steps. Throws before it writes anything.
 */
export async function scaffoldInSite(
  root: string,
  type: string,
  kind: Kind | "wrapper",
): Promise<string> {
  checkOwnName(root, path.join(engineOf(root), "schema"), type, kind === "wrapper");
  const folder = `sections/${type}`;
  const files = new Map<string, string>();
  if (kind === "wrapper") {
    const component = toPascalCase(type);
    files.set(
      `${folder}/${component}.tsx`,
      writeWrapper(type, component, await digestOriginal(root, type)),
    );
  } else {
    const render = kind === "static" ? writeStatic : writeIsland;
    const component = nameComponent(type, render);
    files.set(`${folder}/${type}.schema.json`, `${writeSchema(type, kind)}\n`);
    files.set(`${folder}/${component}.tsx`, toPackage(render(type, component)).trimStart());
  }
  if (!existsSync(path.join(root, "tsconfig.json"))) {
    files.set("tsconfig.json", `${JSON.stringify(settings, null, 2)}\n`);
  }
  await mkdir(path.join(root, folder), { recursive: true });
  for (const [file, text] of files) await writeWhole(path.join(root, file), text);
  return [
    ...[...files.keys()].map((file) => `Made ${file}`),
    "",
    `Next: run npm start, and look at /gallery#${type}. The guide is in node_modules/broadside/docs/own-types.md.`,
    ...(kind === "wrapper" ? [] : [`Then add a section to page.yaml: npm run edit -- add ${type}`]),
  ].join("\n");
}

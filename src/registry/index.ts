import type { FunctionComponent } from "react";
import type { ResolvedSection, SectionData, SectionProps, SectionType } from "../shared/section.ts";
import { withFormatted } from "../ui/withFormatted.tsx";
import { islands } from "./islands.ts";
import type { Island, Load } from "./registry.ts";
import { shouldHydrate } from "./shouldHydrate.ts";
import { statics } from "./static.ts";

type Registry = { [T in SectionType]: Load<T> | Island<T> };

/** Every section type. A type in neither list does not compile. */
const registry: Registry = { ...statics, ...islands };

/**
 * Imports a section type's component. A file without the export that its line names is an error; the section
 * is not left out.
 */
export async function loadSection<T extends SectionType>(
  type: T,
): Promise<FunctionComponent<SectionData<T>>> {
  const entry: Load<T> | Island<T> = registry[type];
  const Section: FunctionComponent<SectionProps<T>> | undefined = await ("load" in entry
    ? entry.load()
    : entry());
  if (Section) return withFormatted<SectionData<T>>(Section);
  throw new Error(
    `The section type "${type}" has no component: its file in src/sections/${type}/ does not export the name that stands in its line of src/registry/.`,
  );
}

/** True if the browser hydrates this section. */
export function isIsland<T extends SectionType>({ type, props }: ResolvedSection<T>): boolean {
  return Object.hasOwn(islands, type) && (shouldHydrate[type]?.(props) ?? true);
}

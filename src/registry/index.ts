import type { FunctionComponent } from "react";
import { facts } from "../shared/facts.gen.ts";
import { isHydrated } from "../shared/hydration.ts";
import type { ResolvedSection, SectionData, SectionProps, SectionType } from "../shared/section.ts";
import { withBackground } from "../ui/layout/withBackground.tsx";
import { withFormatted } from "../ui/text/withFormatted.tsx";
import { sections } from "./sections.gen.ts";

/**
 * Imports a section type's component. A file without the export of its name is an error; the section is not left out.
 */
export async function loadSection<T extends SectionType>(
  type: T,
): Promise<FunctionComponent<SectionData<T>>> {
  const load: () => Promise<FunctionComponent<SectionProps<T>> | undefined> = sections[type];
  const Section = await load();
  if (Section) return withBackground(withFormatted<SectionData<T>>(Section));
  throw new Error(
    `The section type "${type}" has no component: its file in src/sections/${type}/ does not export a function that is called as the file is.`,
  );
}

/** True if the browser hydrates this section. */
export const isIsland = ({ type, props }: ResolvedSection): boolean =>
  isHydrated(facts[type].hydrates, props);

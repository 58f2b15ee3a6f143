import { isDeepStrictEqual } from "node:util";
import type { Reworded } from "../../shared/live.ts";
import type { Page } from "../../shared/page.ts";

/** The sections that stand where they stood before an edit, with other props. */
export function findReworded(before: Page | undefined, { sections }: Page): Reworded[] {
  return sections
    .filter((section, index) => {
      const { id, type, props } = before?.sections[index] ?? {};
      const stands = id === section.id && type === section.type;
      return stands && !isDeepStrictEqual(props, section.props);
    })
    .map(({ id, type, props }) => ({ id, type, props }));
}

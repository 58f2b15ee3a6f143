import { isDeepStrictEqual } from "node:util";
import type { ChangedProps } from "../../shared/live/live.ts";
import type { Page } from "../../shared/page.ts";

/** The sections at the same position as before the edit, but with other props. */
export function findChangedProps(before: Page | undefined, { sections }: Page): ChangedProps[] {
  return sections
    .filter((section, index) => {
      const { id, type, props } = before?.sections[index] ?? {};
      const nodes = id === section.id && type === section.type;
      return nodes && !isDeepStrictEqual(props, section.props);
    })
    .map(({ id, type, props }) => ({ id, type, props }));
}

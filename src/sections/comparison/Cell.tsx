import type { ReactElement } from "react";
import type { ResolvedSite } from "../../section.ts";
import { cross, Icon, Lines, VisuallyHidden } from "../../ui/index.ts";
import * as labels from "../../ui/text/labels.gen.ts";
import { Cross, Tick } from "./styles.ts";

interface CellProps {
  site: ResolvedSite;
  value: string | ReactElement | undefined;
}

/** A cell: a tick, a cross, or the text as it is written. Screen readers read the meaning of a sign. */
export function Cell({ site, value }: CellProps) {
  if (value === "yes" || value === "true") {
    return (
      <Tick>
        <Icon name="check-bold" />
        <VisuallyHidden>{labels.yes(site)}</VisuallyHidden>
      </Tick>
    );
  }
  if (value === "no" || value === "false") {
    return (
      <Cross>
        <Lines path={cross} />
        <VisuallyHidden>{labels.no(site)}</VisuallyHidden>
      </Cross>
    );
  }
  return value;
}

import styled from "@emotion/styled";
import type { OpeningHours, ResolvedSite } from "../../section.ts";
import { space } from "../../theme/index.ts";
import { nameDays, nameHours } from "./weekdays.ts";

const Table = styled.dl({
  inlineSize: "100%",
  maxInlineSize: "30rem",
  marginBlock: space(1),
  "> div": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: `0 ${space(3)}`,
    paddingBlock: space(1),
    borderBlockEnd: "1px solid var(--line)",
  },
  // In a line of its own, too, a time is below the others.
  dd: { marginInlineStart: "auto", fontVariantNumeric: "tabular-nums" },
});

interface HoursProps {
  site: ResolvedSite;
  openingHours: OpeningHours[];
}

/** The opening hours of a place, in the language of the page. */
export function Hours({ site, openingHours }: HoursProps) {
  return (
    <Table>
      {openingHours.map((hours, index) => (
        <div key={index}>
          <dt>{nameDays(hours.days, site.lang)}</dt>
          <dd>{nameHours(hours, site.lang)}</dd>
        </div>
      ))}
    </Table>
  );
}

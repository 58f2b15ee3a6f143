import styled from "@emotion/styled";
import type { Price } from "../../shared/schema.gen.ts";
import { space } from "../../theme/space.ts";

const Line = styled.p({
  "&&": { color: "var(--text)" },
  strong: { fontWeight: "var(--strong)", fontVariantNumeric: "lining-nums" },
  del: { marginInlineEnd: space(1), color: "var(--muted)" },
  small: { display: "block", fontSize: "var(--size-s)", color: "var(--muted)" },
});

/** The price on a card, on one line. */
export function CardPrice({ lead, before, amount, terms, note }: Price) {
  return (
    <Line>
      {lead && `${lead} `}
      {before && <del>{before}</del>}
      <strong>{amount}</strong> {terms}
      {note && <small>{note}</small>}
    </Line>
  );
}

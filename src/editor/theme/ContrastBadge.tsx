import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { VisuallyHidden } from "react-aria-components";
import { neededContrast, type Pair } from "../../theme/contrast.ts";
import { roundRatio } from "../../theme/readability.ts";

const Badge = styled.span({
  display: "inline-block",
  padding: "0 0.5em",
  border: "1px solid var(--edge)",
  borderRadius: "1em",
  fontSize: "var(--small)",
  fontVariantNumeric: "tabular-nums",
  "&[data-low]": { borderColor: "var(--danger)", color: "var(--danger)" },
});

/** The contrast of the pair of a colour that is hardest to read: its grade and ratio, and the words that say where. */
export function ContrastBadge({ pair: { use, ratio } }: { pair: Pair }): ReactNode {
  const isLow = ratio < neededContrast;
  const rounded = roundRatio(ratio);
  const need = isLow ? `, and ${neededContrast} is needed` : "";
  const words = `Contrast ${rounded} for ${use}${need}`;
  return (
    <Badge data-low={isLow || undefined} title={words}>
      <span aria-hidden="true">
        {gradeOf(ratio)} {rounded}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Badge>
  );
}

/** The least contrast of the grade AAA of WCAG for small words. */
const best = 7;

const gradeOf = (ratio: number) => (ratio >= best ? "AAA" : ratio >= neededContrast ? "AA" : "Low");

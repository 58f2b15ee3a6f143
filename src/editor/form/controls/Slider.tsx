import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { VisuallyHidden } from "react-aria-components";

/** A slider, and the box beside it in which the same value is written. */
export const Numbers = styled.div({
  display: "flex",
  alignItems: "center",
  gap: "calc(3 * var(--space))",
  "& > label ~ input": { flex: "none", width: "5.5rem" },
});

const Named = styled.label({ flex: 1, minWidth: 0 });

const Range = styled.input({
  display: "block",
  width: "100%",
  margin: 0,
  // Grey while the value is not the author's own.
  "&[data-inherited]": { accentColor: "var(--edge)" },
});

interface Props {
  /** The label of the field. */
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** True if the value is the one that counts because the file has none. */
  isInherited: boolean;
  onChange: (value: number) => void;
}

/** A number between two others. */
export const Slider = ({ label, value, isInherited, onChange, ...limits }: Props): ReactNode => (
  <Named>
    <VisuallyHidden>{label}, by a slider</VisuallyHidden>
    <Range
      type="range"
      {...limits}
      value={value}
      data-inherited={isInherited || undefined}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  </Named>
);

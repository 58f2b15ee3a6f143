import styled from "@emotion/styled";
import { type ReactNode, useId } from "react";

const Line = styled.div({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  gap: "var(--space) calc(2.5 * var(--space))",
  "& > label": { fontWeight: 500 },
  "& > p": { gridColumn: 2, color: "var(--quiet)", fontSize: "var(--small)" },
});

const Track = styled.input({
  position: "relative",
  width: 34,
  height: 20,
  margin: 0,
  borderRadius: 10,
  background: "var(--edge)",
  appearance: "none",
  transition: "background var(--quick, 0s)",
  "&::after": {
    content: '""',
    position: "absolute",
    inset: "3px auto 3px 3px",
    width: 14,
    borderRadius: 7,
    background: "var(--raised)",
    transition: "translate var(--quick, 0s)",
  },
  "&:checked": { background: "var(--accent)" },
  "&:checked::after": { translate: "14px" },
});

interface Props {
  label: string;
  description: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch, with a sentence that explains its meaning. */
export function Switch({ label, description, isOn, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <Line>
      <Track
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-about`}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-about`}>{description}</p>
    </Line>
  );
}

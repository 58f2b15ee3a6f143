import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Radio, RadioGroup } from "react-aria-components";

const Track = styled(RadioGroup)({
  display: "inline-flex",
  flexWrap: "wrap",
  gap: 2,
  padding: 2,
  borderRadius: "calc(var(--radius) + 1px)",
  background: "var(--hover)",
});

const Option = styled(Radio)({
  flex: 1,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "calc(1.5 * var(--space))",
  minHeight: 30,
  padding: "0 calc(2 * var(--space))",
  borderRadius: 7,
  color: "var(--quiet)",
  fontWeight: 500,
  whiteSpace: "nowrap",
  cursor: "default",
  transition: "background var(--quick, 0s), color var(--quick, 0s)",
  "&[data-hovered]": { color: "var(--ink)" },
  "&[data-selected]": {
    background: "light-dark(#ffffff, #423d38)",
    color: "var(--ink)",
    boxShadow: "0 1px 2px light-dark(#3a2f1f26, #00000080)",
  },
  "&[data-focus-visible]": { outline: "2px solid var(--focus)", outlineOffset: 1 },
});

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  /** True if the drawings alone are seen. The labels stay the names. */
  isCompact?: boolean;
}

/** A few choices side by side, one of which is made. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  isCompact = false,
}: Props<Value>): ReactNode {
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Track aria-label={label} orientation="horizontal" value={value} onChange={choose}>
      {options.map(({ value, label, icon }) => (
        <Option key={value} value={value} aria-label={label}>
          {icon}
          {!(isCompact && icon) && label}
        </Option>
      ))}
    </Track>
  );
}

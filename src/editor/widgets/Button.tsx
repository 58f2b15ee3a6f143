import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Button as AriaButton, ToggleButton as AriaToggleButton } from "react-aria-components";
import { Hint } from "./Hint.tsx";

/** The looks of everything that is pressed. */
const pressable = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "calc(2 * var(--space))",
  minHeight: 34,
  padding: "0 calc(3 * var(--space))",
  border: "1px solid transparent",
  borderRadius: "var(--radius)",
  background: "none",
  color: "inherit",
  font: "inherit",
  fontWeight: 500,
  whiteSpace: "nowrap",
  textDecoration: "none",
  cursor: "default",
  outline: "none",
  transition: "background var(--quick, 0s), border-color var(--quick, 0s)",
  "&[data-hovered]": { background: "var(--hover)" },
  "&[data-pressed], &[aria-expanded=true]": { background: "var(--pressed)" },
  "&[data-selected]": { background: "var(--selected)", color: "var(--accent)" },
  "&[data-focus-visible]": { outline: "2px solid var(--focus)", outlineOffset: 1 },
  "&[data-disabled]": { color: "var(--quiet)", opacity: 0.55 },
} as const;

const raised = {
  borderColor: "var(--line)",
  background: "var(--raised)",
  "&[data-hovered]": { background: "var(--raised)", borderColor: "var(--edge)" },
} as const;

const filled = {
  background: "var(--accent)",
  color: "var(--on-accent)",
  "&[data-hovered]": { background: "color-mix(in srgb, var(--accent) 88%, var(--ink))" },
  "&[data-pressed]": { background: "color-mix(in srgb, var(--accent) 76%, var(--ink))" },
  "&[data-disabled]": { color: "var(--on-accent)", opacity: 0.55 },
} as const;

/** A button with words. */
export const Button = styled(AriaButton)(pressable, raised);

/** The button of the one thing that is to be done here. */
export const PrimaryButton = styled(AriaButton)(pressable, filled);

/** A button of less weight than others, or inside a row. */
export const QuietButton = styled(AriaButton)(pressable);

/** A button of something that takes away. */
export const DangerButton = styled(AriaButton)(pressable, raised, { color: "var(--danger)" });

/** A link that looks like a quiet button. */
export const ButtonLink = styled.a(pressable, {
  "&:hover": { background: "var(--hover)" },
  "&:focus-visible": { outline: "2px solid var(--focus)", outlineOffset: 1 },
});

const square = { width: 34, padding: 0, flex: "none" } as const;
const SquareButton = styled(AriaButton)(pressable, square);
const SquareToggle = styled(AriaToggleButton)(pressable, square, {
  "& > span": { display: "none" },
  "@media (min-width: 1200px)": {
    "&:has(> span)": { width: "auto", padding: "0 calc(2.5 * var(--space))" },
    "& > span": { display: "inline" },
  },
});

interface IconProps {
  /** The name, which is shown at the pointer and at keyboard focus. */
  label: string;
  /** The keys that do the same. */
  keys?: string | undefined;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A button with a drawing alone. Its name is shown beside it in time. */
export function IconButton({
  label,
  keys,
  isDisabled = false,
  onPress,
  children,
}: IconProps & { onPress: () => void }): ReactNode {
  return (
    <Hint words={label} keys={keys}>
      <SquareButton aria-label={label} isDisabled={isDisabled} onPress={onPress}>
        {children}
      </SquareButton>
    </Hint>
  );
}

/** A drawing that is on or off. Its words are seen where there is room for them. */
export function IconToggle({
  label,
  words,
  keys,
  isDisabled = false,
  isSelected,
  onChange,
  children,
}: IconProps & {
  words?: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}): ReactNode {
  return (
    <Hint words={label} keys={keys}>
      <SquareToggle
        aria-label={label}
        isDisabled={isDisabled}
        isSelected={isSelected}
        onChange={onChange}
      >
        {children}
        {words && <span>{words}</span>}
      </SquareToggle>
    </Hint>
  );
}

import styled from "@emotion/styled";
import type { Button as ButtonProps } from "../../shared/schema.gen.ts";
import type { PropsOf } from "../../shared/section.ts";
import { hovering } from "../../theme/conditions.ts";
import { Icon } from "../media/Icon.tsx";
import { Button } from "./Button.ts";

const tint = (share: string) => `color-mix(in srgb, currentColor ${share}, transparent)`;

/** A button of an outline, in the colour of the text around it. */
const QuietButton = styled(Button)({
  background: "none",
  color: "inherit",
  "&, &[href]": { boxShadow: `inset 0 0 0 1.5px ${tint("45%")}` },
  [hovering]: { "&:hover": { background: tint("8%") } },
});

interface SecondButtonProps extends PropsOf<ButtonProps> {
  onClick?: () => void;
}

/** The button beside the main one, quiet or as loud as that, with an icon if it has one. */
export function SecondButton({ look, icon, label, ...link }: SecondButtonProps) {
  const Look = look === "loud" ? Button : QuietButton;
  return (
    <Look {...link}>
      {icon && <Icon name={icon} />}
      {label}
    </Look>
  );
}

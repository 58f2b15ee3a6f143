import styled from "@emotion/styled";
import type { Button as ButtonProps, Link } from "../../shared/schema.gen.ts";
import type { PropsOf } from "../../shared/section.ts";
import * as uses from "../../shared/uses.ts";
import { from } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";
import { Button } from "./Button.ts";
import { SecondButton } from "./SecondButton.tsx";

const Row = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space(1.5),
  inlineSize: "100%",
  // In rows of their own, they are equally wide.
  "> a": { flexGrow: 1 },
  [from.tablet]: { inlineSize: "auto" },
});

interface ButtonsProps {
  button?: PropsOf<Link> | undefined;
  secondButton?: PropsOf<ButtonProps> | undefined;
}

/** A section's buttons: one alone, or two side by side where there is room. */
export function Buttons({ button, secondButton }: ButtonsProps) {
  const first = button && <Button {...button}>{button.label}</Button>;
  if (!uses.secondButton || !secondButton) return first;
  return (
    <Row>
      {first}
      <SecondButton {...secondButton} />
    </Row>
  );
}

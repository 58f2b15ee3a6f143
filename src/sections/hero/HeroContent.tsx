import type { SectionProps } from "../../section.ts";
import { SignUpForm, SignUpLine } from "../../ui/controls/SignUpForm.tsx";
import { AvatarStack, Button, SecondButton, StoreBadges } from "../../ui/index.ts";
import { Actions, Lead, Proof } from "./styles.ts";

type WayInProps = Pick<
  SectionProps<"hero">,
  "frame" | "text" | "form" | "button" | "secondButton" | "stores" | "proof"
>;

/** The words below the promise, the buttons, and the people who are here already. */
export function HeroContent(props: WayInProps) {
  const { frame, text, form, button, secondButton, stores, proof } = props;
  return (
    <>
      {text && <Lead>{text}</Lead>}
      {form && (
        <SignUpLine>
          <SignUpForm frame={frame} {...form} />
        </SignUpLine>
      )}
      {(button || secondButton || stores) && (
        <Actions>
          {button && <Button {...button}>{button.label}</Button>}
          {secondButton && <SecondButton {...secondButton} />}
          {stores && <StoreBadges frame={frame} badges={stores} />}
        </Actions>
      )}
      {proof && (
        <Proof>
          {proof.avatars && (
            <AvatarStack frame={frame} people={proof.avatars} shown={proof.shown} />
          )}
          <p>{proof.text}</p>
        </Proof>
      )}
    </>
  );
}

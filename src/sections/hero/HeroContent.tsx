import type { SectionProps } from "../../section.ts";
import { AvatarStack, Button, SecondButton, StoreBadges } from "../../ui/index.ts";
import { Actions, Lead, Proof } from "./styles.ts";

type WayInProps = Pick<
  SectionProps<"hero">,
  "frame" | "text" | "button" | "secondButton" | "stores" | "proof"
>;

/** The words below the promise, the buttons, and the people who are here already. */
export function HeroContent({ frame, text, button, secondButton, stores, proof }: WayInProps) {
  return (
    <>
      {text && <Lead>{text}</Lead>}
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

import type { SectionProps } from "../../contract/section.ts";
import { AvatarStack } from "../../ui/AvatarStack.tsx";
import { Button } from "../../ui/Button.ts";
import { Underline } from "../../ui/Doodle.tsx";
import { Eyebrow } from "../../ui/Eyebrow.ts";
import { Picture } from "../../ui/Picture.tsx";
import { StoreBadges } from "../../ui/StoreBadges.tsx";
import { sentences } from "./sentences.ts";
import { Actions, Copy, Figure, Layout, Lead, Proof, Sentence, Title } from "./styles.ts";

// On a phone's dense screen, two thirds of the pixels look the same and come twice as fast.
const sizes = "(max-width: 600px) 66vw, (min-width: 64em) 54vw, 100vw";

/** The opening: the promise, the way in, who else is here, and one picture. */
export function Hero({
  frame,
  eyebrow,
  title,
  text,
  button,
  stores,
  proof,
  image,
}: SectionProps<"hero">) {
  const lines = sentences(title);
  return (
    <Layout data-picture={image ? "" : undefined}>
      <Copy>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title as={frame.headingLevel === 1 ? "h1" : "h2"} id={`${frame.id}.title`}>
          {lines.map((line, index) => (
            <Sentence key={index}>
              {line}
              {index === lines.length - 1 && <Underline />}
            </Sentence>
          ))}
        </Title>
        {text && <Lead>{text}</Lead>}
        <Actions>
          {button && <Button {...button}>{button.label}</Button>}
          {stores && <StoreBadges frame={frame} badges={stores} />}
        </Actions>
        {proof && (
          <Proof>
            {proof.avatars && (
              <AvatarStack frame={frame} people={proof.avatars} shown={proof.shown} />
            )}
            <p>{proof.text}</p>
          </Proof>
        )}
      </Copy>
      {image && (
        <Figure>
          <Picture picture={image} sizes={sizes} priority />
        </Figure>
      )}
    </Layout>
  );
}

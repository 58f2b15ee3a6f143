import type { SectionProps } from "../../section.ts";
import { embedMarker } from "../../shared/markers.ts";
import { findEmbed } from "../../shared/providers/embedProviders.ts";
import { InlineScript } from "../../ui/controls/InlineScript.tsx";
import { Icon, Picture, SectionHeading } from "../../ui/index.ts";
import * as labels from "../../ui/text/labels.gen.ts";
import { phrase } from "../../ui/text/phrase.ts";
import { wordsOf } from "../../ui/text/wordsOf.ts";
import { showOnClick } from "./showOnClick.ts";
import { Caption, Cover, Invitation, Screen, Sign, Stack } from "./styles.ts";

/** A picture that leads to a film or a map at another host. With scripts, a click shows that in the picture's place. */
export function Embed({
  frame,
  title,
  text,
  address,
  image,
  label,
  caption,
}: SectionProps<"embed">) {
  const { site } = frame;
  const embed = findEmbed(address);
  const invite = { film: labels.play, map: labels.showMap, other: labels.showContent };
  const sizes = `min(92vw, 72rem, ${Math.round((44 * image.width) / image.height)}rem)`;
  return (
    <Stack>
      <SectionHeading frame={frame} title={title} text={text} align="center" />
      <figure>
        <Screen picture={image}>
          <Cover href={address} {...(embed?.frame && { [embedMarker]: embed.frame })}>
            <Picture picture={image} sizes={sizes} />
            <Invitation>
              <Sign>
                {embed?.kind === "film" ? (
                  <Icon name="play-fill" />
                ) : embed?.kind === "map" ? (
                  <Icon name="map-trifold" />
                ) : (
                  <Icon name="arrow-square-out" />
                )}
              </Sign>
              <span>
                <strong>{label ?? invite[embed?.kind ?? "other"](site)}</strong>{" "}
                <small>{phrase(labels.connects(site), { service: embed?.name ?? "" })}</small>
              </span>
            </Invitation>
          </Cover>
          <InlineScript code={showOnClick} data={{ "data-title": wordsOf(title) }} />
        </Screen>
        {caption && <Caption>{caption}</Caption>}
      </figure>
    </Stack>
  );
}

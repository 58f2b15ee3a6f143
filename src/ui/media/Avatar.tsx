import styled from "@emotion/styled";
import { initials } from "./initials.ts";

/** The width of a portrait: that of its parent, or one that fits four side by side on any phone. */
export const avatarSize = "var(--avatar, min(3rem, 15vw))";

const Disc = styled.span({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: avatarSize,
  aspectRatio: "1",
  flexShrink: 0,
  overflow: "hidden",
  borderRadius: "50%",
  background: "var(--lilac)",
  color: "var(--lilac-ink)",
  fontSize: `calc(${avatarSize} * 0.34)`,
  fontWeight: "var(--strong)",
  lineHeight: 1,
  // Neighbours in a row differ, even if their pictures do not arrive.
  "li:nth-of-type(3n + 2) > &": {
    background: "var(--mint)",
    color: "var(--mint-ink)",
  },
  "li:nth-of-type(3n) > &": {
    background: "var(--peach)",
    color: "var(--peach-ink)",
  },
  // In the stylesheet, the initials lie behind the picture and are not read out beside its name.
  "&::before": { content: "attr(data-initials)" },
  img: { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%", fontSize: 0 },
});

interface AvatarProps {
  name: string;
  src?: string | undefined;
}

/** A round portrait. The initials lie behind it, and show if the picture is missing. */
export function Avatar({ name, src }: AvatarProps) {
  return (
    <Disc data-initials={initials(name)} {...(src ? {} : { role: "img", "aria-label": name })}>
      {src && <img src={src} alt={name} width={48} height={48} loading="lazy" decoding="async" />}
    </Disc>
  );
}

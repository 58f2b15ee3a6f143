import styled from "@emotion/styled";
import type { Film, SectionFrame } from "../../shared/section.ts";
import { print, space, unscripted } from "../../theme/index.ts";
import { InlineScript } from "../controls/InlineScript.tsx";
import { playBehind } from "../layout/playBehind.ts";
import * as labels from "../text/labels.gen.ts";
import { Picture } from "./Picture.tsx";
import { covering } from "./photograph.ts";

const absent = { display: "none" } as const;
const onlyMoving = {
  [unscripted]: absent,
  [print]: absent,
  "@media (prefers-reduced-motion: reduce)": absent,
};

const Screen = styled.div({
  position: "relative",
  overflow: "hidden",
  borderRadius: "var(--radius-l)",
  video: { ...covering, filter: "none", ...onlyMoving },
  label: {
    position: "absolute",
    zIndex: 1,
    insetBlockEnd: space(1.5),
    insetInlineEnd: space(1.5),
    display: "flex",
    alignItems: "center",
    gap: space(1),
    minBlockSize: "2.75rem",
    paddingInline: space(2),
    borderRadius: "var(--radius-button)",
    background: "var(--background)",
    color: "var(--text)",
    fontSize: "var(--size-s)",
    ...onlyMoving,
  },
  input: { inlineSize: "1.125rem", blockSize: "1.125rem", accentColor: "var(--accent)" },
});

/** The same in a box that has its own place and height. */
const Filling = styled(Screen)({ position: "absolute", inset: 0, borderRadius: 0 });

interface MovingPictureProps {
  frame: SectionFrame;
  film: Film;
  sizes: string;
  /** True if it fills the box around it. */
  isFilling?: boolean;
}

/** A film in the place of a picture: it plays silently and in a loop while it is seen, and anyone can stop it. */
export function MovingPicture({ frame, film, sizes, isFilling }: MovingPictureProps) {
  const Box = isFilling ? Filling : Screen;
  const { poster, webm, mp4, description } = film;
  return (
    <Box data-film="">
      <Picture picture={{ ...poster, alt: description }} sizes={sizes} priority />
      <video muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1}>
        {webm && <source src={webm} type="video/webm" />}
        <source src={mp4} type="video/mp4" />
      </video>
      <label>
        <input type="checkbox" /> {labels.pause(frame.site)}
      </label>
      <InlineScript code={playBehind} />
    </Box>
  );
}

import styled from "@emotion/styled";
import type { Film, SectionFrame } from "../../section.ts";
import { hovering, print, unscripted } from "../../theme/index.ts";
import { Icon, Picture, VisuallyHidden } from "../../ui/index.ts";
import * as labels from "../../ui/text/labels.gen.ts";
import { useFilm } from "./useFilm.ts";

const Screen = styled.div({
  position: "relative",
  overflow: "hidden",
  borderRadius: "var(--radius-l)",
  background: "var(--peach)",
  boxShadow: "var(--shadow-high)",
  img: { inlineSize: "100%" },
  video: {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    objectFit: "cover",
  },
  // An outline around the film itself would be cut off.
  "&:has(video:focus-visible)": { outline: "3px solid var(--accent-text)", outlineOffset: "3px" },
});

const PlayButton = styled.button({
  position: "absolute",
  inset: 0,
  margin: "auto",
  display: "grid",
  placeItems: "center",
  inlineSize: "clamp(4rem, 9vw, 6rem)",
  aspectRatio: "1",
  blockSize: "fit-content",
  borderRadius: "50%",
  background: "var(--accent)",
  color: "var(--on-accent)",
  fontSize: "clamp(1.6rem, 3.4vw, 2.4rem)",
  boxShadow: "var(--shadow-high)",
  // Inside the button, because any picture may be around it.
  "&:focus-visible": { outlineColor: "var(--on-accent)", outlineOffset: -8 },
  [hovering]: { "&:hover": { background: "var(--accent-hover)" } },
  [unscripted]: { display: "none" },
  [print]: { display: "none" },
});

/** The film that scripts start, stop and give controls to. */
const Scripted = styled.video({ "html:not(.js) &": { display: "none" } });

const sizes = "(min-width: 80rem) 72rem, 92vw";

interface VideoProps {
  frame: SectionFrame;
  film: Film;
  label: string;
}

/** A silent film that plays in a loop when it is seen, and that anyone can stop. */
export function Video({ frame, film, label }: VideoProps) {
  const { mp4, webm, poster, description } = film;
  const { video, isPlaying, isControlled, reachFor, play, follow } = useFilm();
  const descriptionId = `${frame.id}.film`;
  const attributes = { preload: "none", loop: true, muted: true, playsInline: true };
  const names = { "aria-label": label, "aria-describedby": descriptionId };
  const sources = (
    <>
      {webm && <source src={webm} type="video/webm" onError={follow} />}
      <source src={mp4} type="video/mp4" onError={follow} />
    </>
  );
  return (
    <Screen>
      {/* Visible through the film until it plays. A `poster` would be fetched with the page. */}
      <Picture picture={poster} sizes={sizes} />
      {/* Without controls at first: creating them blocks a phone for a tenth of a second. */}
      <Scripted
        {...attributes}
        {...((isPlaying || isControlled) && { ...names, tabIndex: 0, controls: isControlled })}
        ref={video}
        onMouseEnter={reachFor}
        onFocus={reachFor}
        onPlay={follow}
        onPause={follow}
        onEnded={follow}
      >
        {sources}
      </Scripted>
      {/* Without scripts, not every browser gives a film controls by itself. Through a film with controls,
          Chromium shows no picture behind it, so this has a poster. */}
      <noscript>
        <video {...attributes} {...names} controls poster={poster.src}>
          {sources}
        </video>
      </noscript>
      {/* Rendered in the build, so that the keyboard reaches it before hydration. */}
      {!isPlaying && (
        <PlayButton type="button" aria-label={labels.play(frame.site)} onClick={play}>
          <Icon name="play-fill" />
        </PlayButton>
      )}
      <VisuallyHidden id={descriptionId} as="p">
        {description}
      </VisuallyHidden>
    </Screen>
  );
}

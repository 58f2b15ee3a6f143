import styled from "@emotion/styled";
import type {
  Backdrop,
  SectionBackdrop as Background,
  SectionFrame,
} from "../../shared/section.ts";
import { InlineScript } from "../controls/InlineScript.tsx";
import { Picture } from "../media/Picture.tsx";
import * as labels from "../text/labels.gen.ts";
import { atNight } from "./atNight.ts";
import { playBehind } from "./playBehind.ts";

/** The strength of the scrim. The page has the other rules, for all sections: here they would count for each. */
const Layer = styled("div", { shouldForwardProp: (name) => name !== "scrim" })<
  Pick<Backdrop, "scrim">
>(({ scrim: { day, night } }) => ({
  "--scrim": `${day}%`,
  ...(night !== undefined && atNight("&", { "--scrim": `${night}%` })),
}));

interface SectionBackdropProps {
  frame: SectionFrame;
  background: Background;
}

/** A picture or a film behind a whole section, under a scrim behind its words alone. */
export function SectionBackdrop({ frame, background }: SectionBackdropProps) {
  const { picture, film } = background;
  return (
    <Layer scrim={picture.scrim} data-backdrop="">
      <div>
        <Picture picture={picture} sizes="100vw" priority={frame.headingLevel === 1} />
        {film && (
          <video muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1}>
            {film.webm && <source src={film.webm} type="video/webm" />}
            <source src={film.mp4} type="video/mp4" />
          </video>
        )}
      </div>
      {film && (
        <>
          <label>
            <input type="checkbox" /> {labels.pause(frame.site)}
          </label>
          <InlineScript code={playBehind} />
        </>
      )}
    </Layer>
  );
}

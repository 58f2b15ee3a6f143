import type { SectionBackdrop as Background, SectionFrame } from "../../shared/section.ts";
import { InlineScript } from "../controls/InlineScript.tsx";
import { Picture } from "../media/Picture.tsx";
import * as labels from "../text/labels.gen.ts";
import { playBehind } from "./playBehind.ts";

interface SectionBackdropProps {
  frame: SectionFrame;
  background: Background;
}

/**
 * A picture or a film behind a whole section, under a scrim behind its words alone. Its rules are those of the page: as
 * styles of the component, they would count for each section.
 */
export function SectionBackdrop({ frame, background }: SectionBackdropProps) {
  const { picture, film } = background;
  const { day, night = day } = picture.scrim;
  return (
    <div data-backdrop={`${day} ${night}`}>
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
    </div>
  );
}

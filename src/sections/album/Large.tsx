import type { AlbumPicture, PropsOf, ResolvedSite } from "../../section.ts";
import { cross, Lines, Picture, VisuallyHidden } from "../../ui/index.ts";
import * as labels from "../../ui/text/labels.gen.ts";
import { Caption, Closer, Popover, Whole } from "./styles.ts";

interface LargeProps extends PropsOf<AlbumPicture> {
  id: string;
  site: ResolvedSite;
}

/** A picture as large as the screen. It is fetched when it opens, because it is lazy and was not shown before. */
export function Large({ id, site, image, caption }: LargeProps) {
  const isVector = image.sources.length === 0;
  return (
    <Popover id={id} popover="auto" role="dialog" aria-label={image.alt}>
      <Closer type="button" popoverTarget={id} popoverTargetAction="hide" autoFocus>
        <Lines path={cross} />
        <VisuallyHidden>{labels.dismiss(site)}</VisuallyHidden>
      </Closer>
      <Whole data-vector={isVector || undefined}>
        <Picture picture={image} sizes={`min(100vw, ${image.width}px)`} />
        {caption && <Caption>{caption}</Caption>}
      </Whole>
    </Popover>
  );
}

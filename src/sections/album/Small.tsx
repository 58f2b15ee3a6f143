import type { AlbumPicture, PropsOf, ResolvedSite } from "../../section.ts";
import { Lines, Picture, VisuallyHidden } from "../../ui/index.ts";
import * as labels from "../../ui/text/labels.gen.ts";
import { Caption, Opener, PlainLink } from "./styles.ts";

interface SmallProps extends PropsOf<AlbumPicture> {
  /** The id of the large picture. */
  id: string;
  site: ResolvedSite;
  sizes: string;
}

/** A picture of the grid: a button that opens the large one. Browsers without popovers have a link in its place. */
export function Small({ id, site, image, caption, sizes }: SmallProps) {
  const enlarge = labels.enlarge(site);
  return (
    <figure>
      <Opener type="button" popoverTarget={id} data-cut-out={image.isCutOut}>
        <Picture picture={image} sizes={sizes} />
        <Lines path="M9 3h4v4M13 3L9 7M7 13H3V9M3 13l4-4" />
        <VisuallyHidden>{enlarge}</VisuallyHidden>
      </Opener>
      <PlainLink href={image.src}>{enlarge}</PlainLink>
      {caption && <Caption>{caption}</Caption>}
    </figure>
  );
}

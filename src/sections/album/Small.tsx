import type { AlbumPicture } from "../../shared/schema.gen.ts";
import type { PropsOf, ResolvedSite } from "../../shared/section.ts";
import { Icon } from "../../ui/Icon.tsx";
import { labelsOf } from "../../ui/labels.ts";
import { Picture } from "../../ui/Picture.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.ts";
import { Caption, Opener, PlainLink } from "./styles.ts";

interface SmallProps extends PropsOf<AlbumPicture> {
  /** The id of the large picture. */
  id: string;
  site: ResolvedSite;
  sizes: string;
}

/** A picture of the grid: a button that opens the large one. Browsers without popovers have a link in its place. */
export function Small({ id, site, image, caption, sizes }: SmallProps) {
  const { enlarge } = labelsOf(site);
  return (
    <figure>
      <Opener type="button" popoverTarget={id} data-cut-out={image.isCutOut}>
        <Picture picture={image} sizes={sizes} />
        <Icon name="arrows-out-bold" />
        <VisuallyHidden>{enlarge}</VisuallyHidden>
      </Opener>
      {caption && <Caption>{caption}</Caption>}
      <PlainLink href={image.src}>{enlarge}</PlainLink>
    </figure>
  );
}

import type { Picture as PictureData } from "../../section.ts";
import { Picture } from "../../ui/index.ts";
import { MovingPicture } from "../../ui/media/MovingPicture.tsx";
import type { Words } from "./words.ts";

interface HeroPictureProps extends Pick<Words, "frame"> {
  film?: Words["film"] | undefined;
  image: PictureData;
  sizes: string;
  isFilling?: boolean;
}

/** The picture of the opening, or the film in its place. */
export function HeroPicture({ frame, film, image, sizes, isFilling = false }: HeroPictureProps) {
  return film ? (
    <MovingPicture frame={frame} film={film} sizes={sizes} isFilling={isFilling} />
  ) : (
    <Picture picture={image} sizes={sizes} priority />
  );
}

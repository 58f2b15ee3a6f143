import type { Card, PropsOf, SectionFrame } from "../../section.ts";
import { Icon, Picture } from "../../ui/index.ts";
import { CardWords } from "./CardWords.tsx";
import { Loud, Plain, TileField, TilePicture, TileSign, TileWords, Wide } from "./tileStyles.ts";

interface TileProps extends PropsOf<Card> {
  frame: SectionFrame;
  /** The number of the six columns that it has. */
  span: number;
}

/** A tile of a bento: words above a picture, or beside one where it is wide. An icon alone takes its place. */
export function Tile({ span, icon, image, ...card }: TileProps) {
  const isWide = span >= 4;
  const Box = image || icon ? (isWide ? Wide : Plain) : Loud;
  // Beside the words, a picture has a good half of its tile.
  const share = span * (isWide ? 9 : 15);
  const onTablets = span < 4 ? 45 : 92;
  const sizes = `(min-width: 64em) min(${share}vw, ${share * 0.8}rem), (min-width: 48em) ${onTablets}vw, 92vw`;
  return (
    <Box>
      <TileWords>
        {icon && image && (
          <TileSign>
            <Icon name={icon} />
          </TileSign>
        )}
        <CardWords {...card} />
      </TileWords>
      {image && (
        <TilePicture>
          <Picture picture={image} sizes={sizes} />
        </TilePicture>
      )}
      {icon && !image && (
        <TileField>
          <Icon name={icon} />
        </TileField>
      )}
    </Box>
  );
}

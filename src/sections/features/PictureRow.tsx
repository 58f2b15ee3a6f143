import type { Card, PropsOf, SectionFrame } from "../../section.ts";
import { Icon, Picture } from "../../ui/index.ts";
import { coverSizes } from "../../ui/media/coverSizes.ts";
import { CardWords } from "./CardWords.tsx";
import { Row, RowPicture, RowSign, RowWords } from "./tileStyles.ts";

/** A feature with a row to itself: its picture or icon on one side, its words on the other. */
export function PictureRow({ icon, image, ...card }: PropsOf<Card> & { frame: SectionFrame }) {
  const { site } = card.frame;
  return (
    <Row>
      {image && (
        <RowPicture>
          <Picture
            picture={image}
            sizes={coverSizes(image, site, 3 / 2, "(min-width: 64em) 42rem, 92vw")}
          />
        </RowPicture>
      )}
      {icon && (
        <RowSign>
          <Icon name={icon} />
        </RowSign>
      )}
      <RowWords>
        <CardWords {...card} />
      </RowWords>
    </Row>
  );
}

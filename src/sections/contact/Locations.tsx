import type { ContactPlace, ContactProps, PropsOf, SectionFrame } from "../../section.ts";
import { ItemTitle, TextLink } from "../../ui/index.ts";
import { Hours } from "./Hours.tsx";
import { CardPlaces, LargePlaces, PlaceList } from "./styles.ts";

interface PlacesProps extends Required<Pick<ContactProps, "layout">> {
  frame: SectionFrame;
  places: PropsOf<ContactPlace>[];
}

const lists = { lines: PlaceList, large: LargePlaces, cards: CardPlaces };

/** The places where the author is found, each with its links. */
export function Locations({ frame, layout, places }: PlacesProps) {
  const List = lists[layout];
  return (
    <List>
      {places.map(({ title, address, openingHours, hours, links = [] }, index) => (
        <li key={index}>
          {title && <ItemTitle frame={frame}>{title}</ItemTitle>}
          <address>{address}</address>
          {openingHours && <Hours site={frame.site} openingHours={openingHours} />}
          {hours && <p>{hours}</p>}
          {links.map((link, place) => (
            <TextLink key={place} {...link}>
              {link.label}
            </TextLink>
          ))}
        </li>
      ))}
    </List>
  );
}

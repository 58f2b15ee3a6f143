import type { ContactPlace, PropsOf, SectionFrame } from "../../section.ts";
import { ItemTitle, TextLink } from "../../ui/index.ts";
import { Hours } from "./Hours.tsx";
import { PlaceList } from "./styles.ts";

interface PlacesProps {
  frame: SectionFrame;
  places: PropsOf<ContactPlace>[];
}

/** The places where the author is found, each with its links. */
export function Locations({ frame, places }: PlacesProps) {
  return (
    <PlaceList>
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
    </PlaceList>
  );
}

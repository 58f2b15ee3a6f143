import { useEffect, useState } from "react";
import type { HeaderLink, Resolved } from "../../section.ts";
import * as uses from "../../shared/uses.ts";
import { chooseActive, type Sighting } from "./chooseActive.ts";

/** Often enough that no threshold is missed, for any height of a section. */
const everyPercent = Array.from({ length: 101 }, (_, index) => index / 100);

/** The `href` of the link whose section the visitor is looking at. */
export function useActiveLink(links: Resolved<HeaderLink>[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const targets = links.flatMap((link) =>
      (uses.menu && link.menu ? link.menu : [link]).map(({ href }) => ({
        href,
        threshold: link.threshold,
      })),
    );
    const anchors = targets.flatMap(({ href, threshold }) =>
      href?.startsWith("#") ? [{ href, threshold }] : [],
    );
    const sightings = new Map<string, Sighting>();
    // The fixed header covers this much of the window. Links scroll their section to just below it.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const headerHeight = Number.parseFloat(scrollPaddingTop);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect, boundingClientRect, rootBounds } of entries) {
          sightings.set(`#${target.id}`, {
            visible: intersectionRect.height,
            height: boundingClientRect.height,
            room: (rootBounds?.height ?? innerHeight) - headerHeight,
          });
        }
        setActive(chooseActive(anchors, sightings));
      },
      { threshold: everyPercent },
    );
    for (const { href } of anchors) {
      const section = document.getElementById(href.slice(1));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [links]);
  return active;
}

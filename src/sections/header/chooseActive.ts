/** The visible part of a link's section, in pixels. */
export interface Sighting {
  visible: number;
  height: number;
  /** The height that the window can show at once, below the fixed header. */
  room: number;
}

/**
 * True if enough of a section is in view. `threshold` is a share of the section. If the window is too small
 * to show that share, half of the window is enough.
 */
export function isInView({ visible, height, room }: Sighting, threshold: number): boolean {
  if (visible <= 0 || height <= 0) return false;
  const reachable = Math.min(room / height, 1);
  const needed = threshold <= reachable ? threshold : reachable / 2;
  return visible / height >= needed;
}

interface Candidate {
  href: string;
  threshold: number;
}

/**
 * The link to mark as active: the first, in the links' own order, whose section is in view; undefined if
 * there is none.
 */
export function chooseActive(
  links: Candidate[],
  sightings: ReadonlyMap<string, Sighting>,
): string | undefined {
  return links.find(({ href, threshold }) => {
    const sighting = sightings.get(href);
    return sighting && isInView(sighting, threshold);
  })?.href;
}

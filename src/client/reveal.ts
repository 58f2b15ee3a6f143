import { revealedMarker, revealMarker } from "../shared/markers.ts";

/** Marks each list inside `root` that fades in as it comes into view, once. */
export function reveal(root: ParentNode): void {
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      entry.target.setAttribute(revealedMarker, "");
      observer.unobserve(entry.target);
    }
  });
  for (const list of root.querySelectorAll(`[${revealMarker}]`)) observer.observe(list);
}

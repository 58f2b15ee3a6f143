import { revealedMarker, revealMarker } from "../contract/markers.ts";

/** Marks each list inside `root` that fades in as it comes into view, once. */
export function reveal(root: ParentNode = document): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.setAttribute(revealedMarker, "");
      observer.unobserve(target);
    }
  });
  for (const list of root.querySelectorAll(`[${revealMarker}]`)) observer.observe(list);
}

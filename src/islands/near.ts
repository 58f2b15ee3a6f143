import { act } from "./act.ts";
import { idleMoment } from "./idleMoment.ts";

/**
 * Calls `due` when the element is about to come onto the screen. Where it stands there from the start, that is once
 * the page has loaded and is at rest, or the visitor does something: what is seen first waits for no script.
 */
export function near(root: Element, due: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      due();
    },
    { rootMargin: "200px" },
  );
  const observe = () => observer.observe(root);
  addEventListener("load", () => idleMoment().then(observe));
  act(root, observe);
}

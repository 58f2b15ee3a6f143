import { act } from "./act.ts";
import { idleMoment } from "./idleMoment.ts";

/** Once the page has loaded and is at rest, or the visitor does something: what is seen first waits for no script. */
const seen = new Promise<void>((resolve) => {
  addEventListener("load", () => idleMoment().then(() => resolve()));
  act(document.documentElement, resolve);
});

/** Calls `due` when the element is about to come onto the screen, and not before what stands there has been seen. */
export function near(root: Element, due: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      due();
    },
    { rootMargin: "200px" },
  );
  seen.then(() => observer.observe(root));
}

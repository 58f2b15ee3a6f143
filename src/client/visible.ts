import { firstInteraction } from "./firstInteraction.ts";

/** Resolves once the page has loaded, or the visitor does something: the first view waits for no script. */
const seen = Promise.race([
  firstInteraction,
  new Promise((resolve) => addEventListener("load", resolve)),
]);

/** When the element is about to come onto the screen, and not before what stands there has been seen. */
export const visible = (root: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // Not `at(-1)`: some browsers that know all syntax of the page's script lack it.
        if (!entries.pop()?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "200px" },
    );
    seen.then(() => observer.observe(root));
  });

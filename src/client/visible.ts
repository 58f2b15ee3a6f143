import { firstInteraction } from "./firstInteraction.ts";

/** Resolves when the page has loaded, or when the visitor does something. The first view waits for no script. */
const seen = Promise.race([
  firstInteraction,
  new Promise((resolve) => addEventListener("load", resolve)),
]);

/** Resolves when the element is about to come onto the screen, but not before `seen`. */
export const whenVisible = (root: Element) =>
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

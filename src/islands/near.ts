import { acted } from "./act.ts";
import { laidOut } from "./layOut.ts";

/**
 * Once the page has loaded and stands, or the visitor does something: what is seen first waits for no script. Asked in
 * the same task that ends the layout, the browser answers in the same frame.
 */
const seen = Promise.race([acted, laidOut]);

/** When the element is about to come onto the screen, and not before what stands there has been seen. */
export const near = (root: Element) =>
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

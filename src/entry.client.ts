import { reveal } from "./islands/reveal.ts";
import { wake } from "./islands/wake.ts";
import { islands } from "./registry/islands.ts";

// Once the page is painted: before that there is nothing to click and nothing to see come near.
requestAnimationFrame(() =>
  setTimeout(() => {
    reveal();
    wake(islands);
  }),
);

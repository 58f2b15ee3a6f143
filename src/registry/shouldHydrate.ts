import type { islands } from "./islands.ts";
import type { ShouldHydrate } from "./registry.ts";

/** For islands that some sections need and others do not. Only the build asks: this never reaches the browser. */
export const shouldHydrate: ShouldHydrate = {
  faq: ({ categories }) => categories !== undefined,
  spotlight: ({ images = [] }) => images.length > 1,
} satisfies Pick<ShouldHydrate, keyof typeof islands>;

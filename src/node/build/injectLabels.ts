import type { Plugin } from "vite";
import type { Words } from "../../shared/schema.gen.ts";

/**
 * Puts the words of the page into the scripts of its islands, in the place of `PAGE_LABELS`: one language alone, and
 * of those only what the scripts name. A name is looked for anywhere in their code, so that none is missed.
 */
export function injectLabels(wordsOfPage: () => Words): Plugin {
  const named = new Set<string>();
  return {
    name: "broadside:words",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/src\/(sections|ui)\// },
      handler(code) {
        for (const [name] of code.matchAll(/\b\w+\b(?!\()/g)) named.add(name);
      },
    },
    renderChunk(code) {
      const words = Object.entries(wordsOfPage()).filter(([name]) => named.has(name));
      return code.replace(/\bPAGE_WORDS\b/, () => JSON.stringify(Object.fromEntries(words)));
    },
  };
}

import type { Plugin } from "vite";
import type { Words } from "../../shared/schema.gen.ts";

/**
 * Replaces `PAGE_LABELS` in the islands' scripts by the labels of the page's language. Only labels that the
 * scripts name are included. A name anywhere in their code counts, so that none is missed.
 */
export function injectLabels(labelsOfPage: () => Words): Plugin {
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
      const labels = Object.entries(labelsOfPage()).filter(([name]) => named.has(name));
      return code.replace(/\bPAGE_LABELS\b/, () => JSON.stringify(Object.fromEntries(labels)));
    },
  };
}

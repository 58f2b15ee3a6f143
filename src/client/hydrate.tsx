import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type FunctionComponent, type ReactNode, startTransition, useEffect } from "react";
import { type HydrationOptions, hydrateRoot, type Root } from "react-dom/client";
import { emotionOptions } from "../shared/emotion.ts";
import { propsMarker } from "../shared/markers.ts";

/** A hydrated section. */
export interface Hydrated {
  /** Renders the section again, with the current props of its frame. */
  render(): void;
  /** Unmounts the section after it has left the page. */
  unmount(): void;
}

const cache = createCache(emotionOptions);

// Rules in the page's stylesheet are not inserted again.
const renderedStyles = document.querySelector("head > style")?.textContent ?? "";
for (const [, name = ""] of renderedStyles.matchAll(/\.c-([a-z0-9]+)/g))
  cache.inserted[name] = true;

// Other rules go into a stylesheet without an element, because an element would need another hash in the
// policy. In the page's own stylesheet, one new rule would make the browser restyle everything.
const stylesheet = new CSSStyleSheet();
document.adoptedStyleSheets = [stylesheet];
cache.sheet.insert = (rule) => {
  try {
    stylesheet.insertRule(rule, stylesheet.cssRules.length);
  } catch {
    // As in any stylesheet, rules that the browser does not know are skipped.
  }
};

/**
 * Hydrates one rendered section by itself, and resolves when it responds. If the section throws, its rendered
 * HTML is put back without hydration, and other sections are unaffected. `fallBack` is a parameter: imported
 * here and by the bootstrap, it would be a file that the bootstrap has to wait for.
 */
export function hydrate<Props extends object>(
  root: HTMLElement,
  Section: FunctionComponent<Props>,
  fallBack: (root: HTMLElement) => void,
): Promise<Hydrated> {
  const rendered = [...root.childNodes].map((node) => node.cloneNode(true));
  return new Promise((resolve) => {
    const draw = () => {
      const props: Props = JSON.parse(root.getAttribute(propsMarker) ?? "{}");
      return (
        <CacheProvider value={cache}>
          <Ready then={() => resolve(hydrated)}>
            <Section {...props} />
          </Ready>
        </CacheProvider>
      );
    };
    const options: HydrationOptions = {
      identifierPrefix: root.id,
      onUncaughtError(error) {
        console.error(`Section "${root.id}" failed: its HTML stays.`, error);
        queueMicrotask(() => {
          app?.unmount();
          root.replaceChildren(...rendered);
          fallBack(root);
          resolve(hydrated);
        });
      },
    };
    let app: Root | undefined;
    const hydrated = { render: () => app?.render(draw()), unmount: () => app?.unmount() };
    // As a transition, hydration runs in slices, and the page responds and paints between them.
    startTransition(() => {
      app = hydrateRoot(root, draw(), options);
    });
  });
}

function Ready({ then, children }: { then: () => void; children: ReactNode }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the section first answers
  useEffect(then, []);
  return children;
}

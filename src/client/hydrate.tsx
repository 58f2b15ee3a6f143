import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type FunctionComponent, type ReactNode, startTransition, useEffect } from "react";
import { type HydrationOptions, hydrateRoot, type Root } from "react-dom/client";
import { emotionOptions } from "../shared/emotion.ts";
import { propsMarker } from "../shared/markers.ts";

/** A section that answers. */
export interface Hydrated {
  /** Renders the section again, with the props that its frame has now. */
  render(): void;
  /** Has React let go of the section, which has left the page. */
  unmount(): void;
}

const cache = createCache(emotionOptions);

// What the page's stylesheet holds is not inserted again.
const renderedStyles = document.querySelector("head > style")?.textContent ?? "";
for (const [, name = ""] of renderedStyles.matchAll(/\.c-([a-z0-9]+)/g))
  cache.inserted[name] = true;

// What it lacks stands in a stylesheet without an element, for which the policy would need another hash. Inserted
// into the page's own, one rule would have the browser style everything again.
const stylesheet = new CSSStyleSheet();
document.adoptedStyleSheets = [stylesheet];
cache.sheet.insert = (rule) => {
  try {
    stylesheet.insertRule(rule, stylesheet.cssRules.length);
  } catch {
    // As in any stylesheet, a browser does without the rules that it does not know.
  }
};

/**
 * Hydrates one printed section by itself; resolves once it answers. When the section throws, its
 * printed content is put back and given up; the other sections never notice. `fallBack` is handed in: imported
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
          <Awake then={() => resolve(hydrated)}>
            <Section {...props} />
          </Awake>
        </CacheProvider>
      );
    };
    const options: HydrationOptions = {
      identifierPrefix: root.id,
      onUncaughtError(error) {
        console.error(`Section "${root.id}" stopped working and stays as printed.`, error);
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
    // As a transition, hydration is done in slices between which the page answers and paints.
    startTransition(() => {
      app = hydrateRoot(root, draw(), options);
    });
  });
}

function Awake({ then, children }: { then: () => void; children: ReactNode }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the section first answers
  useEffect(then, []);
  return children;
}

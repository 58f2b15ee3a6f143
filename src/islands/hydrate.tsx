import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { markers } from "../contract/markers.ts";

const cache = createCache({ key: "css" });

/** What every section's root is wrapped in, on the server and here, so that both print the same. */
export function wrapSection(section: ReactNode): ReactNode {
  return <CacheProvider value={cache}>{section}</CacheProvider>;
}

/**
 * Hydrates one printed section by itself; resolves once it answers. When the section throws, its
 * printed content is put back and laid out as without JavaScript; the other sections never notice.
 */
export function hydrate<Props extends object>(
  root: HTMLElement,
  Section: ComponentType<Props>,
): Promise<Root> {
  const printed = [...root.childNodes].map((node) => node.cloneNode(true));
  const props: Props = JSON.parse(root.getAttribute(markers.props) ?? "{}");
  return new Promise((resolve) => {
    const app = hydrateRoot(
      root,
      wrapSection(
        <Awake then={() => resolve(app)}>
          <Section {...props} />
        </Awake>,
      ),
      {
        identifierPrefix: root.id,
        onUncaughtError(error) {
          console.error(`The section "${root.id}" stopped working and stays as printed.`, error);
          queueMicrotask(() => {
            app.unmount();
            root.replaceChildren(...printed);
            root.setAttribute(markers.failed, "");
            resolve(app);
          });
        },
      },
    );
  });
}

function Awake({ then, children }: { then: () => void; children: ReactNode }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the section can answer
  useEffect(then, []);
  return children;
}

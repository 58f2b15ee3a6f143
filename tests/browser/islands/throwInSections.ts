import type { Page } from "playwright/test";

declare global {
  interface Window {
    /** The moment at which each section throws, by its id. */
    faults?: Record<string, "render" | "effect">;
  }
}

/** The component that a section's own chunk exports. Other chunks export names of one letter. */
const component = /export\{[^}]* as ([A-Z]\w+)\}/;

/**
 * Puts a component around that of every section, which throws where `window.faults` says. The browser gets it in the
 * place of the section's chunk, so the published page needs no part for it.
 */
export async function throwInSections(page: Page): Promise<void> {
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const [, name] = component.exec(code) ?? [];
    const body = name
      ? wrap(name, `${route.request().url()}?section`)
      : code.replace(".useEffect=function", ".useEffect=globalThis.reactUseEffect=function");
    await route.fulfill({ response, body });
  });
}

const wrap = (name: string, address: string) => `
import { ${name} as Section } from "${address}";

const fail = () => {
  throw new Error("thrown on purpose");
};

export function ${name}(props) {
  const fault = window.faults?.[props.frame.id];
  if (fault === "render") fail();
  reactUseEffect(() => {
    if (fault === "effect") fail();
  });
  return Section(props);
}`;

import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { emotionOptions } from "../../src/shared/emotion.ts";
import type { Page } from "../../src/shared/page.ts";
import { App, loadComponents } from "./App.tsx";

const root = document.querySelector("#root");
const data = document.querySelector("#page");
if (!root || !data) throw new Error("The document has no root.");
const page: Page = JSON.parse(data.textContent);
const app = (
  <CacheProvider value={createCache(emotionOptions)}>
    <App page={page} components={await loadComponents(page)} />
  </CacheProvider>
);
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

// The headless API for programs that read no TypeScript by themselves, and for bundlers, which leave JavaScript of packages to Node.
import { register } from "tsx/esm/api";

register();

export const { applyEdit, build, check, editPages, fix, loadSite, renderPage, renderSection } =
  await import("./index.ts");

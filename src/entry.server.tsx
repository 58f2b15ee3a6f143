export { renderFragment } from "./render/renderFragment.tsx";
export { renderPage } from "./render/renderPage.tsx";

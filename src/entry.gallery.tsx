export { renderGallery } from "./gallery/renderGallery.tsx";
export { renderTheme } from "./gallery/renderTheme.tsx";
export { renderVariants } from "./gallery/renderVariants.tsx";
export { renderPage } from "./render/renderPage.tsx";

export { renderGallery } from "./gallery/renderGallery.tsx";
export { renderVariants } from "./gallery/renderVariants.tsx";
export { renderPage } from "./render/renderPage.tsx";

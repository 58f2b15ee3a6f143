export { printGallery } from "./gallery/renderGallery.tsx";
export { printVariants } from "./gallery/renderVariants.tsx";
export { printPage } from "./render/renderPage.tsx";

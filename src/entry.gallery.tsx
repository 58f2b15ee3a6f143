export { printGallery } from "./gallery/printGallery.tsx";
export { printVariants } from "./gallery/printVariants.tsx";
export { printPage } from "./page/printPage.tsx";

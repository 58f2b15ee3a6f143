export { printGallery } from "./gallery/printGallery.tsx";
export { printPage } from "./page/printPage.tsx";

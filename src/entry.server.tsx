export { printPage } from "./page/printPage.tsx";

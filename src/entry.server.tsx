export { printPage } from "./render/renderPage.tsx";

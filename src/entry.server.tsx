export { renderPage } from "./render/renderPage.tsx";

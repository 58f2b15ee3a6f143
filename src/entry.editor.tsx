import { startEditor } from "./editor/startEditor.tsx";

startEditor(import.meta.hot);

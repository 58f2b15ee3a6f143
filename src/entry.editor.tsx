import { startEditor } from "./editor/startEditor.tsx";
import { connection } from "./shared/live/connection.ts";

startEditor(connection);

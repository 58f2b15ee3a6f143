import { startEditor } from "./editor/startEditor.tsx";
import { connection } from "./shared/connection.ts";

startEditor(connection);

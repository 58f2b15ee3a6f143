import { createRoot } from "react-dom/client";
import { editorOpenedEvent, siteEvent } from "../shared/editor/endpoint.ts";
import { keepInputMethodKeys } from "../shared/shortcuts.ts";
import { Editor } from "./Editor.tsx";
import { followWriting } from "./frame/followWriting.ts";
import { forgetScroll } from "./frame/scroll.ts";
import { showFailure } from "./showFailure.ts";
import { createSession } from "./site/createSession.ts";
import { tabName } from "./site/tabName.ts";
import { SessionContext } from "./site/useSession.ts";
import { loadTypefaces } from "./theme/typefaces.ts";

/** The part of Vite's connection that the editor uses: it receives changes, and writes by its endpoint alone. */
interface Connection {
  on(event: string, listen: (data: unknown) => void): void;
  send(event: string, data?: unknown): void;
}

/** Opens the editor in its document. */
export function startEditor(connection: Connection | undefined): void {
  keepInputMethodKeys(window);
  const session = createSession();
  loadTypefaces();
  followWriting(session);
  connection?.on(siteEvent, session.refresh);
  connection?.on("vite:ws:disconnect", session.disconnected);
  connection?.on("vite:ws:connect", () => connection.send(editorOpenedEvent, tabName));
  connection?.send(editorOpenedEvent, tabName);
  addEventListener("offline", session.disconnected);
  // A click in the plain preview names its page and section.
  const asked = new URLSearchParams(location.search);
  const [page, section] = [asked.get("page"), asked.get("section")];
  if (page) session.open(page);
  if (section) {
    forgetScroll(session.view().page);
    session.select({ section, path: [] });
  }
  // A reload brings back what is selected by then.
  if (page || section) history.replaceState(null, "", location.pathname);
  session.refresh();
  const root = document.getElementById("editor");
  if (!root) throw new Error("The document has no place for the editor.");
  createRoot(root, {
    onUncaughtError(error) {
      reportError(error);
      void session.flush();
      // React empties the document's place for the editor behind this.
      setTimeout(() => showFailure(root));
    },
  }).render(
    <SessionContext value={session}>
      <Editor />
    </SessionContext>,
  );
}

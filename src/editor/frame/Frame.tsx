import type { ReactNode } from "react";
import { editingQuery } from "../../shared/editor.ts";
import { base } from "../site/ask.ts";
import { useSession, useView } from "../site/session.ts";

/** The page that is edited. */
export function Frame(): ReactNode {
  const { page } = useView();
  const { bridge } = useSession();
  return (
    <iframe
      title="The page"
      ref={bridge.attach}
      tabIndex={-1}
      src={`${base.slice(0, -1)}${page}?${editingQuery}`}
      style={{ width: "100%", height: "100%", border: 0 }}
    />
  );
}

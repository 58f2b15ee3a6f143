import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { describeKeys, modKey } from "../../shared/shortcuts.ts";
import { useSession } from "../site/useSession.ts";
import { Dialog } from "../widgets/Dialog.tsx";

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
  gap: "calc(5 * var(--space)) calc(8 * var(--space))",
});

const Keys = styled.dl({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "calc(1.5 * var(--space)) calc(3 * var(--space))",
  "& kbd": {
    padding: "1px calc(1.5 * var(--space))",
    border: "1px solid var(--line)",
    borderRadius: 5,
    background: "var(--raised)",
    font: "inherit",
    fontSize: "var(--small)",
  },
});

const Title = styled.h3({ marginBlockEnd: "calc(2 * var(--space))" });

/** The keys of the editor, by what they are for. */
const list = (): Record<string, [what: string, keys: string][]> => ({
  Everywhere: [
    ["Go to or do anything", describeKeys("palette")],
    ["Undo", describeKeys("undo")],
    ["Redo", describeKeys("redo")],
    ["See that everything is saved", describeKeys("save")],
    ["To the next part of the editor", describeKeys("next")],
    ["This list", describeKeys("keys")],
  ],
  "Sections and items": [
    ["Move", "Alt+↑ Alt+↓"],
    ["Copy below", describeKeys("duplicate")],
    ["Copy, cut, paste", `${modKey()}C, X, V`],
    ["Delete", describeKeys("delete")],
    ["Search the list", "/"],
    ["Into the form", "Enter"],
  ],
  Writing: [
    ["Write, or keep the words", "Enter"],
    ["Keep a long text", `${modKey()}Enter`],
    ["Save a translation, and show the next that waits", `${modKey()}Enter`],
    ["The old words again", "Escape"],
    ["Bold", `${modKey()}B`],
    ["Emphasis", `${modKey()}I`],
    ["Link", `${modKey()}K`],
  ],
  "The page": [
    ["As on a phone", describeKeys("phone")],
    ["As on a tablet", describeKeys("tablet")],
    ["As on a desktop", describeKeys("desktop")],
    ["Try it as a visitor", describeKeys("try")],
  ],
});

/** The keys of the editor. */
export function KeySheet(): ReactNode {
  const session = useSession();
  return (
    <Dialog title="Keys" isOpen onClose={() => session.adjust({ sheet: undefined })} width={680}>
      <Columns>
        {Object.entries(list()).map(([title, keys]) => (
          <section key={title}>
            <Title>{title}</Title>
            <Keys>
              {keys.map(([what, key]) => (
                <div key={what} style={{ display: "contents" }}>
                  <dt>{what}</dt>
                  <dd>
                    <kbd>{key}</kbd>
                  </dd>
                </div>
              ))}
            </Keys>
          </section>
        ))}
      </Columns>
    </Dialog>
  );
}

import styled from "@emotion/styled";
import { type ReactNode, useEffect, useState } from "react";
import { useView } from "./site/useSession.ts";
import { PrimaryButton } from "./widgets/Button.tsx";

const Card = styled.aside({
  position: "absolute",
  insetInline: 0,
  bottom: "calc(6 * var(--space))",
  zIndex: 5,
  display: "grid",
  gap: "calc(3 * var(--space))",
  justifyItems: "start",
  width: "min(400px, calc(100% - 32px))",
  marginInline: "auto",
  padding: "calc(5 * var(--space))",
  border: "1px solid var(--line)",
  borderRadius: 14,
  background: "var(--raised)",
  boxShadow: "var(--shadow)",
  "& h2": { fontSize: "var(--large)" },
  "& ul": { display: "grid", gap: "calc(1.5 * var(--space))", color: "var(--quiet)" },
  "& strong": { color: "var(--ink)", fontWeight: 600 },
});

const key = "broadside:welcomed";

/** The card of the first visit. It closes by itself when its reader begins, and does not come back. */
export function Welcome(): ReactNode {
  const [isOpen, setIsOpen] = useState(isFirst);
  const hasBegun = useView(
    ({ selected, panel, picking, drawer }) =>
      selected !== undefined || panel !== "form" || picking !== undefined || drawer !== undefined,
  );
  useEffect(() => {
    if (hasBegun) setIsOpen(false);
  }, [hasBegun]);
  useEffect(() => {
    if (!isOpen) remember();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <Card aria-label="Welcome">
      <h2>This is your page</h2>
      <ul>
        <li>
          <strong>Click</strong> anything to choose it. Click a text again to write.
        </li>
        <li>
          <strong>Sections</strong> on the left can be moved, hidden and added.
        </li>
        <li>
          <strong>Nothing to save:</strong> every change is kept, and can be undone.
        </li>
      </ul>
      <PrimaryButton onPress={() => setIsOpen(false)}>Start</PrimaryButton>
    </Card>
  );
}

function isFirst(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(key, "yes");
  } catch {}
}

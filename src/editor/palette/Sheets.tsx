import type { ReactNode } from "react";
import { useView } from "../site/useSession.ts";
import { VersionsDialog } from "../versions/VersionsDialog.tsx";
import { KeySheet } from "./KeySheet.tsx";
import { Palette } from "./Palette.tsx";
import { ReplaceDialog } from "./ReplaceDialog.tsx";

/** The palette, or what it opens. */
export function Sheets(): ReactNode {
  const sheet = useView(({ sheet }) => sheet);
  if (sheet === "palette") return <Palette />;
  if (sheet === "replace") return <ReplaceDialog />;
  if (sheet === "versions") return <VersionsDialog />;
  return sheet === "keys" ? <KeySheet /> : null;
}

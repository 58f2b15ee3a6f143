import { useEffect, useState } from "react";
import { base } from "../../site/ask.ts";

/** The `font-family` of a font file in public/, once the editor's document has it. */
export function useOwnFace(path: string | undefined): string | undefined {
  const [shown, show] = useState<{ path: string; family: string }>();
  useEffect(() => {
    if (path === undefined) return;
    const family = `own ${path}`;
    const face = new FontFace(family, `url(${JSON.stringify(base.slice(0, -1) + path)})`);
    document.fonts.add(face);
    // A file that is no font shows its name in the letters of the editor.
    face.load().then(
      () => show({ path, family }),
      () => undefined,
    );
    return () => {
      document.fonts.delete(face);
    };
  }, [path]);
  return shown && shown.path === path ? `"${shown.family}", system-ui` : undefined;
}

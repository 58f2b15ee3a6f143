import { useEffect, useRef } from "react";
import type { EditorState } from "../../shared/editor.ts";
import { useSession, useView } from "../site/session.ts";

/** Says each error once when it comes up, however often the site is read again. */
export function useNewErrors(): void {
  const { warn } = useSession();
  const { site } = useView();
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!site) return;
    const errors = errorsOf(site);
    const [fresh, ...others] = errors.filter((message) => !known.current?.has(message));
    // Those that are there when the editor is opened are counted in the bar.
    if (known.current && fresh !== undefined) {
      warn(others.length > 0 ? `${fresh} There are ${others.length} more problems.` : fresh);
    }
    known.current = new Set(errors);
  }, [warn, site]);
}

const errorsOf = ({ pages }: EditorState): string[] =>
  pages.flatMap(({ problems }) =>
    problems.filter(({ severity }) => severity === "error").map(({ message }) => message),
  );

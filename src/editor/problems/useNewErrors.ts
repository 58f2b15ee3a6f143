import { useEffect } from "react";
import type { EditorState } from "../../shared/editor/endpoint.ts";
import { useSession } from "../site/useSession.ts";

/** Says each error once when it comes up, however often the site is read again. */
export function useNewErrors(): void {
  const session = useSession();
  useEffect(() => {
    let read: EditorState | undefined;
    let known: ReadonlySet<string> | undefined;
    const warn = () => {
      const { site } = session.view();
      if (!site || site === read) return;
      read = site;
      const errors = errorsOf(site);
      const before = known;
      known = new Set(errors);
      // Those that are there when the editor is opened are counted in the bar.
      const [fresh, ...others] = before ? errors.filter((message) => !before.has(message)) : [];
      if (fresh === undefined) return;
      session.warn(
        others.length > 0 ? `${fresh} There are ${others.length} more problems.` : fresh,
      );
    };
    warn();
    return session.subscribe(warn);
  }, [session]);
}

const errorsOf = ({ pages }: EditorState): string[] =>
  pages.flatMap(({ problems }) =>
    problems.filter(({ severity }) => severity === "error").map(({ message }) => message),
  );

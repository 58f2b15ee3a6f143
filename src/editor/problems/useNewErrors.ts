import { useEffect } from "react";
import type { EditorState } from "../../shared/editor/endpoint.ts";
import { useSession } from "../site/useSession.ts";

/** Announces each error once when it appears, however often the site is read again while it lasts. */
export function useNewErrors(): void {
  const session = useSession();
  useEffect(() => {
    let read: EditorState | undefined;
    let known: ReadonlySet<string> | undefined;
    let told: { message: string; words: string } | undefined;
    const warn = () => {
      const { site } = session.view();
      if (!site || site === read) return;
      read = site;
      const errors = errorsOf(site);
      const before = known;
      known = new Set(errors);
      // Those that are there when the editor is opened are counted in the bar.
      const [fresh, ...others] = before ? errors.filter((message) => !before.has(message)) : [];
      if (fresh !== undefined) {
        told = { message: fresh, words: `${fresh}${more(others.length)}` };
        session.warn(told.words);
      } else if (told && !known.has(told.message)) {
        if (session.view().status.alert === told.words) session.warn("");
        told = undefined;
      }
    };
    warn();
    return session.subscribe(warn);
  }, [session]);
}

const more = (count: number) =>
  count === 0
    ? ""
    : count === 1
      ? " There is 1 more problem."
      : ` There are ${count} more problems.`;

const errorsOf = ({ pages }: EditorState): string[] =>
  pages.flatMap(({ problems }) =>
    problems.filter(({ severity }) => severity === "error").map(({ message }) => message),
  );

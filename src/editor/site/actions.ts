import type { EditorRequest, Pasted, Problem } from "../../shared/editor/endpoint.ts";
import type { Action } from "../../shared/operation.ts";
import { describeAction } from "../history/describeAction.ts";
import { pageAfter } from "../history/pageAfter.ts";
import { placesOf } from "../history/placesOf.ts";
import { addressAfter } from "./addressAfter.ts";
import { type Answer, ask } from "./ask.ts";
import { nameSections } from "./nameSections.ts";
import { pageOfAction } from "./pageOfAction.ts";
import { Refused } from "./refused.ts";
import type { SavedSite } from "./savedSite.ts";
import type { SectionLists } from "./sectionLists.ts";
import { pageOf } from "./sections.ts";
import type { PageRequest, Session } from "./session.ts";
import type { StatusWriter } from "./statusWriter.ts";
import type { ViewStore } from "./viewStore.ts";

/** The actions of an author that are made at once, and undo. */
type Actions = Pick<
  Session,
  | "inTurn"
  | "edit"
  | "paste"
  | "fix"
  | "dismiss"
  | "changePages"
  | "takeCatalogue"
  | "takeBack"
  | "undo"
  | "redo"
  | "describe"
>;

/** Makes actions by the endpoint, after everything that is pending, and announces them. */
export function createActions(
  { view, update }: ViewStore,
  status: StatusWriter,
  { pending, drafts, applyState, noteAnswer }: SavedSite,
  sections: SectionLists,
): Actions {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(make: () => Promise<Result>): Promise<Result> => {
    const made = turn.then(make);
    turn = made.catch(() => undefined);
    return made;
  };
  const act = async <
    Request extends EditorRequest & {
      do:
        | "edit"
        | "fix"
        | "dismiss"
        | "paste"
        | "undo"
        | "redo"
        | PageRequest["do"]
        | "take-catalogue";
    },
  >(
    request: Request,
    announceDone: (done: Answer<Request>) => void,
  ): Promise<boolean> => {
    await pending.flush();
    const endWait = status.awaitResult();
    try {
      const done = await ask(request);
      noteAnswer();
      const before = view().saved;
      applyState(done.state);
      const isTakenBack = request.do === "undo";
      if (before) drafts.move(addressAfter(done.action, isTakenBack, before, done.state));
      announceDone(done);
      status.announceWarning(done);
      return true;
    } catch (error) {
      noteAnswer(error);
      if (error instanceof Refused) applyState(error.state);
      return status.refuse(error);
    } finally {
      endWait();
    }
  };
  const end = (
    name: "fix" | "dismiss",
    file: string,
    { code, message, file: textFile, line, column }: Problem,
    change = "",
    words: string,
  ) => {
    const version = pageOf(view().site, file)?.version ?? "";
    const problem = { code, message, file: textFile, line, column, change };
    return act({ do: name, file, version, problem }, () => status.announceAction(words));
  };
  const describe = (action: Action) => {
    const { site, facts, page } = view();
    return describeAction(action, nameSections(site, facts?.schemas, page));
  };
  const revisit = async (name: "undo" | "redo", done: string) => {
    let action: Action | undefined;
    const isDone = await act({ do: name }, (edited) => {
      ({ action } = edited);
      // Another page may have been opened since the key was pressed.
      const { page: shown } = view();
      const now = pageAfter(action, name === "undo", shown);
      const page = pageOfAction(action, edited.files, view(), now);
      if (page !== shown) update({ page, selected: undefined });
      status.announce(`${done}: ${describe(action)}.`);
    });
    const anchors = sections.shown().map(({ anchor }) => anchor);
    const place = action && placesOf(action).find(({ section }) => anchors.includes(section));
    if (place) update({ selected: place });
    return isDone;
  };
  return {
    ...{ inTurn, describe },
    edit: (file, operation, words) =>
      act({ do: "edit", file, operation }, () => status.announceAction(words)),
    async paste(request, words) {
      let pasted: Pasted | undefined;
      await act({ do: "paste", ...request }, (done) => {
        pasted = done;
        status.announceAction(words(done));
      });
      return pasted;
    },
    fix: (file, problem) => end("fix", file, problem, problem.fix, "Fixed."),
    dismiss: (file, problem) =>
      end("dismiss", file, problem, problem.dismissal, "Marked as meant."),
    changePages: (request, words) => act(request, () => status.announce(words)),
    takeCatalogue: (lang, text, words) =>
      act({ do: "take-catalogue", lang, text }, ({ taken }) => status.announce(words(taken))),
    async takeBack(made) {
      try {
        for (const each of made.toReversed())
          applyState((await ask({ do: "undo", made: each })).state);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        noteAnswer(error);
        applyState(error.state);
      }
    },
    undo: () => inTurn(() => revisit("undo", "Undone")),
    redo: () => inTurn(() => revisit("redo", "Done again")),
  };
}

import { useEffect, useRef, useState } from "react";
import type {
  NamedVersion,
  NamedVersionRequest,
  NamedVersions,
} from "../../shared/editor/namedVersions.ts";
import type { SentenceGroup } from "../../shared/editor/publication.ts";
import { ask, Refused } from "../site/ask.ts";
import { saveFirst } from "../site/saveFirst.ts";
import { useSession } from "../site/useSession.ts";

/** The versions that have a name, and what can be done with them. */
export interface Versions {
  /** Undefined until they are read. */
  listed: NamedVersions | undefined;
  /** The one that is chosen in the list. */
  version: NamedVersion | undefined;
  /** The changes that the way back to the chosen one would make; undefined until they are known. */
  groups: readonly SentenceGroup[] | undefined;
  /** The result of the last request in a sentence: what is kept, or why it was refused. */
  notice: string | undefined;
  choose: (id: string) => void;
  /** Keeps the site as it is now. Resolves to false if that is refused. */
  keep: (name: string) => Promise<boolean>;
  /** Gives the chosen one another name. Resolves to false if that is refused. */
  rename: (name: string) => Promise<boolean>;
  /** Deletes the chosen one for good. */
  remove: () => Promise<void>;
  /** Goes back to the chosen one. Resolves to false if that is refused. */
  goBack: () => Promise<boolean>;
}

/** A request that changes the list of versions. */
type ListRequest = Extract<
  NamedVersionRequest,
  { do: "keep-version" | "rename-version" | "delete-version" }
>;

/** Reads the versions that have a name. */
export function useVersions(): Versions {
  const session = useSession();
  const [listed, setListed] = useState<NamedVersions>();
  const [chosen, setChosen] = useState<string>();
  const [compared, setCompared] = useState<{ id: string; groups: SentenceGroup[] }>();
  const [notice, setNotice] = useState<string>();
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    ask({ do: "list-versions" }).then(setListed, (error) => setNotice(explain(error)));
  }, []);
  const choose = async (id: string) => {
    setChosen(id);
    setNotice(undefined);
    wanted.current = id;
    try {
      await session.flush();
      const { groups } = await ask({ do: "compare-version", id });
      // Another one may be chosen by now.
      if (wanted.current === id) setCompared({ id, groups });
    } catch (error) {
      if (wanted.current === id) setNotice(explain(error));
    }
  };
  const keep = async (name: string) => {
    const reason = await saveFirst(session);
    if (reason !== undefined) {
      setNotice(`Not kept yet, because something is not saved: ${reason}`);
      return false;
    }
    return changeList({ do: "keep-version", name }, `“${name}” is kept.`);
  };
  const changeList = async (request: ListRequest, words: string) => {
    try {
      setListed(await ask(request));
      if (request.do !== "rename-version") setChosen(undefined);
      setNotice(words);
      return true;
    } catch (error) {
      setNotice(explain(error));
      return false;
    }
  };
  const version = listed?.versions.find(({ id }) => id === chosen);
  const rename = async (name: string) =>
    version !== undefined &&
    (await changeList(
      { do: "rename-version", id: version.id, name },
      `“${version.name}” is “${name}” now.`,
    ));
  const remove = async () => {
    if (version)
      await changeList({ do: "delete-version", id: version.id }, `“${version.name}” is deleted.`);
  };
  const goBack = async () => {
    if (!version) return false;
    const { id, name } = version;
    const words = `The site is as in “${name}” again.`;
    const reason = await saveFirst(session);
    const isDone =
      reason === undefined && (await session.changePages({ do: "go-back", id }, words));
    const { page, site, status } = session.view();
    if (!isDone) setNotice(reason ?? status.alert);
    // The page in the frame may have come later.
    else if (!site?.pages.some(({ path }) => path === page)) session.open("/");
    return isDone;
  };
  const groups = compared?.id === chosen ? compared?.groups : undefined;
  return {
    ...{ listed, version, groups, notice, keep, rename, remove, goBack },
    choose: (id) => void choose(id),
  };
}

/** The reason why the preview refused. Throws any other error. */
function explain(error: unknown): string {
  if (error instanceof Refused) return error.message;
  throw error;
}

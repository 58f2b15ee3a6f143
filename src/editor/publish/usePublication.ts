import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ConnectAnswer, HostKindName, HostValues } from "../../shared/editor/hosts.ts";
import type {
  PublicationState,
  PublishAnswer,
  PublishRequest,
} from "../../shared/editor/publication.ts";
import { ask, Refused } from "../site/ask.ts";
import { createRefresh } from "../site/refresh.ts";
import { saveFirst } from "../site/saveFirst.ts";
import type { Session } from "../site/session.ts";
import { useSession, useView } from "../site/useSession.ts";

/** The answers of the author to what a publication asks. */
export type PublishAnswers = Omit<PublishRequest, "do" | "version">;

/** The result of a publication, or the reason why it was not requested. */
export type PublishResult = PublishAnswer | { message: string };

/** The version that is online, as the editor knows it. */
export interface Publication {
  /** Undefined until it is known. */
  state: PublicationState | undefined;
  /** True until what was shown last is saved, and compared with what is online. */
  isLooking: boolean;
  isPublishing: boolean;
  /** The result of the last publication since the dialog was opened. */
  result: PublishResult | undefined;
  /** Looks again at what would be published, without the result of the last publication. */
  begin(): void;
  /** The lines that the script of the last publication has written. */
  lines: readonly string[];
  publish(answers: PublishAnswers): void;
  /** Connects the site to a host once it was reached. `fingerprint` is that of a server that the author knows by it. */
  connect(kind: HostKindName, values: HostValues, fingerprint?: string): Promise<ConnectAnswer>;
  /** Forgets the host. */
  disconnect(): Promise<void>;
  /** Brings an earlier version back into the files. Resolves to false if that is refused. */
  bringBack(id: string): Promise<boolean>;
}

/** The time without a further change after which it is counted what would be published. */
const debounceMs = 1000;

/** The time between two looks at what a script writes, in milliseconds. */
const progressWait = 1000;

/** The time between two questions if a publication is online, in milliseconds. */
const onlineWait = 15_000;

/** Follows what would be published, and publishes it. */
export function usePublication(): Publication {
  const session = useSession();
  const revision = useView(({ saved }) => saved?.revision);
  const [state, setState] = useState<PublicationState>();
  const [result, setResult] = useState<PublishResult>();
  const [lines, setLines] = useState<readonly string[]>([]);
  const [isPublishing, setIsPublishing] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const isBusy = useRef(false);
  const read = useMemo(
    () =>
      createRefresh(async () => {
        const now = await ask({ do: "read-publication" }).catch(orNothing);
        if (now && !isBusy.current) setState(now);
      }),
    [],
  );
  useEffect(() => {
    if (revision === undefined) return;
    const timer = setTimeout(read, debounceMs);
    return () => clearTimeout(timer);
  }, [revision, read]);
  const way = state?.online?.kind;
  const readOnline = useCallback(async () => {
    const answer = await ask({ do: "read-online" }).catch(orNothing);
    if (answer) setState((known) => known && { ...known, ...answer });
  }, []);
  useEffect(() => {
    if (way !== "on-its-way") return;
    const timer = setInterval(readOnline, onlineWait);
    return () => clearInterval(timer);
  }, [way, readOnline]);
  const isDeployed = state?.deployment !== undefined;
  useEffect(() => {
    if (!isPublishing || !isDeployed) return;
    const look = async () => {
      const answer = await ask({ do: "read-progress" }).catch(orNothing);
      if (answer && isBusy.current) setLines(answer.lines);
    };
    const timer = setInterval(look, progressWait);
    return () => clearInterval(timer);
  }, [isPublishing, isDeployed]);
  const begin = useCallback(() => {
    setResult(undefined);
    if (!isBusy.current) setLines([]);
    setIsLooking(true);
    session
      .flush()
      .then(read)
      .finally(() => setIsLooking(false));
    if (way === "on-its-way" || way === "late") readOnline();
  }, [session, read, readOnline, way]);
  const publish = async (answers: PublishAnswers) => {
    // A second press is the same publication.
    if (isBusy.current || !state) return;
    isBusy.current = true;
    setIsPublishing(true);
    setLines([]);
    const request = { do: "publish", version: state.version, ...answers } as const;
    const done = await publishSaved(session, request).finally(() => {
      isBusy.current = false;
      setIsPublishing(false);
    });
    if ("state" in done) setState(done.state);
    setLines(("lines" in done && done.lines) || []);
    setResult(done);
    session.announce(done.message, !("result" in done) || !doneResults.includes(done.result));
  };
  const connect: Publication["connect"] = async (kind, values, fingerprint) => {
    const known = fingerprint !== undefined && { fingerprint };
    const answer = await ask({ do: "connect-host", kind, values, ...known }).catch(explainRefused);
    if (answer.isConnected) {
      await read();
      const message = `${answer.message} Nothing was published yet.`;
      setResult({ message });
      session.announce(message);
    } else session.announce(answer.message, true);
    return answer;
  };
  const disconnect = async () => {
    const { message } = await ask({ do: "disconnect-host" }).catch(explainRefused);
    await read();
    setResult({ message });
    session.announce(message);
  };
  const bringBack = async (id: string) => {
    const words = "Brought back. It is not online yet: look at it, and publish it then.";
    const reason = await saveFirst(session);
    const isDone =
      reason === undefined && (await session.changePages({ do: "bring-back", id }, words));
    await read();
    setResult({ message: isDone ? words : (reason ?? session.view().status.alert) });
    return isDone;
  };
  return {
    ...{ state, isLooking, isPublishing, result, lines },
    ...{ begin, publish, connect, disconnect, bringBack },
  };
}

/** The results that leave nothing to do. */
const doneResults: readonly PublishAnswer["result"][] = ["online", "nothing", "review"];

/** Publishes once everything that is shown is saved. */
async function publishSaved(session: Session, request: PublishRequest): Promise<PublishResult> {
  const reason = await saveFirst(session);
  if (reason !== undefined) {
    return { message: `Not published yet, because something is not saved: ${reason}` };
  }
  try {
    return await ask(request);
  } catch (error) {
    if (error instanceof Refused) return { message: error.message };
    throw error;
  }
}

/** The answer of a host that was not asked. Throws any other error. */
function explainRefused(error: unknown): ConnectAnswer {
  if (error instanceof Refused) return { isConnected: false, message: error.message };
  throw error;
}

/** Ignores a refused request, which the status line reports already. Throws any other error. */
function orNothing(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}

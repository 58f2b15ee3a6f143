import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type { Session } from "./session.ts";
import type { View } from "./view.ts";

/** The session of the editor around a component. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the editor. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("There is no editor around this component.");
  return session;
}

/** A part of the state of the editor. The component is rendered again when that part changes. */
export function useView<Part>(select: (view: View) => Part): Part {
  const { subscribe, view } = useSession();
  return useSyncExternalStore(subscribe, () => select(view()));
}

/** A part of the state that may be shown a moment later: what is urgent, such as a letter that was typed, comes first. */
export function useLaterView<Part>(select: (view: View) => Part): Part {
  const { subscribe, view } = useSession();
  const [part, setPart] = useState(() => select(view()));
  useEffect(() => {
    const take = () => startTransition(() => setPart(() => select(view())));
    take();
    return subscribe(take);
  }, [subscribe, view, select]);
  return part;
}

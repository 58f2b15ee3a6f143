import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Lets the browser's find-in-page and links to an anchor look inside a hidden element: when they find
 * something there, `reveal` is called. React knows only `hidden`, so the value is set by hand.
 */
export function useUntilFound<E extends HTMLElement>(
  hidden: boolean,
  reveal: () => void,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (hidden) element.current?.setAttribute("hidden", "until-found");
  }, [hidden]);
  useEffect(() => {
    const { current } = element;
    current?.addEventListener("beforematch", reveal);
    return () => current?.removeEventListener("beforematch", reveal);
  }, [reveal]);
  return element;
}

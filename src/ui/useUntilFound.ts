import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";

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
    // At once: the browser scrolls there next, and what opens or closes after that would move the aim.
    const follow = () => flushSync(reveal);
    current?.addEventListener("beforematch", follow);
    return () => current?.removeEventListener("beforematch", follow);
  }, [reveal]);
  return element;
}

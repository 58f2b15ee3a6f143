import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";

/**
 * Lets find-in-page and links to an anchor look inside a hidden element. `reveal` is called when they find
 * something there. React knows only `hidden`, so this sets the value itself.
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
    // At once: the browser scrolls there next, and a later change of the layout would move the target.
    const follow = () => flushSync(reveal);
    current?.addEventListener("beforematch", follow);
    return () => current?.removeEventListener("beforematch", follow);
  }, [reveal]);
  return element;
}

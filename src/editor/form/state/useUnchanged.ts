import { useRef } from "react";
import { reuseUnchanged } from "../../site/reuseUnchanged.ts";

/** The value of this rendering, with the parts of the one before that have not changed. */
export function useUnchanged<Value>(value: Value): Value {
  const last = useRef<Value>(value);
  last.current = reuseUnchanged(last.current, value);
  return last.current;
}

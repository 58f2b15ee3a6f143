import { useRef } from "react";
import { share } from "../../site/share.ts";

/** The value of this rendering, with the parts of the one before that have not changed. */
export function useShared<Value>(value: Value): Value {
  const last = useRef<Value>(value);
  last.current = share(last.current, value);
  return last.current;
}

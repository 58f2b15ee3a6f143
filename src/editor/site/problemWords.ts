import type { Problem } from "../../shared/editor/endpoint.ts";

/** True for placeholders: texts, addresses and people that the author has yet to replace. */
export const isStillToWrite = ({ code }: Problem): boolean =>
  code === "placeholder" || code === "sample";

/** A message without the place before its colon, which is shown beside it. */
export const withoutPlace = (message: string): string =>
  message.replace(/^Section \d+[^:]*: ./, (start) => start.slice(-1).toUpperCase());

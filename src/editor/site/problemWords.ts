import type { Problem } from "../../shared/editor/endpoint.ts";

/** True for placeholders: texts, addresses and people that the author has yet to replace. */
export const isStillToWrite = ({ code }: Problem): boolean =>
  code === "placeholder" || code === "sample";

/** The part of a message before its verb: the place, and the name of the setting in the file. */
const subject = /^(?:(?:Section \d+|Site)[^:]*: )?(?:"\w+" (?=(?:still has|names) ))?./;

/** A message without the place and the setting that it is about, which are shown beside it. */
export const withoutPlace = (message: string): string =>
  message.replace(subject, (start) => start.slice(-1).toUpperCase());

import { child } from "../shared/dataAt.ts";

/** The reason why the options of a command cannot be read, in a sentence. `error` is that of `parseArgs`, or another. */
export function explainArgs(error: unknown): string {
  const message = String(child(error, "message") ?? error);
  const [, option = ""] = /['"](-[^'"]*)['"]/.exec(message) ?? [];
  switch (child(error, "code")) {
    case "ERR_PARSE_ARGS_UNKNOWN_OPTION":
      return option.startsWith("--")
        ? `${option} is not known.`
        : "A word that starts with - is read as an option.";
    case "ERR_PARSE_ARGS_INVALID_OPTION_VALUE":
      return /does not take/.test(message)
        ? `${option.replace(/,.*/, "")} takes no value.`
        : `${option.replace(/ <.*/, "")} needs a value behind it, which does not start with -.`;
    case "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL":
      return `${/'([^']*)'/.exec(message)?.[1]} stands alone, without an option in front of it.`;
    default:
      return message;
  }
}

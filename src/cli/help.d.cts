/** Answers --help with the text of a command, and ends the process. */
declare function help(command: string): void;
export = help;

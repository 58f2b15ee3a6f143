/** The output of a command, the message for standard error, and the exit code. */
export interface CommandRun {
  output: string;
  complaint?: string;
  code: number;
}

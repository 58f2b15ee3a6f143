/** Words that cannot be done, in a sentence, and the exit code: 2 for a wrong call, 1 where the page is otherwise. */
export class WrongCall extends Error {
  readonly code: 1 | 2;

  constructor(message: string, code: 1 | 2 = 2) {
    super(message);
    this.code = code;
  }
}

/** The exit code of a command that has ended with this error. */
export const exitCodeOf = (error: unknown): number => (error instanceof WrongCall ? error.code : 1);

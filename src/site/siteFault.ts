import { inspect } from "node:util";

/**
 * A mistake in the code or the schemas that a site has of its own: the message names the file and says what to do. It is
 * shown without a stack trace.
 */
export class SiteFault extends Error {
  override name = "SiteFault";

  constructor(message: string) {
    super(message);
    // Programs that print an error's stack print its message alone.
    this.stack = message;
  }

  override toString(): string {
    return this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}

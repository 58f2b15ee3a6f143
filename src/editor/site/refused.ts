/** A request that was refused, in words for the author. */
export class Refused extends Error {
  /** True if the file is no longer as the request says. */
  isOutdated: boolean;

  constructor(message: string, isOutdated = false) {
    super(message);
    this.isOutdated = isOutdated;
  }
}

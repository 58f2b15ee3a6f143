import type { HostValues } from "../../../shared/editor/hosts.ts";

/** The files of a site for a host: their names with `/` in the order of their transfer, below a folder. */
export interface UploadedFiles {
  folder: string;
  names: readonly string[];
  /** The names that were uploaded last and are gone. */
  gone: readonly string[];
}

/** A host that takes the files of a site. Both functions throw `HostRefusal`. */
export interface Host {
  /**
   * Reaches the host as a publication will, and leaves nothing there. Resolves to the address for visitors. `fingerprint` is
   * that of the key by which its author knows the server.
   */
  test(values: HostValues, fingerprint?: string): Promise<string>;
  /** Puts files online. `print` gets a line for each step. */
  upload(values: HostValues, files: UploadedFiles, print: (line: string) => void): Promise<void>;
}

/** The reason why a host cannot be reached, or takes no files, as a sentence. Never the host's own words. */
export class HostRefusal extends Error {
  readonly field: string | undefined;

  /** `field` is the name of the field that is to be corrected. */
  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

/** The refusal of a server that this computer has never reached, with the fingerprint of the key that it shows. */
export class UnknownServer extends HostRefusal {
  readonly fingerprint: string;

  constructor(fingerprint: string) {
    super(
      "This computer has not reached this server before. If the server shows the key that your host names, it is yours.",
    );
    this.fingerprint = fingerprint;
  }
}

/** Refusals that several hosts have in common. */
export const refusals = {
  unreachable: (field?: string) =>
    new HostRefusal(
      "The host does not answer. Is the address right, and this computer online?",
      field,
    ),
  unknownUser: (field: string) =>
    new HostRefusal("The host takes neither this user name nor this password.", field),
  full: () => new HostRefusal("The host has no room for the files."),
};

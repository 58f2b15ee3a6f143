import type { HostKindName, HostValues } from "../../../shared/editor/hosts.ts";
import { branchOfGit } from "./branch.ts";
import { checkValues } from "./checkValues.ts";
import type { Connection } from "./connection.ts";
import type { Host } from "./host.ts";
import { createNetlify } from "./netlify.ts";
import { sftp } from "./sftp.ts";
import { webdav } from "./webdav.ts";

/** The hosts, by their kinds. */
export const hosts: Record<HostKindName, Host> = {
  netlify: createNetlify(),
  sftp,
  webdav,
  branch: branchOfGit,
};

/**
 * Reaches a host as a publication will. Returns the connection; throws `HostRefusal`, and `UnknownServer` for a server that is
 * neither known nor shows the key with the fingerprint.
 */
export async function tryHost(
  kind: HostKindName,
  given: HostValues,
  fingerprint?: string,
): Promise<Connection> {
  const values = checkValues(kind, given);
  return { kind, values, address: await hosts[kind].test(values, fingerprint) };
}

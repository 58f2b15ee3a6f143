import type { Logger } from "vite";
import type { ConnectAnswer, ConnectRequest } from "../../../../shared/editor/hosts.ts";
import { forgetDeployed } from "../../../../site/publishing/deploy/deployedSite.ts";
import {
  forgetConnection,
  keepConnection,
  readConnection,
} from "../../../../site/publishing/hosts/connection.ts";
import { HostRefusal, UnknownServer } from "../../../../site/publishing/hosts/host.ts";
import { tryHost } from "../../../../site/publishing/hosts/hosts.ts";

/** Connects the site in `root` to a host once it was reached, and keeps what was typed outside of the site. */
export async function connectHost(
  root: string,
  { kind, values, fingerprint }: ConnectRequest,
  logger: Logger,
): Promise<ConnectAnswer> {
  try {
    const connection = await tryHost(kind, values, fingerprint);
    const before = await readConnection(root);
    if (before?.address !== connection.address) await forgetDeployed(root);
    await keepConnection(root, connection);
    return { isConnected: true, message: "The connection works." };
  } catch (error) {
    if (error instanceof HostRefusal) {
      const { message, field } = error;
      const unknown = error instanceof UnknownServer && { fingerprint: error.fingerprint };
      return { isConnected: false, message, ...(field !== undefined && { field }), ...unknown };
    }
    // The words of an error may hold what was typed.
    logger.error(`The host could not be reached: ${Object(error).code ?? Object(error).name}`);
    const message = "The host could not be reached, for a reason that nobody has foreseen.";
    return { isConnected: false, message };
  }
}

/** Forgets the host of the site in `root`, with its secrets, and what it has got. */
export async function disconnectHost(root: string): Promise<ConnectAnswer> {
  await forgetConnection(root);
  await forgetDeployed(root);
  return {
    isConnected: false,
    message: "The host is forgotten, and so is its password or token.",
  };
}

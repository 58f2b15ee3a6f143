import { createHash } from "node:crypto";
import { readFile, realpath, rm } from "node:fs/promises";
import path from "node:path";
import { child } from "../../../shared/dataAt.ts";
import {
  type ConnectedHost,
  type HostKindName,
  type HostValues,
  hostKinds,
  parseHostKind,
} from "../../../shared/editor/hosts.ts";
import { writeWhole } from "../../write/writeAtomically.ts";
import { configFolder } from "./configFolder.ts";

/** The host that a site is connected to, with its secrets. Only a host gets them. */
export interface Connection {
  kind: HostKindName;
  values: HostValues;
  /** The address that visitors find the site at. */
  address: string;
}

/** The file of a person that keeps the connection of the site in `root`: outside of the site, so no Git and no build takes it. */
async function fileOf(root: string): Promise<string> {
  const name = createHash("sha256")
    .update(await realpath(root))
    .digest("hex")
    .slice(0, 16);
  return path.join(await configFolder(), `${path.basename(root)}-${name}.json`);
}

/** The connection of the site in `root`; undefined if there is none. */
export async function readConnection(root: string): Promise<Connection | undefined> {
  try {
    const data = JSON.parse(await readFile(await fileOf(root), "utf8"));
    const { address, values } = Object(data);
    const kind = parseHostKind(child(data, "kind"));
    return kind && typeof address === "string" && isTexts(values)
      ? { kind, values, address }
      : undefined;
  } catch {
    // There is none, or it was cut off.
    return undefined;
  }
}

/** True for an object whose values are texts. */
export const isTexts = (value: unknown): value is HostValues =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");

/** Keeps the connection of the site in `root`. Nobody else can read it. */
export const keepConnection = async (root: string, connection: Connection): Promise<void> =>
  writeWhole(await fileOf(root), JSON.stringify(connection), 0o600);

/** Forgets the connection of the site in `root`, with its secrets. */
export const forgetConnection = async (root: string): Promise<void> =>
  rm(await fileOf(root), { force: true });

/** Describes a connection without its secrets. */
export async function describeConnection(
  root: string,
  { kind, values, address }: Connection,
): Promise<ConnectedHost> {
  const shown = hostKinds[kind].fields.flatMap((field) =>
    "isSecret" in field ? [] : [[field.name, values[field.name] ?? ""] as const],
  );
  return { kind, address, values: Object.fromEntries(shown), file: await fileOf(root) };
}

import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { HostValues } from "../../../shared/editor/hosts.ts";
import { type Host, HostRefusal, refusals } from "./host.ts";
import { expectShown } from "./probe.ts";

/** A web space that takes files by WebDAV. */
export const webdav: Host = {
  async test(values) {
    const { address = "" } = values;
    const name = `broadside-test-${randomUUID()}.txt`;
    await send(values, "PUT", name, Buffer.from(name));
    try {
      await expectShown(address + name, name, "folder");
    } finally {
      await send(values, "DELETE", name);
    }
    return address;
  },
  async upload(values, { folder, names, gone }, print) {
    for (const name of listFolders(names)) await send(values, "MKCOL", `${name}/`);
    for (const [index, name] of names.entries()) {
      print(`${name} (${index + 1} of ${names.length})`);
      await send(values, "PUT", name, await readFile(path.join(folder, name)));
    }
    for (const name of gone) await send(values, "DELETE", name);
  },
};

/** The longest wait for an answer, in milliseconds: a film takes long. */
const mostWait = 10 * 60 * 1000;

/** The answers that mean that a request has nothing to do, by its method. */
const idle: Record<string, readonly number[]> = { MKCOL: [405], DELETE: [404] };

async function send(
  { folder = "", user = "", password = "" }: HostValues,
  method: "PUT" | "MKCOL" | "DELETE",
  name: string,
  body?: Buffer,
): Promise<void> {
  const address = folder + name.split("/").map(encodeURIComponent).join("/");
  const response = await fetch(address, {
    method,
    // A password is not taken along to another place.
    redirect: "error",
    headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` },
    signal: AbortSignal.timeout(mostWait),
    ...(body && { body: new Uint8Array(body) }),
  }).catch(() => undefined);
  if (!response) throw refusals.unreachable("folder");
  await response.body?.cancel();
  const { ok, status } = response;
  if (ok || idle[method]?.includes(status)) return;
  if (status === 401) throw refusals.unknownUser("password");
  if (status === 507) throw refusals.full();
  throw new HostRefusal("The server does not take files at this WebDAV address.", "folder");
}

/** The folders of files, the outer ones first. */
function listFolders(names: readonly string[]): string[] {
  const folders = names.flatMap((name) => {
    const parts = name.split("/").slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  });
  return [...new Set(folders)];
}

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { child } from "../../../shared/dataAt.ts";
import type { HostValues } from "../../../shared/editor/hosts.ts";
import { type Host, HostRefusal, refusals } from "./host.ts";

/** The longest wait for an answer, in milliseconds: a film takes long. */
const mostWait = 10 * 60 * 1000;

/** So many times, Netlify is asked if the site is online. */
const mostQuestions = 200;

/** Makes Netlify, by its API. `pause` waits while it puts a site online. */
export function createNetlify(
  api = "https://api.netlify.com/api/v1",
  pause: () => Promise<unknown> = () => setTimeout(1500),
): Host {
  const ask = async (
    { token = "" }: HostValues,
    method: "GET" | "POST" | "PUT",
    name: string,
    body?: object | Buffer,
  ): Promise<{ status: number; data: unknown }> => {
    const isFile = body instanceof Buffer;
    const response = await fetch(`${api}/${name}`, {
      method,
      redirect: "error",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": isFile ? "application/octet-stream" : "application/json",
      },
      signal: AbortSignal.timeout(mostWait),
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    }).catch(() => undefined);
    if (!response) throw refusals.unreachable();
    const { status, ok } = response;
    if (status === 401)
      throw new HostRefusal(
        "Netlify does not take this token. Make a new one, and copy all of it.",
        "token",
      );
    const data: unknown = await response.json().catch(() => undefined);
    if (ok || status === 404 || status === 422) return { status, data };
    throw new HostRefusal(
      status === 429
        ? "Netlify takes nothing more for now: too much was asked of it. Try again in some minutes."
        : `Netlify does not do it. It answers with the code ${status}.`,
    );
  };
  const find = async (values: HostValues) => {
    const { site = "" } = values;
    const found = await ask(values, "GET", `sites/${site}.netlify.app`);
    const { data } =
      found.status === 404 ? await ask(values, "POST", "sites", { name: site }) : found;
    const [id, address] = [child(data, "id"), child(data, "ssl_url") ?? child(data, "url")];
    if (typeof id !== "string" || typeof address !== "string") throw taken();
    return { id, address: address.replace(/\/?$/, "/") };
  };
  return {
    async test(values) {
      await ask(values, "GET", "user");
      return (await find(values)).address;
    },
    async upload(values, { folder, names }, print) {
      const { id } = await find(values);
      const contents = new Map<string, string>();
      const files: Record<string, string> = {};
      for (const name of names) {
        const hash = createHash("sha1")
          .update(await readFile(path.join(folder, name)))
          .digest("hex");
        files[`/${name}`] = hash;
        contents.set(hash, name);
      }
      const { data } = await ask(values, "POST", `sites/${id}/deploys`, { files });
      const deploy = String(child(data, "id"));
      const required = child(data, "required");
      const missing = Array.isArray(required) ? required.map(String) : [];
      for (const [index, hash] of missing.entries()) {
        const name = contents.get(hash) ?? "";
        print(`${name} (${index + 1} of ${missing.length})`);
        const address = name.split("/").map(encodeURIComponent).join("/");
        await ask(
          values,
          "PUT",
          `deploys/${deploy}/files/${address}`,
          await readFile(path.join(folder, name)),
        );
      }
      for (let question = 1; question <= mostQuestions; question += 1) {
        const state = child((await ask(values, "GET", `deploys/${deploy}`)).data, "state");
        if (state === "ready") return;
        if (state === "error") break;
        await pause();
      }
      throw new HostRefusal(
        "Netlify has got the files, and does not show them. Its page says why.",
      );
    },
  };
}

const taken = () =>
  new HostRefusal("Somebody else has a site of this name at Netlify. Choose another name.", "site");

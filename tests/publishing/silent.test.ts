import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { describePublication } from "../../src/site/publishing/describePublication.ts";
import { makeClone, retitled } from "./repository.ts";

// Nobody's own settings of Git take part.
beforeAll(() => void vi.stubEnv("HOME", "/nonexistent"));
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A server that takes connections and never answers. Resolves `asked` with the first words that it gets. */
async function listenSilently() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).resume();
    socket.once("close", () => sockets.delete(socket));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = Object(server.address());
  const asked = once(server, "connection");
  return { port, asked, sockets };
}

test.each(["http", "git", "ssh"])(
  "a remote behind %s that never answers is not waited for, and the version goes online later",
  { tags: [] },
  async (protocol) => {
    const { port, asked, sockets } = await listenSilently();
    const { git, write, publish, remote } = makeClone();
    git("remote", "set-url", "origin", `${protocol}://127.0.0.1:${port}/site.git`);
    write("page.yaml", retitled("Mine."));
    const publishing = publish();
    const [socket] = await asked;
    await vi.advanceTimersByTimeAsync(59_000);
    expect(sockets.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    // All programs that Git has started are gone.
    if (sockets.size > 0) await once(socket, "close");
    const kept = await publishing;
    expect(kept).toEqual({ do: "kept", because: "silent" });
    expect(git("log", "--format=%an", "-1")).toBe("ada\n");
    git("remote", "set-url", "origin", remote);
    expect(await publish()).toMatchObject({ do: "online", changes: [{}] });
  },
);

test.each(["pre-commit", "pre-push", "pre-receive"])(
  "a hook that waits for an answer is not waited for: %s",
  { tags: ["rest"] },
  async (name) => {
    const { root, git, write, publish, remote } = makeClone();
    const hook = path.join(name === "pre-receive" ? remote : `${root}/.git`, "hooks", name);
    const started = path.join(root, ".git/started");
    mkdirSync(path.dirname(hook), { recursive: true });
    writeFileSync(hook, `#!/bin/sh\ntouch '${started}'\nexec sleep 1000\n`);
    chmodSync(hook, 0o755);
    write("page.yaml", retitled("Mine."));
    const publishing = publish();
    while (!existsSync(started)) await wait(20);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await publishing).toEqual(
      name === "pre-commit" ? "hook" : { do: "kept", because: "silent" },
    );
    expect(git("log", "--format=%an", "-1")).toBe(name === "pre-commit" ? "A\n" : "ada\n");
    expect(git("-C", remote, "log", "--format=%an", "main")).toBe("A\n");
    rmSync(hook);
    expect(await publish()).toMatchObject({ do: "online", changes: [{}] });
  },
);

test("the reason is told in a sentence", () => {
  expect(describePublication({ do: "kept", because: "silent" })).toMatchInlineSnapshot(
    `"The place to publish to does not answer. Your version is kept here, and goes online the next time you publish."`,
  );
});

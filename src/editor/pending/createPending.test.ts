import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isSame, type ValueAddress } from "./change.ts";
import { createPending, type WriteResult } from "./createPending.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (name: string): ValueAddress => ({ file: "page.yaml", path: [name] });

/** Changes of a file that may be changed by somebody else, behind a preview that may not answer. */
function open() {
  const disk: Record<string, unknown> = { a: "Old", b: "Old" };
  let saved = { ...disk };
  let version = 0;
  let isUp = true;
  let isHeard = true;
  let delay = 50;
  const log: string[] = [];
  const read = () => {
    saved = { ...disk };
    pending.judge();
  };
  const pending = createPending({
    read: ({ path: [name = ""] }) => ({ value: saved[name] }),
    async write(
      { at: { path }, value, message },
      joins,
    ): Promise<WriteResult & { apply?: () => void }> {
      await new Promise((resolve) => setTimeout(resolve, delay));
      const [name = ""] = path;
      if (!isHeard) disk[name] = value;
      if (!isUp || !isHeard) return { kind: "unanswered" };
      if (!isSame(disk[name], saved[name])) {
        return { kind: "refused", reason: "It has changed.", isOutdated: true, apply: read };
      }
      if (value === "wrong") return { kind: "refused", reason: "It is wrong.", isOutdated: false };
      disk[name] = value;
      version += 1;
      log.push(joins === undefined ? message : `${message}, joins ${joins}`);
      return { kind: "written", version: String(version), apply: read };
    },
    writeLast: (changes) => log.push(`Last: ${changes.map(({ message }) => message).join(", ")}`),
    readAgain: async () => pending.setAnswering(isUp),
    changed() {},
  });
  const shown = (name: string) =>
    pending.list().find(({ at: { path } }) => path[0] === name)?.value ?? saved[name];
  return {
    ...{ pending, disk, log, read, shown },
    stop: () => {
      isUp = false;
    },
    start: () => {
      isUp = true;
      isHeard = true;
    },
    loseAnswers: () => {
      isHeard = false;
    },
    slow: (ms: number) => {
      delay = ms;
    },
    type: (name: string, value: string) =>
      pending.add({ at: at(name), value, seen: [shown(name)], message: `${name} is ${value}` }),
    stops: () => pending.list().map(({ stop }) => stop?.kind),
  };
}

it("saves the last of several values once it is quiet, and joins what is written on", async () => {
  const { pending, type, log, disk } = open();
  for (const value of ["T", "Tw"]) type("a", value);
  await vi.advanceTimersByTimeAsync(400);
  type("a", "Two");
  await vi.advanceTimersByTimeAsync(400);
  await pending.flush();
  type("a", "Three");
  await vi.advanceTimersByTimeAsync(400);
  expect(log).toEqual(["a is Tw", "a is Two, joins 1", "a is Three"]);
  expect([disk.a, pending.list()]).toEqual(["Three", []]);
});

it("begins an action with what is written while the last value of another is on its way", async () => {
  const { pending, type, log, slow } = open();
  slow(600);
  type("a", "Two");
  await vi.advanceTimersByTimeAsync(400);
  pending.flush();
  type("a", "Three");
  pending.flush();
  await vi.advanceTimersByTimeAsync(2000);
  expect(log).toEqual(["a is Two", "a is Three"]);
});

it("joins nothing to what was on its way at the end of an action", async () => {
  const { pending, type, log, slow } = open();
  slow(600);
  type("a", "Two");
  await vi.advanceTimersByTimeAsync(400);
  pending.endAction();
  type("a", "Three");
  await vi.advanceTimersByTimeAsync(2000);
  expect(log).toEqual(["a is Two", "a is Three"]);
});

it("keeps what has no answer, sends it again by itself, and says when it is answered", async () => {
  const { pending, type, stop, start, disk, shown } = open();
  stop();
  type("a", "Two");
  await vi.advanceTimersByTimeAsync(3000);
  type("b", "Three");
  const flushed = pending.flush();
  await vi.advanceTimersByTimeAsync(100);
  await flushed;
  expect([pending.isAnswering(), shown("a"), shown("b"), disk.a]).toEqual([
    false,
    "Two",
    "Three",
    "Old",
  ]);
  start();
  await vi.advanceTimersByTimeAsync(1200);
  expect([pending.isAnswering(), disk.a, disk.b]).toEqual([true, "Two", "Three"]);
});

it("notices that the preview is back though nothing is pending", async () => {
  const { pending, stop, start } = open();
  stop();
  pending.setAnswering(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(pending.isAnswering()).toBe(false);
  start();
  await vi.advanceTimersByTimeAsync(1200);
  expect(pending.isAnswering()).toBe(true);
});

it("counts a request that takes long as not answered, and waits for it", async () => {
  const { pending, type, disk, slow } = open();
  slow(15_000);
  type("a", "Two");
  await vi.advanceTimersByTimeAsync(11_000);
  expect([pending.isAnswering(), disk.a]).toEqual([false, "Old"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([pending.isAnswering(), disk.a]).toEqual([true, "Two"]);
});

it("asks about each value that somebody else has changed, and keeps the others going", async () => {
  const { pending, type, disk, read, stops, shown } = open();
  type("a", "Mine");
  type("b", "Mine too");
  Object.assign(disk, { a: "Theirs", b: "Theirs too" });
  read();
  expect(stops()).toEqual(["conflict", "conflict"]);
  await pending.flush();
  expect(disk).toEqual({ a: "Theirs", b: "Theirs too" });
  const deciding = pending.decide(at("a"), "mine");
  await vi.advanceTimersByTimeAsync(100);
  await deciding;
  expect([disk.a, stops()]).toEqual(["Mine", ["conflict"]]);
  await pending.decide(at("b"), "theirs");
  expect([shown("b"), pending.list()]).toEqual(["Theirs too", []]);
});

it("compares again where the file has changed before a change arrives", async () => {
  const { type, disk, stops } = open();
  type("a", "Mine");
  disk.a = "Theirs";
  await vi.advanceTimersByTimeAsync(1000);
  expect([disk.a, stops()]).toEqual(["Theirs", ["conflict"]]);
});

it("keeps a refused value until it is corrected, sent again or left", async () => {
  const { pending, type, disk, stops, shown } = open();
  type("a", "wrong");
  await vi.advanceTimersByTimeAsync(400);
  expect([stops(), shown("a"), disk.a]).toEqual([["refused"], "wrong", "Old"]);
  type("a", "right");
  await vi.advanceTimersByTimeAsync(400);
  expect([disk.a, pending.list()]).toEqual(["right", []]);
  type("a", "wrong");
  await vi.advanceTimersByTimeAsync(400);
  pending.discardRefused();
  expect(shown("a")).toBe("right");
});

it("sends what waits when the document goes, and nothing twice", async () => {
  const { pending, type, log } = open();
  type("a", "One");
  const saving = pending.flush();
  type("b", "Two");
  pending.leave();
  expect(log).toEqual(["Last: b is Two"]);
  await vi.advanceTimersByTimeAsync(400);
  await saving;
});

it("forgets a value, and waits for one that is on its way", async () => {
  const { pending, type, disk } = open();
  type("a", "Two");
  const saving = pending.flush();
  const forgotten = pending.forget(at("a"));
  expect(pending.list()).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(await forgotten).toBe(true);
  expect(disk.a).toBe("Two");
  await saving;
});

it("writes an old value back although nobody knows whether the last one has arrived", async () => {
  const { pending, type, disk, loseAnswers, start } = open();
  loseAnswers();
  type("a", "Two");
  await vi.advanceTimersByTimeAsync(400);
  expect([disk.a, await pending.forget(at("a"))]).toEqual(["Two", false]);
  start();
  const old = { at: at("a"), value: "Old", seen: ["Two"], message: "a is Old" };
  pending.add({ ...old, isUnsure: true });
  expect(pending.list()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect([disk.a, pending.list()]).toEqual(["Old", []]);
});

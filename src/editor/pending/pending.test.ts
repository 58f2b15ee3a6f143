import fc from "fast-check";
import { expect, it } from "vitest";
import { dataAt } from "../../shared/dataAt.ts";
import { type Change, isSame, keyOf, type Pending, type ValueAddress } from "./change.ts";
import {
  addChange,
  compareWithSaved,
  confirmWritten,
  decideConflict,
  missAnswer,
  nextToSend,
  refuseChange,
  resumePending,
  retryRefused,
  sendChange,
} from "./pending.ts";
import { withValue } from "./withValue.ts";

const file = "page.yaml";
const addresses: ValueAddress[] = [["a"], ["b"], ["group"], ["group", "x"], ["group", "y"]].map(
  (path) => ({ file, path }),
);

/** A request that somebody has sent: it writes only over what its sender knew. */
interface Sent {
  key: string;
  at: ValueAddress;
  value: unknown;
  was: unknown;
}

/** A file, another hand that writes to it, and an author in a tab. Each value that is written is a number of its own. */
class Desk {
  disk: unknown = { a: 0, b: 0, group: { x: 0, y: 0 } };
  /** The file as the tab has read it last. */
  saved = this.disk;
  pending: Pending = new Map();
  sent: Sent | undefined;
  /** Requests of documents that are gone. */
  stray: Sent[] = [];
  /** The numbers of the other hand that the author has not been shown. */
  unseen = new Set<number>();
  #count = 0;

  value({ path }: ValueAddress): unknown {
    this.#count += 2;
    const [x, y] = [this.#count, this.#count + 1];
    return isSame(path, ["group"]) ? { y, x } : x;
  }

  over(data: unknown, changes: Iterable<Pick<Change, "at" | "value">>): unknown {
    return [...changes].reduce((data, { at, value }) => withValue(data, at.path, value), data);
  }

  /** The author looks at what is shown. */
  look(): unknown {
    const shown = this.over(this.saved, this.pending.values());
    for (const number of numbersIn(shown)) this.unseen.delete(number);
    return shown;
  }

  type(at: ValueAddress): void {
    const seen = [dataAt(this.look(), at.path)];
    const change = { at, value: this.value(at), seen, message: "" };
    this.pending = addChange(this.pending, change);
    this.judge();
  }

  judge(): void {
    this.pending = compareWithSaved(this.pending, (at, before) => ({
      value: dataAt(this.over(this.saved, before), at.path),
    }));
  }

  read(): void {
    this.saved = this.disk;
    this.judge();
  }

  writeElsewhere(at: ValueAddress): void {
    const value = this.value(at);
    this.disk = withValue(this.disk, at.path, value);
    for (const number of numbersIn(value)) this.unseen.add(number);
  }

  send(): void {
    const change = nextToSend(this.pending, new Set(this.pending.keys()));
    if (this.sent || !change) return;
    const key = keyOf(change.at);
    this.pending = sendChange(this.pending, key);
    this.sent = { ...change, key, was: dataAt(this.saved, change.at.path) };
  }

  /** The endpoint makes a request, or refuses it. No value may go that the author has not been shown. */
  arrive({ at, value, was }: Sent): boolean {
    if (!isSame(dataAt(this.disk, at.path), was)) return false;
    this.disk = withValue(this.disk, at.path, inOrder(value));
    const left = new Set(numbersIn(this.disk));
    expect(numbersIn(was).filter((number) => this.unseen.has(number) && !left.has(number))).toEqual(
      [],
    );
    return true;
  }

  answer(end: "answered" | "lost" | "answer lost"): void {
    const { sent } = this;
    if (!sent) return;
    this.sent = undefined;
    const isWritten = end !== "lost" && this.arrive(sent);
    if (end !== "answered") {
      this.pending = missAnswer(this.pending, sent.key);
      this.judge();
      return;
    }
    this.pending = isWritten
      ? confirmWritten(this.pending, sent.key)
      : refuseChange(this.pending, sent.key, "It has been changed.", true);
    this.read();
  }

  reload(): void {
    if (this.sent) this.stray.push(this.sent);
    this.sent = undefined;
    this.pending = resumePending(this.pending);
    this.read();
  }

  decide(choice: "mine" | "theirs"): void {
    for (const [key, { stop }] of this.pending) {
      if (stop?.kind !== "conflict") continue;
      for (const number of numbersIn(stop.theirs)) this.unseen.delete(number);
      this.pending = decideConflict(this.pending, key, choice);
      return;
    }
  }
}

const at = fc.constantFrom(...addresses);
const ownStep = fc.oneof(
  at.map((at) => (desk: Desk) => desk.type(at)),
  fc.constant((desk: Desk) => desk.send()),
  fc
    .constantFrom("answered", "answered", "lost", "answer lost")
    .map((end) => (desk: Desk) => desk.answer(end)),
  fc.constant((desk: Desk) => desk.read()),
  fc.constant((desk: Desk) => desk.reload()),
  fc.constant((desk: Desk) => {
    const stray = desk.stray.shift();
    if (stray) desk.arrive(stray);
  }),
);
const step = fc.oneof(
  { arbitrary: ownStep, weight: 7 },
  { arbitrary: at.map((at) => (desk: Desk) => desk.writeElsewhere(at)), weight: 1 },
  {
    arbitrary: fc
      .constantFrom("mine", "theirs")
      .map((choice) => (desk: Desk) => desk.decide(choice)),
    weight: 1,
  },
);

/** A value as the endpoint writes it, with its settings in the order of the schema. */
const inOrder = (value: unknown): unknown =>
  typeof value === "object" ? Object.fromEntries(Object.entries(Object(value)).sort()) : value;

/** The numbers in a value. */
const numbersIn = (value: unknown): number[] =>
  typeof value === "number" ? [value] : Object.values(Object(value)).flatMap(numbersIn);

it("loses no word of its author, and writes over nothing that the author has not seen", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const desk = new Desk();
      for (const make of steps) make(desk);
      // The preview answers, and the author insists: all that was pending is in the file then, and nothing else goes.
      desk.answer("answered");
      desk.read();
      const expected = desk.over(desk.disk, desk.pending.values());
      for (let left = 60; desk.pending.size > 0 && left > 0; left -= 1) {
        desk.decide("mine");
        desk.send();
        desk.answer("answered");
      }
      expect([...desk.pending]).toEqual([]);
      expect(desk.disk).toEqual(expected);
    }),
    { numRuns: 5000 },
  );
});

it("asks nobody about a value that its author alone has written", () => {
  fc.assert(
    fc.property(fc.array(ownStep, { maxLength: 60 }), (steps) => {
      const desk = new Desk();
      for (const make of steps) {
        make(desk);
        expect([...desk.pending.values()].flatMap(({ stop }) => stop ?? [])).toEqual([]);
      }
    }),
    { numRuns: 20_000 },
  );
});

const a: ValueAddress = { file, path: ["a"] };
const typed = (value: unknown, seen: unknown, pending: Pending = new Map()) =>
  addChange(pending, { at: a, value, seen: [seen], message: "" });
const savedAs = (value: unknown) => () => ({ value });

it("keeps a change that was refused until its author does something else", () => {
  const key = keyOf(a);
  const refused = refuseChange(sendChange(typed(1, 0), key), key, "There is a mistake.", false);
  expect(nextToSend(refused, new Set([key]))).toBe(undefined);
  expect(compareWithSaved(refused, savedAs(0)).get(key)?.stop).toEqual({
    kind: "refused",
    reason: "There is a mistake.",
  });
  expect(nextToSend(typed(2, 1, refused), new Set([key]))?.value).toBe(2);
  expect(nextToSend(retryRefused(refused), new Set([key]))?.value).toBe(1);
});

it("keeps a change while its file cannot be read, and says if its section is gone", () => {
  const pending = typed(1, 0);
  expect(compareWithSaved(pending, () => "unknown")).toBe(pending);
  const gone = compareWithSaved(pending, () => undefined);
  expect(gone.get(keyOf(a))?.stop).toMatchObject({ kind: "refused", isGone: true });
  expect(compareWithSaved(gone, savedAs(0)).get(keyOf(a))?.stop).toBe(undefined);
});

it("takes a value of the author's own that another program brings back for no conflict", () => {
  const key = keyOf(a);
  const written = (pending: Pending, next: number) =>
    confirmWritten(typed(next, 0, sendChange(pending, key)), key);
  const pending = written(written(typed(1, 0), 2), 3);
  for (const own of [1, 2]) {
    expect(compareWithSaved(pending, savedAs(own)).get(key)?.stop).toBe(undefined);
  }
  // The value before is not the author's own: somebody has put it back.
  expect(compareWithSaved(pending, savedAs(0)).get(key)?.stop?.kind).toBe("conflict");
  const conflict = compareWithSaved(pending, savedAs(9));
  expect(conflict.get(key)?.stop).toEqual({ kind: "conflict", theirs: 9 });
  expect(decideConflict(conflict, key, "theirs").size).toBe(0);
});

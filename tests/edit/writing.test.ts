import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Operation } from "../../src/shared/operation.ts";
import { editSite } from "../../src/site/edit/editSite.ts";
import { times } from "../random/times.ts";
import { context } from "./judge.ts";
import { at, readData, sectionsIn } from "./oracle.ts";
import { Random } from "./random.ts";

/** The number of operations. */
const total = times(75);

/** The time after which a test hangs, in milliseconds. */
const timeout = 300_000 + total * 300;

const folder = mkdtempSync(path.join(tmpdir(), "writing-"));

const edit = (file: string, operation: Operation) =>
  editSite(folder, path.basename(file), operation, context.schemas);

const names = ["one", "two", "three", "four"];
const start = `sections:\n${names.map((name) => `  # ${name}\n  - type: hero\n    id: ${name}\n    props:\n      title: ${name} 0\n      list:\n        - a: 0\n        - a: 1\n`).join("")}`;

/** One of two hands: it knows the page as it has last seen it, and changes a value only if that is still what it was. Gives what it has inserted. */
async function act(
  file: string,
  hand: string,
  random: Random,
  count: number,
): Promise<string | undefined> {
  const seen = readData(readFileSync(file, "utf8"));
  await wait(random);
  const section = random.pick(names);
  const own = sectionsIn(seen).find((each) => each.id === section);
  const value = `${hand}${count}`;
  const operation: Operation = random.pick<Operation>([
    { do: "set", section, path: ["props", "title"], value, was: at(own, ["props", "title"]) },
    {
      do: "set",
      section,
      path: ["props", "list", 0, "a"],
      value,
      was: at(own, ["props", "list", 0]),
    },
    { do: "insert", section, path: ["props", "list"], value: { a: value } },
    { do: "move-section", section, to: { index: random.below(names.length) } },
    { do: random.chance(0.5) ? "disable-section" : "enable-section", section },
  ]);
  const answer = await edit(file, operation);
  if ("refusal" in answer) {
    expect(answer.refusal.code).toBe("changed");
    return undefined;
  }
  return operation.do === "insert" ? value : undefined;
}

async function wait(random: Random) {
  for (let turn = random.below(4); turn > 0; turn -= 1) await setImmediate();
}

/** A person with an editor that writes aside and moves the file in: a comment is added above a section. */
async function type(file: string, random: Random, count: number): Promise<string> {
  await wait(random);
  const value = `typed${count}`;
  const text = readFileSync(file, "utf8");
  const section = random.pick(names);
  const lines = text.split("\n");
  lines.splice(lines.indexOf(`    id: ${section}`) - 2, 0, `  # ${value}`);
  writeFileSync(`${file}.new`, lines.join("\n"));
  renameSync(`${file}.new`, file);
  return value;
}

test("two hands and an editor at once lose nothing, and tear nothing", {
  timeout,
  tags: ["random"],
}, async () => {
  const random = new Random(11);
  for (let row = 0; row < Math.ceil(total / 12); row += 1) {
    const file = path.join(folder, `${row}.yaml`);
    writeFileSync(file, start);
    const written: string[] = [];
    const note = (value: string | undefined) => value !== undefined && written.push(value);
    const hand = async (name: string) => {
      for (let count = 0; count < 4; count += 1)
        note(await act(file, name, random, row * 10 + count));
    };
    const editor = async () => {
      for (let count = 0; count < 4; count += 1) note(await type(file, random, row * 10 + count));
    };
    await Promise.all([hand("left"), hand("right"), editor()]);
    const text = readFileSync(file, "utf8");
    const sections = sectionsIn(readData(text));
    expect(sections.map(({ id }) => id).sort()).toEqual([...names].sort());
    for (const value of written) expect(text).toMatch(new RegExp(`(# |a: )${value}\n`));
    const items = sections.flatMap((section) => at(section, ["props", "list"]) as unknown[]);
    const inserted = written.filter((value) => !value.startsWith("typed"));
    expect(items).toHaveLength(names.length * 2 + inserted.length);
  }
  expect(readdirSync(folder).filter((name) => !name.endsWith(".yaml"))).toEqual([]);
});

test("two that saw the same value do not both replace it", async () => {
  const file = path.join(folder, "was.yaml");
  for (let row = 0; row < 20; row += 1) {
    writeFileSync(file, start);
    const operation = (value: string): Operation => ({
      do: "set",
      section: "one",
      path: ["props", "title"],
      value,
      was: "one 0",
    });
    const answers = await Promise.all(
      ["left", "right"].map((value) => edit(file, operation(value))),
    );
    expect(answers.filter((answer) => "refusal" in answer)).toHaveLength(1);
  }
});

test("a file that another program is in the middle of saving is read again", async () => {
  const file = path.join(folder, "saving.yaml");
  writeFileSync(file, "");
  const edited = edit(file, { do: "disable-section", section: "two" });
  // The file is read before this: the edit has been on its way since.
  await setTimeout(20);
  writeFileSync(file, start);
  const answer = await edited;
  expect(answer).toHaveLength(1);
  expect(at(readData(readFileSync(file, "utf8")), ["sections", 1, "enabled"])).toBe(false);
});

test("whenever it is killed, the file is one of two versions", {
  timeout,
  tags: ["random"],
}, async () => {
  const file = path.join(folder, "killed.yaml");
  const kills = Math.max(4, Math.ceil(total / 1000));
  const script = `
    const { editSite } = require("./src/site/edit/editSite.ts");
    const { loadSchemas } = require("./src/site/schemas/loadSchemas.ts");
    loadSchemas(process.cwd()).then(async (schemas) => {
      for (let count = 1; ; count += 1) {
        const value = String(count).repeat(2000);
        await editSite(${JSON.stringify(folder)}, "killed.yaml", { do: "set", section: "one", path: ["props", "title"], value }, schemas);
        process.stdout.write(count + "\\n");
      }
    });`;
  for (let kill = 0; kill < kills; kill += 1) {
    writeFileSync(file, start);
    const child = spawn(process.execPath, ["--require", "tsx/cjs", "--eval", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    await once(child.stdout, "data");
    await setTimeout(kill * 7);
    child.kill("SIGKILL");
    await once(child, "close");
    const done = Number(output.trim().split("\n").at(-1));
    const versions = [done, done + 1].map((count) => String(count).repeat(2000));
    expect(versions).toContain(
      String(at(sectionsIn(readData(readFileSync(file, "utf8")))[0], ["props", "title"])),
    );
    // What was killed holds nobody up.
    const next = await edit(file, {
      do: "set",
      section: "one",
      path: ["props", "title"],
      value: "next",
    });
    expect(next).not.toHaveProperty("refusal");
  }
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
});

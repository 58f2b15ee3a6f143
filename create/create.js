#!/usr/bin/env node
// npm create broadside my-site: makes the folder of a site, installs the engine, and begins its first page.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { makeSite, readArguments, refuseFolder, refuseMissing } from "./makeSite.js";

const help = `npm create broadside my-site -- --name "Blue Kettle" --lang en --accent "#ffc300"

Makes the folder my-site, installs Broadside in it, and begins its first page. Asks for what is not given.

  --name      the brand's name, as visitors read it
  --lang      the language of the page, such as en, pt-BR or he
  --accent    the brand's main colour, in quotes: without them, the shell takes # for the start of a comment
  --look      the look that it begins with, such as harbor, or meadow if it is left out
  --pages     makes pages for privacy, terms, cookies and thanks, too
  --engine    another version of Broadside, or the path of its package`;

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** Runs a program in a folder. Its output is the user's. Returns its exit code; null if it did not run to its end. */
const run = (cwd, program, given) => {
  const onWindows = process.platform === "win32" && program !== process.execPath;
  return spawnSync(program, given, { cwd, stdio: "inherit", shell: onWindows }).status;
};

/** The exit code of a wrong call, of this program and of `broadside begin`. */
const wrongCall = 2;

function create() {
  const canAsk = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const asked = readArguments(process.argv.slice(2), version);
  if (asked.isHelp) return console.log(help);
  const reason =
    asked.complaint ?? refuseFolder(asked.folder) ?? refuseMissing(asked.missing, canAsk);
  if (reason) {
    console.error(`${reason}\n\n${help}`);
    process.exitCode = wrongCall;
    return;
  }
  const { folder, engine, given } = asked;
  // npm, pnpm and yarn say by which of them a program was started.
  const [manager = "npm"] = (process.env.npm_config_user_agent ?? "").match(/^[a-z]+/) ?? [];
  const made = makeSite(folder, engine);
  const command = path.join(folder, "node_modules/broadside/src/cli/broadside.cjs");
  const isInstalled = run(folder, manager, ["install"]) === 0;
  const code = isInstalled ? run(folder, process.execPath, [command, "begin", ...given]) : null;
  const enter = `cd ${path.relative(process.cwd(), folder) || "."}`;
  if (code === wrongCall) {
    const again = ["begin", ...given.map(quoteForShell)].join(" ");
    const runner = manager === "npm" ? "npx" : `${manager} exec`;
    console.error(
      `\nBroadside is installed in ${folder}. Begin the site there, with this corrected:\n  ${enter}\n  ${runner} broadside ${again}`,
    );
    process.exitCode = wrongCall;
    return;
  }
  if (code !== 0) {
    for (const each of made) rmSync(each, { recursive: true, force: true });
    console.error(`\nThe site was not begun, and what was made for it in ${folder} is gone again.`);
    process.exitCode = 1;
    return;
  }
  console.log(`\nNext:\n  ${enter}\n  ${manager} start`);
}

/** A word as every shell takes it: in double quotes where it needs them. */
function quoteForShell(word) {
  return /^[\w=.,:/-]+$/.test(word) ? word : JSON.stringify(word);
}

create();

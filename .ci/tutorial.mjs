// Follows docs/tutorial.md, as it is printed there, from this empty folder: it writes each file, and runs each command but those that wait for a person.
// Two tarballs stand in for the registry: those of create-broadside and of the engine.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const [guide, create, engine] = process.argv.slice(2);
const text = readFileSync(guide, "utf8");
const blocks = [...text.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```/gms)];
const began = Date.now();
let folder = process.cwd();

function run(command) {
  console.log(`$ ${command}`);
  const { status } = spawnSync(command, { cwd: folder, shell: true, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ended with ${status}.`);
}

for (const [, language, file, code] of blocks) {
  if (file !== undefined) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  } else if (language === "sh") {
    for (const command of code.trim().split("\n")) {
      const [, name] = /^cd (\S+)$/.exec(command) ?? [];
      const byTarballs = `npx --yes --package ${create} create-broadside $1 --engine ${engine} `;
      if (name) folder = path.join(folder, name);
      else run(command.replace(/^npm create broadside@latest (\S+) -- /, byTarballs));
    }
  } else throw new Error(`The guide has a block of ${language} without a file.`);
}

const html = readFileSync(path.join(folder, "dist/index.html"), "utf8");
for (const part of ["Forty kinds", "Cocoa", "Counted on the first of May."]) {
  if (!html.includes(part)) throw new Error(`The page lacks ${part}`);
}
const seconds = Math.round((Date.now() - began) / 1000);
console.log(`${text.split("\n").length} lines of the guide, followed in ${seconds} s.`);

#!/usr/bin/env node
// The command of the package, in the folder of a site. Plain JavaScript, as no loader is needed to find the program.
const { spawnSync } = require("node:child_process");
const { readFileSync } = require("node:fs");
const path = require("node:path");
const { pathToFileURL } = require("node:url");

/** Starts Vite with its own options, and the configuration of the engine where the folder has none. */
const startVite = (command, signs, ...given) => {
  require("./help.cjs")(command);
  require("./folder.cjs").refuse(signs);
  const { configFile } = require("./findConfig.cjs")();
  const config = configFile === undefined ? [] : ["--config", configFile];
  process.argv.splice(2, 0, ...given, ...config);
  // Vite reads the options while it is loaded.
  process.on("unhandledRejection", (error) => {
    if (error?.name !== "CACError") throw error;
    const [, option = "that"] = /`(--?[\w-]+)/.exec(error.message) ?? [];
    console.error(
      `${command} cannot do ${option}. npm run ${command} -- --help lists the options.`,
    );
    process.exit(2);
  });
  const home = path.dirname(require.resolve("vite/package.json"));
  return import(pathToFileURL(path.join(home, "bin/vite.js")));
};

/** Runs a program that is an ES module in TypeScript. */
const runModule = (file) => {
  require("./folder.cjs").refuse("?");
  const loader = pathToFileURL(require.resolve("tsx")).href;
  const program = path.join(__dirname, file);
  const given = ["--import", loader, program, ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, given, { stdio: "inherit" }).status ?? 1;
};

const commands = {
  begin: ["makes the first page of a new site", () => runModule("begin.ts")],
  build: ["builds the site into dist/", () => import("./build.js")],
  changes: ["describes what changed since the site was published", () => require("./changes.cjs")],
  check: ["reports the mistakes of all pages", () => require("./check.cjs")],
  edit: ["changes a page by an operation", () => require("./edit.cjs")],
  new: ["makes a section type of the site's own", () => runModule("new.ts")],
  "new:page": ["makes a page from a template", () => runModule("newPage.ts")],
  preview: ["serves what is in dist/", () => startVite("preview", "?*", "preview")],
  "publish:site": [
    "puts the site online: by Git, or by its script deploy",
    () => require("./publish.cjs"),
  ],
  start: [
    "shows the site while you write it, with the editor",
    () => startVite("start", "#?*", "--open"),
  ],
  test: ["tests what must hold for every page", () => runModule("test.ts")],
  translate: ["writes the texts of the site for translators", () => require("./translate.cjs")],
  upgrade: ["installs another version, and compares the pages", () => runModule("upgrade.ts")],
};

const help = () => {
  const { version } = JSON.parse(readFileSync(path.join(__dirname, "../../package.json"), "utf8"));
  const lines = Object.entries(commands).map(([name, [does]]) => `  ${name.padEnd(14)}${does}`);
  return `broadside ${version}

${lines.join("\n")}

broadside <command> --help lists the options of a command.

Exit codes:
  0    it is done
  1    it is not done, or something is wrong with the site: the output says what
  2    the command is called in a wrong way
  3    test found no browser; what needs none holds`;
};

const [name] = process.argv.splice(2, 1);
if (name === undefined || name === "--help" || name === "--version") console.log(help());
else if (Object.hasOwn(commands, name)) commands[name][1]();
else {
  console.error(`There is no command ${name}.\n\n${help()}`);
  process.exitCode = 2;
}

import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

/** The commands of a site: each script has the name that the messages of the engine use. */
const commands = {
  start: "shows the site while you write it; `/edit` is its editor",
  check: "reports the mistakes of all pages; `-- --fix` makes all fixes that have one meaning",
  test: "tests what must hold for every page; it needs Chrome or Chromium",
  build: "builds the site into `dist/`, ready for any static host",
  preview: "serves what is in `dist/`",
  new: "makes a section type of your own: `-- mood-board`",
  "new:page": "makes a page: `-- privacy`",
  edit: "changes a page by an operation: `-- move faq --after hero`",
  translate: "writes the texts into a catalogue for translators: `-- de`",
  changes: "describes what changed since the site was published",
  "publish:site": "puts the site online: by Git, or by its script `deploy`",
};

/** React, of which a site has one copy: the engine's version, or a later one that does the same. */
export const react = { react: "^19.3.1", "react-dom": "^19.3.1" };

const readme = `# The site

\`page.yaml\` is the first page, \`pages/\` has the others, and \`public/\` the pictures and all other files. The guides are in
\`node_modules/broadside/docs/\`: \`tutorial.md\` leads to a section type of your own, \`section-types.md\` shows all that there are.

| command | result |
| --- | --- |
${Object.entries(commands)
  .map(([name, does]) => `| \`npm run ${name}\` | ${does} |`)
  .join("\n")}

\`npx broadside upgrade\` installs another version of Broadside, and compares pictures of the pages before and after.
`;

// Programs for translators leave compiled catalogues (.mo) beside theirs.
const ignored = ["node_modules/", "dist/", ".broadside/", "*.local", "*.mo"];

const text = { type: "string" };
const flag = { type: "boolean" };

/** The options of `broadside begin`, which a site is begun with once the engine is installed. */
const answers = { name: text, lang: text, accent: text, look: text, pages: flag };

const options = { ...answers, engine: text, help: flag };

/** The options without which there is no page: `broadside begin` asks for them at a terminal. */
const needed = ["name", "lang", "accent"];

/** What the command line asks for: the folder, the engine's version, and the options of `broadside begin`, with those that are missing. */
export function readArguments(words, version) {
  const { values, positionals, tokens } = parseArgs({
    args: words,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  if (values.help) return { isHelp: true };
  const complaint = tokens.map(refuseOption).find(Boolean);
  if (complaint) return { complaint };
  const [name, other] = positionals;
  if (name === undefined) return { complaint: "Name the folder of the site." };
  if (other !== undefined)
    return { complaint: `${other} stands alone. Put a text of several words in quotes.` };
  const { engine = `^${version}` } = values;
  const isFile = /\.tgz$|^[./]/.test(engine);
  const given = Object.keys(answers).flatMap((each) => {
    if (values[each] === undefined) return [];
    return values[each] === true ? [`--${each}`] : [`--${each}=${values[each]}`];
  });
  return {
    folder: path.resolve(name),
    given,
    missing: needed.filter((each) => values[each] === undefined).map((each) => `--${each}`),
    engine: isFile ? `file:${path.resolve(engine)}` : engine,
  };
}

/** The reason why a part of the command line is refused, before anything is installed; undefined if it is none. */
function refuseOption({ kind, name, rawName, value, inlineValue }) {
  if (kind !== "option") return undefined;
  const known = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!known) return `${rawName} is not known.`;
  if (known === flag) return value === undefined ? undefined : `${rawName} takes no value.`;
  const isOption = value?.startsWith("-") && !inlineValue;
  return value && !isOption ? undefined : `${rawName} needs a value behind it.`;
}

/** The reason why a site cannot be begun without these options; undefined if it can. */
export function refuseMissing(missing, canAsk) {
  if (canAsk || missing.length === 0) return undefined;
  const listed = new Intl.ListFormat("en-GB").format(missing);
  return `Without a terminal, nobody can be asked. Give ${listed}, too.`;
}

/** The reason why no site can be made in a folder; undefined if one can. */
export function refuseFolder(folder) {
  const signs = [..."#?*"].filter((sign) => folder.includes(sign));
  if (signs.length > 0) {
    return `The path ${folder} holds ${signs.join(" and ")}, which the tools read otherwise. Choose another name.`;
  }
  // A folder that was just made for the site may be in Git.
  const isEmpty = !existsSync(folder) || readdirSync(folder).every((name) => name === ".git");
  return isEmpty ? undefined : `The folder ${folder} is not empty. Choose another name.`;
}

/** Makes the folder of a site with what is not its content. Returns what to remove where the site cannot be begun. */
export function makeSite(folder, engine) {
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  const name = path
    .basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-");
  const description = {
    name: name.replaceAll(/^-+|-+$/g, "") || "site",
    private: true,
    type: "module",
    scripts: Object.fromEntries(Object.keys(commands).map((each) => [each, `broadside ${each}`])),
    // Without React of its own, npm takes an old one, which a package of the engine asks for.
    dependencies: { broadside: engine, ...react },
  };
  const files = {
    "package.json": `${JSON.stringify(description, null, 2)}\n`,
    "README.md": readme,
    ".gitignore": `${ignored.join("\n")}\n`,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  // On GitHub, it comments the changes on each pull request.
  const workflows = path.join(folder, ".github/workflows");
  mkdirSync(workflows, { recursive: true });
  copyFileSync(new URL("changes.yml", import.meta.url), path.join(workflows, "changes.yml"));
  const inside = [
    ...Object.keys(files),
    ".github",
    "node_modules",
    "package-lock.json",
    "pnpm-lock.yaml",
  ];
  return isNew ? [folder] : inside.map((each) => path.join(folder, each));
}

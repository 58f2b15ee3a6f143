// Runs the examples of docs/embedding.md, as they are printed there, in this folder: it has the packages, and a site in landing/.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";

const guide = readFileSync(process.argv[2], "utf8");
const blocks = [...guide.matchAll(/^```\w+ (\S+)\n(.*?)^```/gms)];
if (blocks.length !== 5) throw new Error(`The guide has ${blocks.length} examples in place of 5.`);
for (const [, file, code] of blocks) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
}

/** Throws unless the document shows the section, and `has` is true for each file that it names. */
async function expectSection(name, html, has) {
  for (const part of ["<h1>Shop</h1>", '<section id="hero"', ".broadside [data-tone]"]) {
    if (!html.includes(part)) throw new Error(`${name}: the document lacks ${part}`);
  }
  const named = [...html.matchAll(/(?:src|href)="(\/[^"#]*\.\w+)|url\((\/[^)]+)\)/g)];
  const files = [...new Set(named.map(([, file, font]) => file ?? font))];
  if (files.length < 3) throw new Error(`${name}: the document names ${files.length} files.`);
  for (const file of files) {
    if (!(await has(file))) throw new Error(`${name}: there is no ${file}`);
  }
  console.log(`${name}: the section, and ${files.length} files`);
}

/** A port that is free now. */
const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});
const env = { ...process.env, PORT: String(port) };
const program = spawn(process.execPath, ["--import", "tsx", "server.mts"], {
  env,
  stdio: "inherit",
});
let hasEnded = false;
program.on("exit", () => {
  hasEnded = true;
});
try {
  const address = `http://localhost:${port}`;
  let response;
  while (!response) {
    if (hasEnded) throw new Error("Express: the program has ended.");
    response = await fetch(address).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await expectSection("Express", await response.text(), async (file) => {
    const { ok, headers } = await fetch(address + file);
    return ok && !headers.get("content-type")?.includes("html");
  });
} finally {
  program.kill();
}

const { status } = spawnSync("npx", ["astro", "build", "--silent"], {
  env: { ...process.env, NODE_OPTIONS: "--import tsx", ASTRO_TELEMETRY_DISABLED: "1" },
  stdio: "inherit",
});
if (status !== 0) throw new Error("Astro: the build has failed.");
await expectSection("Astro", readFileSync("dist/index.html", "utf8"), (file) =>
  existsSync(`dist${file}`),
);

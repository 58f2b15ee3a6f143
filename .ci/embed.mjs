// Runs the examples of docs/embedding.md, as they are printed there, in this folder: it has the packages, and a site in landing/.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";

const guide = readFileSync(process.argv[2], "utf8");
const blocks = [...guide.matchAll(/^```\w+ (\S+)\n(.*?)^```/gms)];
if (blocks.length !== 4) throw new Error(`The guide has ${blocks.length} examples in place of 4.`);
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
const findPort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Throws unless the program serves a page with the section. */
async function expectServer(name, file) {
  const port = await findPort();
  const env = { ...process.env, PORT: String(port) };
  const program = spawn(process.execPath, [file], { env, stdio: "inherit" });
  let hasEnded = false;
  program.on("exit", () => {
    hasEnded = true;
  });
  try {
    const address = `http://localhost:${port}`;
    let response;
    while (!response) {
      if (hasEnded) throw new Error(`${name}: the program has ended.`);
      response = await fetch(address).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await expectSection(name, await response.text(), async (file) => {
      const { ok, headers } = await fetch(address + file);
      return ok && !headers.get("content-type")?.includes("html");
    });
  } finally {
    program.kill();
  }
}

await expectServer("Express", "server.mjs");
const [, calls = ""] = /^```sh\n(.*?)^```/ms.exec(guide) ?? [];
const bundled = [...calls.matchAll(/^npx (\S+) .*--out\w+[ =](\S+)$/gm)];
if (bundled.length !== 2) throw new Error("The guide lacks a call of a bundler.");
for (const [call, name, result] of bundled) {
  if (spawnSync(call, { shell: true, stdio: "inherit" }).status !== 0) throw new Error(call);
  await expectServer(name, result.endsWith(".mjs") ? result : `${result}/server.js`);
}

const { status } = spawnSync("npx", ["astro", "build", "--silent"], {
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
  stdio: "inherit",
});
if (status !== 0) throw new Error("Astro: the build has failed.");
await expectSection("Astro", readFileSync("dist/index.html", "utf8"), (file) =>
  existsSync(`dist${file}`),
);

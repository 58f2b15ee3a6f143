import { exec } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeProject } from "../project/makeProject.ts";
import { runVite } from "../project/runVite.ts";
import { startLive } from "../project/startLive.ts";
import { sample } from "../random/sample.ts";

const run = promisify(exec);

/** The commands of package.json, as npm hands them to the shell. */
const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;

const pageYaml = `
site: { name: Lull, title: Lull, description: Quiet. }
sections: [{ type: hero, props: { title: Lull, image: { src: /images/hero.png, alt: A phone. } } }]
`;

/** Folders in which a command cannot work, and the commands. */
const refused: [folder: string, commands: string[]][] = [
  ["C#", ["start"]],
  ["what?", ["start", "check", "build", "build:gallery", "preview"]],
  ["a*b", ["start", "build", "build:gallery", "preview"]],
];

describe.each(sample(refused, 3))(
  "in a folder called %s",
  { tags: ["random"] },
  (name, commands) => {
    let home: string;
    let folder: string;
    beforeAll(async () => {
      home = await mkdtemp(path.join(tmpdir(), "broadside-"));
      folder = path.join(home, name);
      await mkdir(folder);
      for (const entry of ["package.json", "src", "node_modules"]) {
        await symlink(path.resolve(entry), path.join(folder, entry));
      }
    });
    afterAll(() => rm(home, { recursive: true, force: true }));

    it.each(commands)("npm run %s says what is wrong, and what to do", async (command) => {
      await expect(run(scripts[command] ?? "", { cwd: folder })).rejects.toMatchObject({
        code: 1,
        stdout: "",
        stderr: expect.stringMatching(
          /^This cannot work in the folder .* Rename the folder, or move the project, and run the command again\.\n$/,
        ),
      });
    });
  },
);

it("npm run preview says what to run while there is nothing to serve", async () => {
  const root = await makeProject("unprinted", pageYaml);
  for (const [mode, said] of [
    ["production", "There is no dist/ to serve yet. Run npm run build first.\n"],
    ["gallery", "There is no dist-gallery/ to serve yet. Run npm run build:gallery first.\n"],
  ] as const) {
    const { code, output } = await runVite(root, "preview", "--mode", mode);
    expect([code, output]).toEqual([1, expect.stringContaining(said)]);
  }
});

describe("in a folder whose path holds blanks, accents, % and brackets", { tags: ["rest"] }, () => {
  let root: string;
  beforeAll(async () => {
    root = await makeProject("odd ü 100% %20 [c] (d) & 'e'", pageYaml);
    expect(await runVite(root, "build", "--app")).toMatchObject({ code: 0 });
  });

  /** The status and text that a server at `port` answers with, requested under this host name. */
  const ask = (port: number, host: string): Promise<[status: number | undefined, text: string]> =>
    new Promise((resolve, reject) => {
      const headers = { host, accept: "text/html" };
      http
        .get({ host: "localhost", port, headers, agent: false }, (response) => {
          let text = "";
          response.on("data", (chunk) => {
            text += chunk;
          });
          response.on("end", () => resolve([response.statusCode, text]));
        })
        .on("error", reject);
    });

  it.each([["npm start"], ["npm run preview", "preview"]])(
    "%s serves the page, to the names that it was given",
    async (command, ...args) => {
      vi.stubEnv("BROADSIDE_HOSTS", "page.example, .tunnel.example");
      const { origin, stop } = await startLive(root, ...args);
      const port = Number(new URL(origin).port);
      try {
        for (const name of [
          "localhost",
          `127.0.0.1:${port}`,
          "[::1]",
          "page.example",
          "a.tunnel.example:80",
        ]) {
          const [status, text] = await ask(port, name);
          expect([name, status, text]).toEqual([name, 200, expect.stringContaining("Lull")]);
        }
        for (const name of ["elsewhere.example", "localhost.example", "xpage.example"]) {
          const [status, text] = await ask(port, name);
          expect([name, status]).toEqual([name, 403]);
          expect(text).toContain(`\n  BROADSIDE_HOSTS=${name} ${command}\n`);
        }
      } finally {
        vi.unstubAllEnvs();
        await stop();
      }
    },
  );
});

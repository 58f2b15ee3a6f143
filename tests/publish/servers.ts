import { execFileSync, execSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findPort } from "../project/findPort.ts";
import type { RunningServer } from "../project/servePublished.ts";

interface Server {
  command: string;
  /** The server's own configuration around the build's, and the command that starts it. */
  configure: (folder: string, root: string, included: string, port: number) => string;
  start: (file: string) => string[];
}

/** The servers with a configuration of the build that can run here. */
export const servers = {
  nginx: {
    command: "nginx",
    configure: (folder, root, included, port) => `
      ${process.getuid?.() === 0 ? "user root;" : ""}
      daemon off;
      pid ${folder}/nginx.pid;
      error_log stderr warn;
      events {}
      http {
        include ${mimeTypes()};
        default_type application/octet-stream;
        access_log off;
        client_body_temp_path ${folder}/body;
        server { listen 127.0.0.1:${port}; root ${root}; ${included && `include ${included};`} }
      }`,
    start: (file) => ["-c", file, "-p", path.dirname(file)],
  },
  caddy: {
    command: "caddy",
    configure: (_folder, root, included, port) => `{
        admin off
        auto_https off
      }
      http://127.0.0.1:${port}, http://localhost:${port} {
        root * ${root}
        import ${included}
      }`,
    start: (file) => ["run", "--adapter", "caddyfile", "--config", file],
  },
} satisfies Record<string, Server>;

/** The configuration that the build writes for each server. */
export const emitted = { nginx: "nginx.conf", caddy: "Caddyfile" } as const;

/** Serves `dist` under `base`. `included` is the build's configuration; undefined serves without it. */
export async function serve(
  name: keyof typeof servers,
  dist: string,
  base: string,
  included = path.join(dist, emitted[name]),
): Promise<RunningServer> {
  const { command, configure, start }: Server = servers[name];
  installMissing(command);
  const folder = await mkdtemp(path.join(tmpdir(), "broadside-"));
  const site = path.join(folder, "site", base);
  await mkdir(path.dirname(site), { recursive: true });
  await symlink(dist, site.replace(/\/$/, ""));
  const port = await findPort();
  const file = path.join(folder, "server.conf");
  await writeFile(file, configure(folder, path.join(folder, "site"), included, port));
  const child = spawn(command, start(file), { env: { ...process.env, HOME: folder } });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start.\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const answers = (origin: string) =>
  fetch(origin, { redirect: "manual" }).then(
    () => true,
    () => false,
  );

/** The path of nginx's list of content types. */
function mimeTypes(): string {
  const built = execSync("nginx -V 2>&1", { encoding: "utf8" });
  const conf = /--conf-path=(\S+)/.exec(built)?.[1] ?? "/etc/nginx/nginx.conf";
  return path.join(path.dirname(conf), "mime.types");
}

/** Installs the program of a package of Debian, if it is missing. Suites that do so at once take turns. */
export function installMissing(command: string, packageName = command): void {
  if (isInstalled(command)) return;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (isRootOnDebian) {
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packageName}`;
    console.log(`No ${command} found; installing one: ${install}`);
    const lock = path.join(tmpdir(), "broadside-install.lock");
    execFileSync("flock", [lock, "sh", "-c", install], { stdio: ["ignore", "ignore", "inherit"] });
  }
  if (!isInstalled(command)) throw new Error(`Install ${packageName}, and run the tests again.`);
}

function isInstalled(command: string): boolean {
  try {
    execFileSync("sh", ["-c", `command -v ${command}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

import { chmod, mkdir } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";

/** The folder of a person, outside of all sites, in which passwords are kept. Nobody else can read it. */
export async function configFolder(): Promise<string> {
  const folder = path.join(homeOfSettings(), "broadside");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  return folder;
}

const homeOfSettings = () =>
  process.env.XDG_CONFIG_HOME || process.env.APPDATA || path.join(homedir(), ".config");

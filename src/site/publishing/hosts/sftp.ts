import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import type { HostValues } from "../../../shared/editor/hosts.ts";
import { spawnGroup } from "../../versions/spawnGroup.ts";
import { splitLines } from "../deploy/splitLines.ts";
import { withAskpass } from "./askpass.ts";
import { configFolder } from "./configFolder.ts";
import { type Host, HostRefusal, refusals, UnknownServer } from "./host.ts";
import { expectShown } from "./probe.ts";

/** A web space or server that is reached by the program sftp of OpenSSH. */
export const sftp: Host = {
  async test(values, fingerprint = "") {
    const { folder = "", address = "" } = values;
    await withAskpass("", values.password ?? "", async (own, answers) => {
      const env = { ...answers, BROADSIDE_FINGERPRINT: fingerprint };
      const probe = path.join(own, `broadside-test-${randomUUID()}.txt`);
      const remote = join(folder, path.basename(probe));
      await writeFile(probe, probe);
      await run(values, env, [...makeFolders(folder, []), `put ${quote(probe)} ${quote(remote)}`]);
      try {
        await expectShown(address + path.basename(probe), path.basename(probe), "folder");
      } finally {
        await run(values, env, [`-rm ${quote(remote)}`]);
      }
    });
    return address;
  },
  async upload(values, { folder: local, names, gone }, print) {
    const { folder = "" } = values;
    const puts = names.map(
      (name) => `put ${quote(path.join(local, name))} ${quote(join(folder, name))}`,
    );
    let count = 0;
    const removals = gone.map((name) => `-rm ${quote(join(folder, name))}`);
    const commands = [...makeFolders(folder, names), ...puts, ...removals];
    await withAskpass("", values.password ?? "", (_, env) =>
      run(values, env, commands, (command) => {
        if (command.startsWith("put ")) print(`${names[count++]} (${count} of ${names.length})`);
      }),
    );
  },
};

/** The time after which a transfer that reports nothing is ended, in milliseconds: a film takes long. */
const mostSilence = 30 * 60 * 1000;

/** Runs commands of sftp, one after the other, until one fails. `follow` gets each as it begins. */
async function run(
  { server = "", user = "", password = "", key = "" }: HostValues,
  env: Record<string, string>,
  commands: readonly string[],
  follow: (command: string) => void = () => undefined,
): Promise<void> {
  const [, host = "", port = "22"] = /^(.*?)(?::(\d+))?$/.exec(server) ?? [];
  const known = [path.join(await configFolder(), "known_hosts"), "~/.ssh/known_hosts"];
  const options = [
    // With -b alone, it would ask for no password.
    ...["BatchMode=no", "NumberOfPasswordPrompts=1", "ConnectTimeout=15", `User=${user}`],
    ...["StrictHostKeyChecking=ask", `UserKnownHostsFile=${known.map(quoteOption).join(" ")}`],
    ...(key ? [`IdentityFile=${quoteOption(key)}`, "IdentitiesOnly=yes"] : []),
    ...(password && !key ? ["PubkeyAuthentication=no"] : []),
  ];
  const args = [...options.flatMap((option) => ["-o", option]), "-P", port, "-b", "-", "--", host];
  const { child, ended } = spawnGroup("sftp", args, {
    env: { ...process.env, ...env, LC_ALL: "C" },
    mostSilence,
  });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    complaint += text;
  });
  splitLines(child.stdout, (line) => {
    if (line.startsWith("sftp> ")) follow(line.slice("sftp> ".length));
  });
  child.stdin.on("error", () => undefined).end(`${commands.join("\n")}\n`);
  const result = await ended.catch(() => undefined);
  if (!result) throw new HostRefusal(noProgram);
  if (result.code !== 0) throw explain(complaint);
}

const noProgram =
  "The program sftp is not on this computer. It belongs to OpenSSH. On Windows, add “OpenSSH Client” in Settings, below “Optional features”; on Linux, install openssh-client. Then start the preview again.";

function explain(complaint: string): HostRefusal {
  const fingerprint = /can't be established.*?fingerprint is (\S+?)\.?\s/s.exec(complaint)?.[1];
  if (fingerprint !== undefined) return new UnknownServer(fingerprint);
  const [, refusal] = reasons.find(([words]) => words.test(complaint)) ?? [];
  return refusal?.() ?? refusals.unreachable("server");
}

/** The reasons of a failed transfer, by the words of OpenSSH. The first is it. */
const reasons: readonly [RegExp, () => HostRefusal][] = [
  [
    /identification has changed|host key verification failed/i,
    () =>
      new HostRefusal(
        "The server shows another key than before. Ask your host if it has changed: it may be another server that pretends to be yours. Nothing was sent.",
        "server",
      ),
  ],
  [/permission denied \(|too many authentication/i, () => refusals.unknownUser("password")],
  [
    /could not resolve|name or service not known/i,
    () => new HostRefusal("There is no server of this name.", "server"),
  ],
  [/no space|quota/i, refusals.full],
  [
    /dest open|remote (open|mkdir)|no such file|permission denied|failure/i,
    () => new HostRefusal("The server does not take files into this folder.", "folder"),
  ],
];

/** The commands that make the folders of files below a folder. A folder that is there already is left alone. */
function makeFolders(folder: string, names: readonly string[]): string[] {
  const files = [folder && `${folder}/x`, ...names.map((name) => join(folder, name))];
  const folders = files.flatMap((file) => {
    const parts = file.split("/").slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join("/")).filter(Boolean);
  });
  return [...new Set(folders)].map((name) => `-mkdir ${quote(name)}`);
}

const join = (folder: string, name: string) =>
  folder ? `${folder.replace(/\/$/, "")}/${name}` : name;

/** A name in a command of sftp, which takes the signs of patterns in quotes as they are. */
const quote = (name: string) => `"${name.replaceAll(/["\\]/g, "\\$&")}"`;

/** A path in an option of SSH. */
const quoteOption = (file: string) =>
  `"${file.replace(/^~(?=\/)/, homedir()).replaceAll("%", "%%")}"`;

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { findPort } from "../project/findPort.ts";
import { installMissing } from "../publish/servers.ts";

/** The passphrase of the locked key. */
export const passphrase = "s3cret pa$$phrase";

/** Starts an SSH server of its own, which knows one key, and that key also locked by a passphrase. Returns its address, and the settings of a client. */
export async function startSsh() {
  installMissing("sshd", "openssh-server");
  const folder = mkdtempSync(path.join(tmpdir(), "ssh-"));
  const at = (name: string) => path.join(folder, name);
  for (const name of ["host", "user", "stranger"])
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", at(name)]);
  execFileSync("cp", [at("user"), at("locked")]);
  execFileSync("ssh-keygen", ["-q", "-p", "-P", "", "-N", passphrase, "-f", at("locked")]);
  const port = await findPort();
  const settings = [
    ...[`Port ${port}`, "ListenAddress 127.0.0.1", `HostKey ${at("host")}`, "PidFile none"],
    ...[`AuthorizedKeysFile ${at("user.pub")}`, "StrictModes no", "UsePAM no"],
    "Subsystem sftp internal-sftp",
    ...["PasswordAuthentication no", "KbdInteractiveAuthentication no", "LogLevel VERBOSE"],
  ];
  writeFileSync(at("config"), settings.join("\n"));
  // As root, it wants the folder of the system's own.
  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true, mode: 0o755 });
  const program = execFileSync("sh", ["-c", "command -v sshd"]).toString().trim();
  const server = spawn(program, ["-D", "-e", "-f", at("config")]);
  onTestFinished(async () => {
    server.kill();
    await once(server, "close");
    rmSync(folder, { recursive: true });
  });
  let log = "";
  for await (const chunk of server.stderr) {
    log += chunk;
    if (log.includes("Server listening")) break;
  }
  const [type, key] = execFileSync("cat", [at("host.pub")])
    .toString()
    .split(" ");
  writeFileSync(at("known"), `[127.0.0.1]:${port} ${type} ${key}\n`);
  writeFileSync(at("unknown"), "");
  const optionsOf = (key: string, known: string) =>
    `-F /dev/null -i ${at(key)} -o IdentitiesOnly=yes -o UserKnownHostsFile=${at(known)}`;
  const client = (key: string, known: string) => `ssh ${optionsOf(key, known)}`;
  const sftp = `sftp ${optionsOf("user", "known")} -P ${port}`;
  const user = `${userInfo().username}@127.0.0.1`;
  const ssh = `${client("user", "known")} -p ${port}`;
  return {
    address: `ssh://${user}:${port}`,
    client,
    sftp,
    ssh,
    user,
    port,
    lockedKey: at("locked"),
    hostKey: `${type} ${key}`,
  };
}

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * A program that answers the questions of Git and SSH from variables: a secret is in no argument and in no file. A server that
 * SSH does not know is trusted if it shows the key whose fingerprint is given; otherwise the question goes to the errors.
 */
const answering = `const question = process.argv[2] ?? "";
const fingerprint = process.env.BROADSIDE_FINGERPRINT;
if (/yes\\/no|type 'yes'/.test(question)) {
  const isKnown = fingerprint && question.includes("fingerprint is " + fingerprint + ".");
  console[isKnown ? "log" : "error"](isKnown ? "yes" : question);
  process.exit(isKnown ? 0 : 1);
}
const isUser = /^username/i.test(question);
console.log(process.env[isUser ? "BROADSIDE_USER" : "BROADSIDE_SECRET"]);
`;

/** Calls `work` with a folder that is gone afterwards, and with variables that let Git and SSH ask for a user and a secret. */
export async function withAskpass<Result>(
  user: string,
  secret: string,
  work: (folder: string, env: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "broadside-host-"));
  try {
    const script = path.join(folder, "answer.cjs");
    const isWindows = process.platform === "win32";
    const program = path.join(folder, isWindows ? "answer.cmd" : "answer.sh");
    await writeFile(script, answering);
    const call = `"${process.execPath}" "${script}"`;
    await writeFile(program, isWindows ? `@${call} %*\r\n` : `#!/bin/sh\nexec ${call} "$@"\n`, {
      mode: 0o700,
    });
    return await work(folder, {
      ...{ GIT_ASKPASS: program, SSH_ASKPASS: program, SSH_ASKPASS_REQUIRE: "force" },
      ...{ BROADSIDE_USER: user, BROADSIDE_SECRET: secret, DISPLAY: process.env.DISPLAY ?? ":0" },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

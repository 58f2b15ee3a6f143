import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv, stripVTControlCharacters } from "node:util";

/** The names of variables that hold a secret. */
const secretName = /token|secret|key|passw|passphrase|credential|auth/i;

/** Values that say nothing, and the length below which a value would be found in every other word. */
const plainValues: readonly string[] = ["true", "false", "none", "null"];
const shortest = 4;

/** The sign in the place of a secret. */
const hidden = "…";

/** Files in the folder of a site from which tools of hosts read variables. */
const variableFiles = [
  ".env",
  ".env.local",
  ".env.production",
  ".env.production.local",
  ".dev.vars",
];

/** Lists the values of variables that are secrets: those of this process, and those in the files of the folder `root`. */
export async function listSecrets(root: string): Promise<string[]> {
  const files = variableFiles.map(async (name) => {
    const text = await readFile(path.join(root, name), "utf8").catch(() => "");
    return Object.entries(parseEnv(text));
  });
  const variables = [...Object.entries(process.env), ...(await Promise.all(files)).flat()];
  return variables.flatMap(([name, value = ""]) =>
    secretName.test(name) && !plainValues.includes(value) ? value.split("\n") : [],
  );
}

/** The forms of secrets; the first group of each is kept. */
const forms: readonly RegExp[] = [
  // A name and a password before a host.
  /(\b[a-z][a-z\d+.-]*:\/\/)[^/\s@]+(?=@)/gi,
  // Keys of known services, and tokens that are signed.
  /()\b(?:gh[opsur]_|github_pat_|glpat-|nfp_|nfc_|npm_|sk-|sk_live_|rk_live_|xox[abp]-|AKIA|AIza)[\w-]{12,}/g,
  /()\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g,
  /(\b(?:bearer|basic)\s+)[\w.~+/=-]{8,}/gi,
  // A value after its name.
  /((?:token|secret|password|passwd|passphrase|(?:api|access|private)[_-]?key)["']?\s*[=:]\s*["']?)[^\s"'&,;]+/gi,
];

/** Makes a function that hides the secrets of a line, and removes what only a terminal reads. */
export function createSecretFilter(secrets: readonly string[]): (line: string) => string {
  const values = secrets
    .map((value) => value.trim())
    .filter((value) => value.length >= shortest)
    .flatMap((value) => [
      value,
      encodeURIComponent(value),
      JSON.stringify(value).slice(1, -1),
      Buffer.from(value).toString("base64"),
    ])
    .sort((a, b) => b.length - a.length);
  return (line) => {
    let text = stripVTControlCharacters(line).replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, " ");
    for (const value of values) text = text.replaceAll(value, hidden);
    for (const form of forms) text = text.replaceAll(form, `$1${hidden}`);
    return text.trimEnd();
  };
}

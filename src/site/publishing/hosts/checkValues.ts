import { type HostKindName, type HostValues, hostKinds } from "../../../shared/editor/hosts.ts";
import { HostRefusal } from "./host.ts";

/** The form of the values that have one, with the sentence about another one. */
const forms: Record<string, readonly [RegExp, string]> = {
  site: [/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/, "A name has small letters, digits and hyphens."],
  token: [/^[\x21-\x7e]+$/, "A token has no spaces and no special letters. Copy it anew."],
  server: [
    /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i,
    "The name of a server is such as ssh.your-host.com, without https:// before it.",
  ],
  user: [/^[\p{L}\d_][\p{L}\d_.@+-]*$/u, "This is no user name."],
  password: [/^\P{Cc}*$/u, "A password has no line breaks."],
  folder: [/^\P{Cc}+$/u, "The name of a folder has no line breaks."],
  key: [/^[^\p{Cc}"]*$/u, "This is no name of a file."],
  repository: [
    /^https?:\/\/[^\s@/]+\/\S+$/,
    "The address of a repository begins with https:// and has no name or password in it.",
  ],
};

/**
 * Checks the values of a form, and gives them the form in which they are kept: no space around them, and a slash at the end
 * of an address. Throws `HostRefusal` for the first field that is wrong.
 */
export function checkValues(kind: HostKindName, values: HostValues): HostValues {
  const checked: Record<string, string> = {};
  for (const field of hostKinds[kind].fields) {
    const { name, label } = field;
    const value = clean(name, (values[name] ?? "").trim(), kind);
    if (value === "" && !("isOptional" in field))
      throw new HostRefusal(`${label} is missing.`, name);
    const [form, message] = forms[name] ?? [];
    if (value !== "" && form && message && !form.test(value)) throw new HostRefusal(message, name);
    if (isAddress(name, kind)) checkAddress(name, value);
    checked[name] = value;
  }
  return checked;
}

const isAddress = (name: string, kind: HostKindName) =>
  name === "address" || (kind === "webdav" && name === "folder");

/** The value as it is kept. An address without a scheme is one of the web. */
function clean(name: string, value: string, kind: HostKindName): string {
  if (value === "" || !isAddress(name, kind)) return value;
  return (/^[a-z]+:\/\//i.test(value) ? value : `https://${value}`).replace(/\/?$/, "/");
}

/** Throws for what is no address; and where a password is sent, for one that others on the way could read. */
function checkAddress(name: string, value: string): void {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOfWeb = url && ["https:", "http:"].includes(url.protocol) && !url.username && !url.search;
  if (!isOfWeb) throw new HostRefusal("An address is such as https://www.your-site.com/.", name);
  const isOpen = url.protocol === "http:" && !["localhost", "127.0.0.1"].includes(url.hostname);
  if (name === "folder" && isOpen)
    throw new HostRefusal("Write https://: others on the way could read the password.", name);
}

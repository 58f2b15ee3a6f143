import { dataAt } from "../../../shared/dataAt.ts";
import { asText, lookUp } from "../../../shared/lookUp.ts";
import { didYouMean, nameOf, quote, sentences } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { chatNumber } from "../../values/chats.ts";
import type { Check } from "../index.ts";
import { type Address, addressKinds } from "./addresses.ts";

/** A name as that of a host, or of a mailbox's server. */
const host =
  /^[\p{L}\p{N}_]([\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}_])?(\.[\p{L}\p{N}_]([\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}_])?)*\.?$/u;

/** Finds addresses that browsers open and that lead nowhere: no such host can exist, or no such number. */
export const checkHosts: Check = (page) => {
  const { fields, tree } = page;
  const site = ["site", "url"];
  const given = fields.filter(({ kind }) => addressKinds.has(kind));
  const found = [{ path: site, value: dataAt(tree.data, site) }, ...given];
  return found.flatMap(({ path, value }): Diagnostic[] => {
    const wrong =
      wrongServer(value) ?? wrongMailbox(value) ?? mistypedEnd(value) ?? wrongChat(value);
    if (!wrong) return [];
    const range = tree.valueAt(path);
    const { near = [] } = wrong;
    return [
      {
        code: "bad-link",
        message: `${nameOf(path, tree.data).where}: ${wrong.problem}.`,
        hint: sentences(didYouMean(near), wrong.hint),
        range,
        suggestions: offering(range, near),
      },
    ];
  });
};

interface Wrong {
  problem: string;
  hint: string;
  near?: string[];
}

const lookAt = (name: string) =>
  `Look at ${quote(name)}: it should be a name such as lull.museum, with one dot between its parts.`;

function wrongServer(value: Address["value"]): Wrong | undefined {
  const address = asText(value);
  if (!/^(https?|webcal):\/\//.test(address) || !URL.canParse(address)) return undefined;
  const [authority = ""] = address.replace(/^\w+:\/\//, "").split(/[/?#]/);
  const name = authority.replace(/^.*@/, "").replace(/:\d*$/, "");
  if (host.test(name) || !new URL(address).hostname.includes("..")) return undefined;
  return { problem: `no browser can open ${quote(address)}`, hint: lookAt(name) };
}

function wrongMailbox(value: Address["value"]): Wrong | undefined {
  const [, mailbox = "", rest = ""] = /^mailto:([^?]*)(.*)$/s.exec(asText(value)) ?? [];
  const [, name = ""] = /@(.*)$/.exec(mailbox) ?? [];
  if (name === "" || (host.test(name) && !name.endsWith("."))) return undefined;
  const meant = name
    .replace(/&(?=[a-z]+=)/i, "?")
    .replace(/,(?=\p{L}{2,}$)/u, ".")
    .replace(/[.,;]+$/, "");
  const isMeant = host.test(meant.replace(/\?.*$/, "")) && !(meant.includes("?") && rest);
  return {
    problem: `no mail reaches ${quote(asText(value))}`,
    hint: lookAt(name),
    ...(isMeant && { near: [asText(value).replace(`@${name}`, `@${meant}`)] }),
  };
}

/** Ends of names that no host has, and the ends that are meant. */
const ends: Record<string, string> = {
  ...{ con: "com", cmo: "com", ocm: "com", comm: "com", vom: "com", xom: "com", cim: "com" },
  ...{ nett: "net", ogr: "org", orgg: "org" },
};

function mistypedEnd(value: Address["value"]): Wrong | undefined {
  const address = asText(value);
  const [, start = "", name = "", rest = ""] =
    /^(mailto:[^?@]+@|(?:https?|webcal):\/\/(?:[^/?#@]*@)?)([^:/?#]+)(.*)$/s.exec(address) ?? [];
  const [, end = ""] = /\.([a-z]+)$/i.exec(name) ?? [];
  const right = lookUp(ends, end.toLowerCase());
  if (!right) return undefined;
  return {
    problem: `no host is called ${quote(name)}, so ${quote(address)} leads nowhere`,
    hint: `No name ends in .${end}.`,
    near: [`${start}${name.slice(0, -end.length)}${right}${rest}`],
  };
}

function wrongChat(value: Address["value"]): Wrong | undefined {
  const number = chatNumber(asText(value));
  if (number === undefined || /^[1-9]\d{6,14}$/.test(number.given)) return undefined;
  return {
    problem: `${quote(asText(value))} opens no chat: WhatsApp wants the number with the code of its country, in digits alone`,
    hint: "Write it as in https://wa.me/4930901820, without + and 0 in front.",
    ...(number.meant && { near: [number.meant] }),
  };
}

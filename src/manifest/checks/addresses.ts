import type { Finding } from "../problem.ts";
import { dataAt, nameOf, quote } from "../words.ts";
import type { Check } from "./index.ts";

/** An address that is written like one, but that no browser can open: no host or port is called that. */
export const checkAddresses: Check = ({ fields, tree }) => {
  const site = ["site", "url"];
  const addresses = [
    { path: site, value: dataAt(tree.data, site) },
    ...fields.filter(({ kind }) => kind === "href" || kind === "address"),
  ];
  return addresses.flatMap(({ path, value }): Finding[] => {
    if (typeof value !== "string" || !value.startsWith("https://") || URL.canParse(value))
      return [];
    const [host] = value.slice("https://".length).split(/[/?#]/);
    return [
      {
        severity: "error",
        code: "bad-link",
        message: `${nameOf(path, tree.data).where}: no browser can open ${quote(value)}.`,
        hint: `Look at ${quote(host)}: it should be a name such as example.com; a port, if there is one, is a colon and a number up to 65535.`,
        range: tree.valueAt(path),
      },
    ];
  });
};

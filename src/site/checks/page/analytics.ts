import { child, dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import type { Analytics } from "../../../shared/schema.gen.ts";
import { quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { isHome } from "../../page/pageAddress.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

interface Provider {
  name: string;
  /** The form of the name that it knows a site by. */
  id: RegExp;
  /** That form in words. */
  form: string;
  /** True if it has no server of its own that takes visits. */
  needsHost?: boolean;
}

const providers: Record<Analytics["provider"], Provider> = {
  plausible: {
    name: "Plausible",
    id: /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/[\w.~/-]*)?$/,
    form: "a domain, such as example.com",
  },
  umami: {
    name: "Umami",
    id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    form: "a website ID, such as 94db1cb1-74f4-4a40-ad6c-962362670409",
  },
  matomo: { name: "Matomo", id: /^[1-9][0-9]*$/, form: 'a number, such as "1"', needsHost: true },
};

const isProvider = (name: unknown): name is Analytics["provider"] =>
  typeof name === "string" && Object.hasOwn(providers, name);

const at = ["site", "analytics"];

/** Visits are counted only where the service knows the site, and visitors should be able to read about it. */
export const checkAnalytics: Check = (page) => {
  const given = dataAt(page.tree.data, at);
  const provider = child(given, "provider");
  if (!isHome(page) || !isProvider(provider)) return [];
  return [
    ...checkId(providers[provider], child(given, "id"), page),
    ...checkHost(providers[provider], given, page),
    ...checkPrivacy(given, page),
  ];
};

function checkId({ name, id, form }: Provider, value: unknown, page: ParsedPage): Diagnostic[] {
  if (typeof value !== "string" || value === "" || id.test(value)) return [];
  const meant = value
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/\/$/, "");
  const isNear = id.test(meant);
  const range = page.tree.valueAt([...at, "id"]);
  return [
    {
      code: "unknown-id",
      message: `Site, analytics: ${name} knows a site by ${form}, so it counts nothing for ${quote(value)}.`,
      hint: isNear
        ? `Did you mean ${quote(meant)}?`
        : `Look it up in the settings of the site at ${name}.`,
      range,
      ...(isNear && { suggestions: offering(range, [meant]) }),
    },
  ];
}

function checkHost({ name, needsHost }: Provider, given: unknown, page: ParsedPage): Diagnostic[] {
  if (!needsHost || child(given, "host") !== undefined) return [];
  return [
    {
      code: "no-host",
      message: `Site, analytics: ${name} runs on a server of your own, and its address is not given.`,
      hint: "Add a line host: with the address, such as host: https://stats.example.com.",
      range: page.tree.valueAt([...at, "provider"]),
    },
  ];
}

/** Stems of the word for privacy in addresses and labels, in the languages with shipped labels. */
const privacy =
  /privacy|datenschutz|confidentialit|privacidad|privacidade|riservatezza|gegevensbescherming|prywatno|integritet|personvern|privatliv|databeskyt|tietosuoja|soukrom|osobních údajů|приват|конфіденц|конфиденц|gizlilik|απορρήτ|απόρρητ|الخصوصية|פרטיות|プライバシー|隐私|隱私|개인정보/iu;

function checkPrivacy(given: unknown, page: ParsedPage): Diagnostic[] {
  if (child(given, "privacy") !== undefined) return [];
  const isSaid = [page, ...page.pages]
    .filter(({ on }) => on)
    .some(({ fields, tree }) =>
      fields.some(({ kind, value, path, words }) => {
        const label = words ?? dataAt(tree.data, [...path.slice(0, -1), "label"]);
        return kind === "href" && privacy.test(`${asText(value)} ${asText(label)}`);
      }),
    );
  if (isSaid) return [];
  return [
    {
      code: "no-privacy-page",
      message: "Site, analytics: the page counts visits, and no link leads to a privacy page.",
      hint: "Say there what is counted, and by whom. Link to it in the footer, or write privacy: with a label and an href below analytics:.",
      range: page.tree.keyAt(at),
    },
  ];
}

import { inAddresses, type Pattern, writeYourOwn } from "./pattern.ts";
import { nameIn, type PlacedText } from "./texts.ts";

/** True for links. What a page shows of a service by its address is checked beside it. */
const isLink = ({ isWords, path }: PlacedText) => !isWords && nameIn(path) !== "address";

/** Parts of hosts at which a site is tried out before it is published. */
const trials =
  "staging|stage|stg|dev|develop|development|test|testing|qa|uat|preview|preprod|pre-?production|sandbox|wip|draft";

/** Services that show a program which runs on its author's own machine, or one version of a site. */
const tunnels = [
  ...["ngrok(?:-free)?\\.(?:io|app|dev)", "trycloudflare\\.com", "loca\\.lt", "localtunnel\\.me"],
  ...["github\\.dev", "gitpod\\.io", "csb\\.app", "webcontainer\\.io", "stackblitz\\.io"],
].join("|");

/** Addresses at which only its authors see something. */
const desks = [
  "docs\\.google\\.com/(?:document|spreadsheets|presentation|forms|drawings)/(?:u/\\d+/)?d/[^/]+/edit",
  ...["drive\\.google\\.com/drive/(?:u/\\d+/)?my-drive", "mail\\.google\\.com/"],
  ...["calendar\\.google\\.com/calendar/(?:u/\\d+/)?r(?=[/?#]|$)", "analytics\\.google\\.com/"],
  ...["studio\\.youtube\\.com/", "business\\.facebook\\.com/", "web\\.whatsapp\\.com/"],
  ...["(?:www\\.)?canva\\.com/design/[^/]+/(?:[^/]+/)?edit", "admin\\.shopify\\.com/"],
  ...[
    "outlook\\.(?:office|live)\\.com/(?:mail|calendar|owa)",
    "drive\\.google\\.com/file/d/[^/]+/edit",
  ],
  "[^/]+\\.sharepoint\\.com/[^?]*/_layouts/15/doc\\.aspx",
  ...["[^/]+/wp-(?:admin|login\\.php)(?=[/?#]|$)", "[^/]+\\.myshopify\\.com/admin"],
].join("|");

/** Addresses that lead on to another one, as mail programs, searches and networks put them around links. */
const detours = [
  ...[
    "(?:www\\.)?google\\.[a-z.]+/url(?=\\?)",
    "l\\.facebook\\.com/l\\.php",
    "lm\\.facebook\\.com/l\\.php",
  ],
  ...[
    "l\\.instagram\\.com/",
    "(?:[\\w-]+\\.)?safelinks\\.protection\\.outlook\\.com/",
    "urldefense\\.(?:com|proofpoint\\.com)/",
  ],
  ...[
    "(?:www\\.)?linkedin\\.com/(?:safety/go|redir)",
    "(?:www\\.)?youtube\\.com/redirect",
    "slack-redir\\.net/",
  ],
  ...["translate\\.google\\.[a-z.]+/translate(?=\\?)", "[\\w-]+\\.translate\\.goog"],
  ...[
    "[\\w.-]+\\.list-manage\\.com/track/click",
    "[\\w.-]*\\.?(?:mandrillapp|mailchimpapp)\\.com/track/click",
    "[\\w.-]+/ls/click(?=\\?upn=)",
    "[\\w.-]+\\.(?:cmail\\d+|createsend\\d*)\\.com/t/",
    "[\\w.-]+\\.(?:awstrack\\.me|rs6\\.net|hubspotlinks\\.com|mlsend\\.com|sendibt\\d*\\.com|sendibm\\d*\\.com|klclick\\d*\\.com|convertkit-mail\\d*\\.com)/",
    "(?:[\\w-]+\\.)?substack\\.com/redirect/",
  ],
  ...["statics\\.teams\\.cdn\\.office\\.net/", "(?:www\\.)?vk\\.com/away\\.php"],
].join("|");

/** Addresses that lead somewhere, but not to what visitors are to see. */
export const visits: readonly Pattern[] = [
  {
    pattern: new RegExp(
      `(?<=^https?://(?:[^/?#]*@)?)(?:(?:[\\w-]+\\.)*(?:(?:${trials})(?:-[\\w-]+)?|[\\w-]+-(?:${trials}))(?:\\.[\\w-]+){2,}|(?:[\\w-]+\\.)+(?:${tunnels})|[\\w-]+--[\\w-]+\\.netlify\\.app|[\\w-]+-git-[\\w-]+\\.vercel\\.app)(?=[:/?#]|$)`,
      "gi",
    ),
    problem: (shown) => `names ${shown}, where a site is tried out before it is published`,
    hint: "Write the address of the published site.",
    isIn: inAddresses,
  },
  {
    pattern: new RegExp(`(?<=^https?://)(?:${desks}).*`, "gi"),
    problem: (shown) => `leads to ${shown}, a page for its authors`,
    hint: "Write the address that visitors may open: services give it by their “Share” or “Publish”.",
    isIn: isLink,
  },
  {
    pattern: new RegExp(`(?<=^https?://)(?:${detours})`, "gi"),
    problem: (shown) =>
      `goes by way of ${shown}, as a link copied out of a mail, a search or a post does`,
    hint: "Open the link, and write the address at which it ends.",
    isIn: inAddresses,
  },
  {
    pattern: /[?&](?:preview|draft)=(?:true|1)(?=&|#|$)(?<=^https?:.*)/gi,
    problem: (shown) => `ends in ${shown}, and shows a draft to its authors alone`,
    hint: "Write the address of what is published.",
    isIn: isLink,
  },
  {
    pattern: /(?<=^https?:\/\/[^/]+\/.*)(?:\.{3}|…)$/gi,
    problem: (shown) => `ends in ${shown}, where a program has cut it`,
    hint: "Write the whole address.",
    isIn: inAddresses,
  },
  {
    pattern: /(?<=^https?:[^()]*)\)[.,;:]?$|(?<=^https?:.*)%20$/gi,
    problem: (shown) => `ends in ${JSON.stringify(shown)}, which belongs to the text around it`,
    hint: "Take it out.",
    isIn: inAddresses,
  },
  {
    pattern: /(?<=^https?:\/\/)[^/?#@]*:[^/?#@]*@/gi,
    problem: () => "tells everybody a name and a password",
    hint: "Take out what stands before the @, and change the password.",
    isIn: inAddresses,
  },
  {
    pattern:
      /\{\{[^{}]*\}\}|\$\{[^{}]*\}|(?<=^https?:.*[/=])(?:\{[\p{L}_][\p{L}\d_-]*\}|<[\p{L}_][\p{L}\d_-]*>|\[[\p{L}_][\p{L}\d_-]*\])(?=[/?&#]|$)/gu,
    problem: (shown) => `still has ${JSON.stringify(shown)}, which a program was to fill in`,
    hint: writeYourOwn,
    isIn: inAddresses,
  },
];

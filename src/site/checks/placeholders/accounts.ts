import { inAddresses, type Pattern, writeYourOwn } from "./pattern.ts";
import type { PlacedText } from "./texts.ts";

/** Hosts whose pages belong to their accounts: nobody's is at the top. */
const hosts = [
  ...[
    "instagram",
    "twitter",
    "x",
    "facebook",
    "linkedin",
    "youtube",
    "tiktok",
    "pinterest",
    "reddit",
  ],
  ...["github", "gitlab", "vimeo", "dribbble", "medium", "calendly", "patreon", "discord"],
]
  .map((name) => `${name}\\.com`)
  .concat(
    ...[
      "threads\\.(?:net|com)",
      "bsky\\.app",
      "behance\\.net",
      "twitch\\.tv",
      "t\\.me",
      "wa\\.me",
      "m\\.me",
    ],
    ...[
      "discord\\.gg",
      "apps\\.apple\\.com",
      "play\\.google\\.com",
      "forms\\.gle",
      "bit\\.ly",
      "linktr\\.ee",
    ],
  )
  .join("|");

/** Placeholder names of accounts. */
const anybody =
  "your[\\w-]*|user|username|account|handle|profile|channel|company|mycompany|page|mypage|x{3,}";

/** True for an address by itself. Among words, the network itself may be meant. */
const isAlone = ({ isWords, isWhole }: PlacedText) => !isWords && isWhole;

/** Addresses in which an account, a number or a whole path is still to be written. */
export const accounts: readonly Pattern[] = [
  {
    pattern: new RegExp(`^https?://(?:www\\.)?(?:${hosts})/?$`, "gi"),
    problem: (shown) => `is ${shown}, the front page of a service, and not yours there`,
    hint: "Write the whole address of your page.",
    isIn: isAlone,
  },
  {
    pattern: new RegExp(
      `^https?://(?:www\\.)?(?:${hosts})/(?:(?:in|company|c|channel|u|user)/)?@?(?:${anybody})/?$`,
      "gi",
    ),
    problem: (shown) => `is ${shown}, which stands for anybody's page`,
    hint: "Write the whole address of your page.",
    isIn: isAlone,
  },
  {
    // The address up to the name that is to be written behind it.
    pattern:
      /^https?:\/\/(?:www\.)?(?:linkedin\.com\/(?:in|company|school)|xing\.com\/(?:profile|pages)|tiktok\.com\/@|youtube\.com\/(?:c|channel|user|@)|reddit\.com\/[ru]|apps\.apple\.com\/app|play\.google\.com\/store(?:\/apps(?:\/details)?)?)\/?$/gi,
    problem: (shown) => `is ${shown}, where the name of the page is missing`,
    hint: "Write the whole address of your page.",
    isIn: isAlone,
  },
  {
    pattern: /^https?:\/\/(?:www\.)?(?:maps\.google\.com|google\.[a-z.]{2,6}\/maps)\/?$/gi,
    problem: (shown) => `is ${shown}, which shows no place`,
    hint: "Open the place in the map, and write the address of its “Share”.",
    isIn: isAlone,
  },
  {
    pattern:
      /(?<=^mailto:[^?]*\?(?:[^&]*&)*(?:subject|body)=)(?:subject|body|betreff|objet|asunto|oggetto|assunto|onderwerp)(?=&|$)/gi,
    problem: (shown) => `still has ${shown}, a placeholder`,
    hint: "Write what the mail is about, or take it out.",
    isIn: isAlone,
  },
  {
    pattern:
      /(?<=[/=])(?:[A-Z]+_ID|TODO|undefined|null|NaN)(?=[/?&#]|$)|(?<=[=/])com\.example\.[\w.]+|(?<=\/\/)(?:todo|link|url)\.com(?=[/?#]|$)/g,
    problem: (shown) => `still has ${shown}, a placeholder`,
    hint: writeYourOwn,
    isIn: isAlone,
  },
  {
    pattern:
      /(?<=^https?:\/\/)(?![^/?#]*@)(?:[a-z\d-]+|(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+)(?=[:/?#]|$)|(?<=^mailto:[^@?]+@)[\w-]+(?=\?|$)/gi,
    problem: (shown) => `names ${shown}, which no visitor can reach`,
    hint: "Write the whole name of the host, such as lull.museum.",
    isIn: inAddresses,
  },
  {
    pattern:
      /^tel:(?:\+?[0()\s/.-]{5,}|\+\d{1,3}|0{1,2}|\+\d{1,3}0?1234567\d*)?$|(?<=^https?:\/\/wa\.me\/\d{1,3})1234567\d*$/g,
    problem: () => "is no number that anybody has",
    hint: "Write your own number in its place.",
    isIn: isAlone,
  },
];

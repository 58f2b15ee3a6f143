import { pageFileName } from "./pageAddress.ts";

/** In characters: file systems, and the names of files beside them, take no longer ones everywhere. */
const longest = { step: 80, address: 200 };

/** In bytes: file systems count these. */
const mostBytes = 180;

const ofProject = (name: string) => `the preview serves the folder ${name}/ of the project there`;
const ofPublic = (name: string) => `the files of public/${name}/ are there`;

/** The names that no address begins with, each with the reason. */
const reserved: Record<string, (name: string) => string> = {
  "404": () =>
    `the page for addresses that do not exist is made by itself, with the words of notFound: below site: in ${pageFileName}`,
  assets: () => "the build keeps its own files at /assets/",
  edit: (name) => `the preview shows the editor at /${name}/`,
  ...Object.fromEntries(
    ["node_modules", "public", "schema", "src"].map((name) => [name, ofProject]),
  ),
  ...Object.fromEntries(["examples", "fonts", "images", "videos"].map((name) => [name, ofPublic])),
};

/** Names that Windows keeps for devices, so that no file can have them. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** The reason why no page can have an address of these steps, in words; undefined if one can. */
export function explainReserved(steps: readonly string[]): string | undefined {
  const [top = ""] = steps;
  if (steps.at(-1) === "index") return "the page of a folder is the file beside it";
  if (Object.hasOwn(reserved, top)) return reserved[top]?.(top);
  const device = steps.find((step) => devices.test(step));
  if (device) return `Windows keeps the name ${device} for a device`;
  if (steps.some((step) => step.length > longest.step)) {
    return `a part of an address has up to ${longest.step} letters`;
  }
  if (steps.some((step) => new TextEncoder().encode(step).length > mostBytes)) {
    return `a part of an address has up to ${mostBytes} bytes, and a letter of this script takes two or more`;
  }
  return steps.join("/").length > longest.address
    ? `an address has up to ${longest.address} letters`
    : undefined;
}

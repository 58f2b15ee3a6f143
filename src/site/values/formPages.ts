/** Pages of a host that show a form of their own, and take none of another site's. */
interface FormPages {
  name: string;
  /** The beginning of their addresses, without https:// and www. */
  pages: RegExp;
  /** An address of such a page, as an example. */
  example: string;
}

/** The hosts whose pages are often taken for what takes a form. */
export const formPages: readonly FormPages[] = [
  {
    name: "Google Forms",
    pages: /^(docs\.google\.com\/forms\/(?!.*\/formResponse)|forms\.gle\/)/,
    example: "https://docs.google.com/forms/d/e/1FAabc/viewform",
  },
  {
    name: "Microsoft Forms",
    pages: /^(forms\.(office|microsoft)\.com|forms\.cloud\.microsoft)\//,
    example: "https://forms.office.com/r/abc",
  },
  {
    name: "Typeform",
    pages: /^([\w-]+\.)?typeform\.com\//,
    example: "https://lull.typeform.com/to/abc",
  },
  { name: "Tally", pages: /^tally\.so\//, example: "https://tally.so/r/abc" },
  {
    name: "Jotform",
    pages: /^(form\.|eu\.)?jotform\.com\//,
    example: "https://form.jotform.com/123",
  },
  {
    name: "HubSpot",
    pages: /^(share\.hsforms\.com|app(-\w+)?\.hubspot\.com)\//,
    example: "https://share.hsforms.com/1abc",
  },
  {
    name: "Airtable",
    pages: /^airtable\.com\//,
    example: "https://airtable.com/appabc/shrabc",
  },
  {
    name: "SurveyMonkey",
    pages: /^surveymonkey\.(com|de|co\.uk)\//,
    example: "https://www.surveymonkey.com/r/abc",
  },
  { name: "Calendly", pages: /^calendly\.com\//, example: "https://calendly.com/lull/tour" },
  {
    name: "Mailchimp",
    pages: /^(mailchi\.mp|eepurl\.com)\//,
    example: "https://mailchi.mp/lull/letter",
  },
  {
    name: "Substack",
    pages: /^[\w-]+\.substack\.com\/(?!api\/)/,
    example: "https://lull.substack.com/",
  },
];

/** The name of the service whose page an address leads to, if that takes no form. */
export function findFormPage(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, search } = new URL(address);
  const page = hostname.replace(/^www\./, "") + pathname + search;
  return formPages.find(({ pages }) => pages.test(page))?.name;
}

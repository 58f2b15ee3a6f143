import { describe, expect, it } from "vitest";
import { readPage } from "../../src/site/read/load.ts";
import { loadFixtureContext } from "../fixtures/index.ts";

const context = await loadFixtureContext();
const files: typeof context.files = new Map([
  ...context.files,
  ["/team", "folder"],
  ["/team/index.html", "file"],
  ["/privacy.html", "file"],
  ["/terms.pdf", "file"],
  ["/über uns.pdf", "file"],
  // The letter and its accent are apart.
  ["/pru\u0308fung.pdf", "file"],
  ["/elsewhere.pdf", "outside"],
]);

/** A page under `base` with a link that leads to `href`, and a section that is off. */
const pageWith = (base: string, href: string) => `
site: { name: Lull, title: Lull, description: Quiet., base: ${base} }
sections:
  - { type: header, props: { links: [{ label: Link, href: ${JSON.stringify(href)} }] } }
  - { type: hero, props: { title: Lull } }
  - { type: faq, enabled: false, props: { title: Questions, items: [{ question: A, answer: B }] } }
  - { type: hero, id: contact, enabled: false, props: { title: Lull } }
`;

const check = (base: string, href: string) =>
  readPage(Buffer.from(pageWith(base, href)), { ...context, files }).diagnostics.filter(
    ({ line }) => line === 4,
  );

const bases = ["/", "/my-repo/"] as const;

/** Links to something published, on any page. */
const leading = [
  ["/"],
  ["/?a=b"],
  ["/#hero"],
  ["/?a=b#hero"],
  ["/index.html#hero"],
  ["/terms.pdf"],
  ["/pru%CC%88fung.pdf"],
  ["/terms.pdf#page=2"],
  ["/privacy"],
  ["/privacy.html"],
  ["/team"],
  ["/team/"],
  ["/team/../terms.pdf?v=2"],
  ["/über%20uns.pdf"],
  ["/%C3%BCber%20uns.pdf"],
  ["/llms.txt"],
] as const;

describe.each(bases)("under %s", (base) => {
  it.each(leading)("%s leads to what is published", (href) => {
    expect(check(base, href)).toEqual([]);
  });
});

const reported = (base: string, href: string) =>
  check(base, href)
    .map(({ code, message, hint = "", fix }) =>
      [code, message.replace(/^.*?: /, ""), hint, fix && `→ ${fix.title}`]
        .filter(Boolean)
        .join(" "),
    )
    .join("\n");

/** Links that lead nowhere, and one to an anchor that is not on the page any more. */
const lost: (readonly [base: string, href: string])[] = [
  ["/", "/contact"],
  ["/", "/my-repo/privacy"],
  ["/", "/privacy/"],
  ["/", "/imprint.pdf"],
  ["/", "/term.pdf"],
  ["/", "/Terms.PDF"],
  ["/", "/Privacy"],
  ["/", "/Team/"],
  ["/", "/uber%20uns.pdf"],
  ["/", "/über uns.pdf"],
  ["/", "/nirgends im Haus.pdf"],
  ["/", "/prüfung.pdf"],
  ["/", "/public/terms.pdf"],
  ["/", "/elsewhere.pdf"],
  ["/", "/images/"],
  ["/", "/hero"],
  ["/", "/%zz"],
  ["/", "/_headers"],
  ["/", "/#heroo"],
  ["/", "/index.html?a#nowhere"],
  ["/", "/#faq"],
  ["/my-repo/", "/my-repo/"],
  ["/my-repo/", "/my-repo"],
  ["/my-repo/", "/my-repo/privacy?a=b#c"],
  ["/my-repo/", "/my-repo/#hero"],
  ["/my-repo/", "/my-repo/#nowhere"],
  ["/my-repo/", "/my-repo/term.pdf"],
  ["/my-repo/", "/my-repos/privacy"],
];

it("a link that leads nowhere is reported, with the probable meaning", () => {
  expect(
    lost.map(([base, href]) => `${base} ${href}\n  ${reported(base, href)}`).join("\n"),
  ).toMatchInlineSnapshot(`
    "/ /contact
      no-target the link "/contact" leads nowhere: the page is at /, and no file of public/ is called that. Did you mean "#contact"? If not, make the page pages/contact.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    / /my-repo/privacy
      no-target the link "/my-repo/privacy" leads nowhere: the page is at /, and no file of public/ is called that. Did you mean "/privacy.html"? If not, make the page pages/my-repo/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    / /privacy/
      no-target the link "/privacy/" leads nowhere: the page is at /, and no file of public/ is called that. Did you mean "/privacy"? If not, make the page pages/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    / /imprint.pdf
      no-target the link "/imprint.pdf" leads nowhere: the page is at /, and no file of public/ is called that. Put the file into public/, or write the whole address, https://…, of a page that is not made here.
    / /term.pdf
      no-target the link "/term.pdf" leads nowhere: the page is at /, and no file of public/ is called that. Did you mean "/terms.pdf"? If not, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    / /Terms.PDF
      no-target the link "/Terms.PDF" leads nowhere: in names of files, small and capital letters and accents count. Did you mean "/terms.pdf"? → Write /terms.pdf.
    / /Privacy
      no-target the link "/Privacy" leads nowhere: in names of files, small and capital letters and accents count. Did you mean "/privacy"? → Write /privacy.
    / /Team/
      no-target the link "/Team/" leads nowhere: in names of files, small and capital letters and accents count. Did you mean "/team/"? → Write /team/.
    / /uber%20uns.pdf
      no-target the link "/uber%20uns.pdf" leads nowhere: in names of files, small and capital letters and accents count. Did you mean "/über%20uns.pdf"? → Write /über%20uns.pdf.
    / /über uns.pdf
      bad-link "href" cannot be "/über uns.pdf": a link has no spaces. Did you mean "/über%20uns.pdf"? → Write /über%20uns.pdf.
    / /nirgends im Haus.pdf
      bad-link "href" cannot be "/nirgends im Haus.pdf": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    / /prüfung.pdf
      no-target the link "/prüfung.pdf" leads nowhere: in names of files, small and capital letters and accents count. Did you mean "/pru%CC%88fung.pdf"? → Write /pru%CC%88fung.pdf.
    / /public/terms.pdf
      no-target the link "/public/terms.pdf" leads nowhere: the page is at /, and no file of public/ is called that. Did you mean "/terms.pdf"? If not, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    / /elsewhere.pdf
      no-target the link "/elsewhere.pdf" leads nowhere: the page is at /, and no file of public/ is called that. Put the file into public/, or write the whole address, https://…, of a page that is not made here.
    / /images/
      no-target the link "/images/" leads nowhere: public/images is a folder in which there is no index.html. Put the file into public/, or write the whole address, https://…, of a page that is not made here.
    / /hero
      no-target the link "/hero" leads nowhere: the page is at /, and no file of public/ is called that. Did you mean "#hero"? If not, make the page pages/hero.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    / /%zz
      no-target the link "/%zz" leads nowhere: the page is at /, and no file of public/ is called that. Put the file into public/, or write the whole address, https://…, of a page that is not made here.
    / /_headers
      no-target the link "/_headers" leads nowhere: the page is at /, and no file of public/ is called that. Put the file into public/, or write the whole address, https://…, of a page that is not made here.
    / /#heroo
      no-anchor no section has the id "heroo", so the link "/#heroo" leads nowhere. Did you mean "/#hero"?
    / /index.html?a#nowhere
      no-anchor no section has the id "nowhere", so the link "/index.html?a#nowhere" leads nowhere. Sections have the ids header, hero, faq or contact.
    / /#faq
      link-left-out the link "Link" is left out, because section 3, faq (#faq), is off.
    /my-repo/ /my-repo/
      no-target the link "/my-repo/" leads nowhere: the base /my-repo/ is put in front of every path, and is in this one already. Did you mean "/"? → Write /.
    /my-repo/ /my-repo
      no-target the link "/my-repo" leads nowhere: the base /my-repo/ is put in front of every path, and is in this one already. Did you mean "/"? → Write /.
    /my-repo/ /my-repo/privacy?a=b#c
      no-target the link "/my-repo/privacy?a=b#c" leads nowhere: the base /my-repo/ is put in front of every path, and is in this one already. Did you mean "/privacy?a=b#c"? → Write /privacy?a=b#c.
    /my-repo/ /my-repo/#hero
      no-target the link "/my-repo/#hero" leads nowhere: the base /my-repo/ is put in front of every path, and is in this one already. Did you mean "/#hero"? → Write /#hero.
    /my-repo/ /my-repo/#nowhere
      no-target the link "/my-repo/#nowhere" leads nowhere: the base /my-repo/ is put in front of every path, and is in this one already. Take the base out of the link.
    /my-repo/ /my-repo/term.pdf
      no-target the link "/my-repo/term.pdf" leads nowhere: the base /my-repo/ is put in front of every path, and is in this one already. Did you mean "/terms.pdf"? If not, take the base out of the link.
    /my-repo/ /my-repos/privacy
      no-target the link "/my-repos/privacy" leads nowhere: the page is at /, and no file of public/ is called that. Did you mean "/privacy.html"? If not, make the page pages/my-repos/privacy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here."
  `);
});

it.each(lost)(
  "under %s, what is suggested for %s leads somewhere, and so does what is certain",
  (base, href) => {
    const [{ hint = "", fix, code } = {}] = check(base, href);
    if (code === "link-left-out") return;
    const suggested = [...(/Did you mean (.*?)\?( |$)/.exec(hint)?.[1] ?? "").matchAll(/"(.*?)"/g)];
    const written = fix?.edits.map(({ text }) => text.replaceAll('"', "")) ?? [];
    for (const better of [...suggested.map(([, each = ""]) => each), ...written]) {
      const errors = check(base, better).filter(({ severity }) => severity === "error");
      expect([better, errors]).toEqual([better, []]);
    }
  },
);

import { expect, test } from "vitest";
import { change, complaints, fixed, read, report, smallPage } from "./readFixture.ts";

/** The small page with more lines about its site. */
const withSite = (...lines: string[]) =>
  change(smallPage, "theme:\n", [...lines.map((line) => `  ${line}`), "theme:\n"].join("\n"));

const labelsOf = (page: string) => read(page).pageFile?.site.words;

test("a page speaks its own language, and what its author says instead", () => {
  expect(labelsOf(smallPage)?.skip).toBe("Skip to content");
  const page = withSite("lang: de-AT", "words:", "  menu: Übersicht", "notFound:", "  button: Los");
  const { diagnostics, pageFile } = read(page);
  expect(diagnostics).toEqual([]);
  expect(pageFile?.site.words).toMatchObject({ skip: "Zum Inhalt springen", menu: "Übersicht" });
  expect(pageFile?.site.notFound).toMatchObject({
    title: "Diese Seite gibt es nicht",
    button: "Los",
  });
});

test("the default texts of a section are the page's labels", () => {
  const waitlist = `  - type: waitlist
    props: { title: Warten, action: "https://lull.museum/list", button: Los }
  - type: footer`;
  const labelOf = (page: string) =>
    read(change(page, "  - type: footer", waitlist)).pageFile?.sections.flatMap((section) =>
      section.type === "waitlist" ? section.props.label : [],
    );
  expect(labelOf(smallPage)).toEqual(["Your e-mail address"]);
  expect(labelOf(withSite("lang: de"))).toEqual(["E-Mail-Adresse"]);
  expect(labelOf(withSite("lang: de", "words:", "  email: Mail"))).toEqual(["Mail"]);
});

test("a language that is not shipped is reported once, with the missing lines", () => {
  expect(report(withSite("lang: eo", "words:", "  skip: Al la enhavo"))).toMatchInlineSnapshot(`
    "page.yaml:6:9 notice language Site: "eo" is not among the languages that the page knows, so 44 of its own words are in English.
      5 |   description: A page small enough to be read whole.
      6 |   lang: eo
        |         ^^
      Put these lines below site:, and say them in your language.
      notFound:
        title: "This page does not exist"
        text: "The address may be mistyped, or the page may have moved."
        button: "Go to the start"
      Put these lines below words:, and say them in your language.
        menu: "Menu"
        navigation: "Main"
        scheme: "Light or dark"
        play: "Play the film"
        carousel: "carousel"
        slide: "slide"
        previous: "Previous"
        next: "Next"
        enlarge: "Enlarge"
        position: "{n} of {all}"
        score: "{n} of {all}"
        rating: "{n} out of {all}"
        others: "+{n} more: {names}"
        done: "done"
        yes: "yes"
        no: "no"
        highlights: "Highlights"
        numbers: "Numbers"
        names: "Logos"
        pictures: "Pictures"
        voices: "What people say"
        mayCount: "May we count your visit? No cookie is set."
        agree: "Yes, count it"
        decline: "No, do not"
        counting: "Counting of visits"
        pause: "Pause"
        optional: "optional"
        announcement: "Announcement"
        dismiss: "Close"
        copy: "Copy"
        copied: "Copied"
        showMap: "Show the map"
        showContent: "Show the content"
        connects: "This connects you to {service}."
        email: "Your e-mail address"
        billing: "Billing period"
        monthly: "Monthly"
        yearly: "Yearly"
        draft: "Draft"
        appStore: "Download on the {store}"
        playStore: "Get it on {store}""
  `);
});

test("with the lines of the notice, nothing is left to report", () => {
  const [notice] = read(withSite("lang: eo")).diagnostics;
  const [, ...lines] = notice?.hint?.split("\n") ?? [];
  const page = withSite("lang: eo", ...lines);
  expect(read(page).diagnostics).toEqual([]);
  expect(labelsOf(page)).toEqual(labelsOf(smallPage));
});

test("a phrase without its placeholders is reported, with the missing ones", () => {
  expect(
    report(withSite("words:", '  position: "Nr. {n}"', '  others: "{n} more: {who}"')),
  ).toMatchInlineSnapshot(`
    "page.yaml:7:15 error bad-text Site, words: "position" cannot be "Nr. {n}".
      6 |   words:
      7 |     position: "Nr. {n}"
        |               ^^^^^^^^^
      It holds {n} and {all}, as in "{n} of {all}"; no other { or } stands in it.

    page.yaml:8:13 error bad-text Site, words: "others" cannot be "{n} more: {who}".
      7 |     position: "Nr. {n}"
      8 |     others: "{n} more: {who}"
        |             ^^^^^^^^^^^^^^^^^
      It holds {n} and {names}, as in "+{n} more: {names}"; no other { or } stands in it."
  `);
});

test("the parts of phrases that files of earlier hold are read as the phrases", () => {
  const page = withSite(
    "lang: de",
    "words:",
    "  of: von",
    "  outOf: aus # five",
    "  more: weitere",
    "  appStore: 'Laden im'",
    '  playStore: "Jetzt bei"',
  );
  const { diagnostics } = read(page);
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual(
    [8, 9, 10, 11, 12].map((line) => ["rephrased", line]),
  );
  expect(labelsOf(page)).toMatchObject({
    position: "{n} von {all}",
    rating: "{n} aus {all}",
    others: "+{n} weitere: {names}",
    appStore: "Laden im {store}",
    playStore: "Jetzt bei {store}",
  });
  expect(report(page).split("\n\n")[0]).toMatchInlineSnapshot(`
    "page.yaml:8:5 warning rephrased Site, words: "of" is called "position" now, and holds the whole phrase.
      7 |   words:
      8 |     of: von
        |     ^^^^^^^
      Write position: "{n} von {all}"."
  `);
  const next = fixed(page);
  expect(next).toContain('    rating: "{n} aus {all}" # five\n');
  expect(read(next).diagnostics).toEqual([]);
  expect(labelsOf(next)).toEqual(labelsOf(page));
});

test("characters that the typefaces lack are reported once, at the first of them", () => {
  expect(read(withSite("lang: pl").replace("Think better.", "Myśl łagodnie.")).diagnostics).toEqual(
    [],
  );
  expect(
    report(withSite("lang: uk").replace("Think better.", "Думай краще. → 😀")),
  ).toMatchInlineSnapshot(`
    "page.yaml:25:14 notice other-typeface Theme: Fraunces and Figtree lack Д у м а й к р щ е →. Visitors see these in a typeface of their own.
      24 |     props:
      25 |       title: Думай краще. → 😀
         |              ^^^^^^^^^^^^^^^^^
      Source Serif has all but →."
  `);
});

test("texts in other letters than those of the language are reported, once", () => {
  const words = {
    ru: "Думайте лучше и спите спокойно",
    el: "Σκεφτείτε καλύτερα",
    ar: "فكر أفضل ونم بهدوء",
    he: "חשבו טוב יותר",
    ja: "よりよく考え、ぐっすり眠る",
    zh: "想得更好，睡得安稳",
    ko: "더 잘 생각하고 푹 주무세요",
  };
  for (const [lang, text] of Object.entries(words)) {
    const told = (page: string) =>
      complaints(
        page.replace(
          /(title|description|text|label|question|answer|feedback|alt): .*/g,
          `$1: ${text}`,
        ),
      )
        .filter(({ code }) => code === "other-script")
        .map(({ message, hint, line }) => `${line} ${message} ${hint}`);
    expect(told(smallPage)).toHaveLength(1);
    expect(told(smallPage)[0]).toContain(`such as ${lang}.`);
    expect(told(withSite(`lang: ${lang}`))).toEqual([]);
    expect(told(withSite("lang: de"))).toHaveLength(1);
  }
});

// Plain JavaScript, as some commands load nothing else before they answer.

/** The answers to `-- --help`, by the name of the command. `edit`, `changes`, `translate` and `publish:site` have longer texts of their own. */
const texts = {
  begin: `npm run begin -- --name "Blue Kettle" --lang en --accent "#ffc300"

Replaces the page that came with the project by a starter page in your brand. Asks for what is not given.

  --name      the brand's name, as visitors read it
  --lang      the language of the page, such as en, pt-BR or he
  --accent    the brand's main colour, in quotes: without them, the shell takes # for the start of a comment
  --look      the look that it begins with, such as harbor, or meadow if it is left out
  --pages     makes pages for privacy, terms, cookies and thanks, too`,
  build: `npm run build

Builds the site into dist/, ready for any static host. After an error, dist/ is unchanged.

  --draft            builds it for colleagues: with a ribbon, and not listed by search engines
  --dry-run          builds and measures it, and leaves dist/ as it is
  --gallery          builds the gallery of all section types into dist-gallery/
  --on 2026-12-24    builds the site as of that day or time
  --address https://shop.example/new/
                     builds the site for that address, in place of the one in page.yaml`,
  check: `npm run check

Reports the mistakes of all pages, where they are, and what to do.

  --fix              makes all fixes that have one meaning
  --strict           refuses a site that must not go live: links without a destination, sample pictures and words, invented
                     people, texts that wait for a translation
  --all              shows everything of a long report
  --json, --github   writes the report for programs
  --next             names the next date on which a section or page begins or ends
  --on 2026-12-24    checks the site as of that day or time`,
  start: `npm run start

Shows the site while you write it: each save appears at once. The visual editor is at /edit, all section types are at /gallery.

  --port 3000    uses another port than 5173
  --host         lets other computers in the network see it`,
  preview: `npm run preview

Serves what is in dist/, as the last build left it.

  --port 3000    uses another port than 4173
  --host         lets other computers in the network see it
  --open         opens a browser`,
  new: `npm run new -- pricing-table

Makes a section type: its schema and its component. In a site of its own, they are in sections/pricing-table/.

  --island    for a section that needs the browser
  --wrap      in a site of its own: for a component around a type of Broadside, such as stats`,
  "new:page": `npm run new:page -- privacy

Makes a page from a template: pages/privacy.yaml, at the address /privacy/. legal/privacy makes /legal/privacy/.`,
  test: `npm test -- /privacy/

Checks and builds the site, and tests what must hold for every page, or for those at these addresses: it opens them in
Chrome or Chromium, by day and by night, on a phone, a tablet and a desktop, with scripts and without.

  0    all of it holds
  1    something does not hold: it is listed
  2    the command is called in a wrong way
  3    there is no browser; what needs none holds`,
  upgrade: `npx broadside upgrade

Installs the latest version of Broadside into a site, or the one that is named: npx broadside upgrade 0.2.0, or the path of
its package, ./broadside-0.2.0.tgz. Renames settings that have another name now, says what the versions between have changed,
and compares pictures of all pages before and after.

  --from 0.1.0    finishes an upgrade from that version, after another way of installing`,
  "test:section": `npm run test:section -- hero

Tests one section type, for everything that must hold for it.`,
};

/** Answers --help, and ends the process. */
module.exports = (command) => {
  if (!process.argv.slice(2).includes("--help")) return;
  console.log(texts[command]);
  process.exit(0);
};

import { describe, expect, test } from "vitest";
import { builtFiles, hostFiles } from "../../src/site/page/published.ts";
import { homeYaml, linkTo, readFiles, subpage, tell } from "./site.ts";

/** A page that every link of `links` leads from, and one that another links to. */
const withLink = (href: string) => ({
  "pages/privacy.yaml": subpage(linkTo(href)),
  "pages/guides/start.yaml": subpage(linkTo("/privacy/"), "  listed: false\n"),
});

describe("links that lead to a page", () => {
  const links = [
    ["/privacy/", "/privacy/"],
    ["/guides/start", "/guides/start/"],
    ["/guides/start/", "/guides/start/"],
    ["/guides/start/index.html", "/guides/start/"],
    ["/guides/./start", "/guides/start/"],
    ["/guides/start?from=a#cta", "/guides/start/?from=a#cta"],
    ["/#plans", "/#plans"],
    ["/", "/"],
    ["/index.html#plans", "/#plans"],
    ['"#cta"', "#cta"],
    ["/privacy#cta", "#cta"],
    ["/privacy/index.html#cta", "#cta"],
    ["/privacy?from=a#cta", "/privacy/?from=a#cta"],
    // This page has the footer of page.yaml too.
    ['"#footer"', "#footer"],
  ];
  test.each(links)("%s is written as %s", async (link, written) => {
    const files = withLink(link);
    expect(await tell(files)).toBe("");
    const { pages } = await readFiles(files);
    const { pageFile } = pages.find(({ path }) => path === "/privacy/") ?? {};
    const [, section] = pageFile?.sections ?? [];
    expect(section?.props).toMatchObject({ button: { href: written } });
  });
});

test("a link that leads nowhere is told with what may be meant", async () => {
  const told = [];
  for (const link of [
    "/privcy/",
    "/Privacy",
    "/terms/",
    "/start/",
    "/pages/privacy.yaml",
    "/privacy.html",
    "privacy",
    "pages/privacy.yaml",
    "../guides/start",
    "/promo/privacy",
    "/promo/terms",
    "/#planz",
    '"#plans"',
    '"#planz"',
    "plans",
    "/guides/start#ctx",
    "/guides/start#CTA",
    "/privacy/#nothing",
    "/privcy/#cta",
    "/privcy/#nothing",
  ]) {
    told.push(`${link} ${await tell(withLink(link))}`);
  }
  expect(told.join("\n")).toMatchInlineSnapshot(`
    "/privcy/ pages/privacy.yaml:11:15-23 error no-target Section 1, cta, button: the link "/privcy/" leads nowhere: no page of the site and no file of public/ is there.
      Did you mean "/privacy/"? If not, make the page pages/privcy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
      or: Write /privacy/.
    /Privacy pages/privacy.yaml:11:15-23 error no-target Section 1, cta, button: the link "/Privacy" leads nowhere: in addresses, small and capital letters and accents count.
      Did you mean "/privacy/"?
      fix: Write /privacy/.
    /terms/ pages/privacy.yaml:11:15-22 error no-target Section 1, cta, button: the link "/terms/" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/terms.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    /start/ pages/privacy.yaml:11:15-22 error no-target Section 1, cta, button: the link "/start/" leads nowhere: no page of the site and no file of public/ is there.
      Did you mean "/guides/start/"? If not, make the page pages/start.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
      or: Write /guides/start/.
    /pages/privacy.yaml pages/privacy.yaml:11:15-34 error no-target Section 1, cta, button: the link "/pages/privacy.yaml" leads nowhere: no page of the site and no file of public/ is there.
      Did you mean "/privacy/"? If not, make a page of it, put the file into public/, or write the whole address, https://…, of a page that is not made here.
      or: Write /privacy/.
    /privacy.html pages/privacy.yaml:11:15-28 error no-target Section 1, cta, button: the link "/privacy.html" leads nowhere: no page of the site and no file of public/ is there.
      Did you mean "/privacy/"? If not, make a page of it, put the file into public/, or write the whole address, https://…, of a page that is not made here.
      or: Write /privacy/.
    privacy pages/privacy.yaml:11:15-22 error bad-link Section 1, cta, button: "href" cannot be "privacy": the address of a page starts with /.
      Did you mean "/privacy/"?
      fix: Write /privacy/.
    pages/privacy.yaml pages/privacy.yaml:11:15-33 error bad-link Section 1, cta, button: "href" cannot be "pages/privacy.yaml": the address of a page starts with /.
      Did you mean "/privacy/"?
      or: Write /privacy/.
    ../guides/start pages/privacy.yaml:11:15-30 error bad-link Section 1, cta, button: "href" cannot be "../guides/start": the address of a page starts with /.
      Did you mean "/guides/start/"?
      or: Write /guides/start/.
    /promo/privacy pages/privacy.yaml:11:15-29 error no-target Section 1, cta, button: the link "/promo/privacy" leads nowhere: the base /promo/ is put in front of every path, and is in this one already.
      Did you mean "/privacy"?
      fix: Write /privacy.
    /promo/terms pages/privacy.yaml:11:15-27 error no-target Section 1, cta, button: the link "/promo/terms" leads nowhere: the base /promo/ is put in front of every path, and is in this one already.
      Take the base out of the link.
    /#planz pages/privacy.yaml:11:15-22 error no-anchor Section 1, cta, button: no section of page.yaml has the id "planz", so the link "/#planz" leads nowhere.
      Did you mean "/#plans"?
      or: Write /#plans.
    "#plans" pages/privacy.yaml:11:15-23 error no-anchor Section 1, cta, button: no section of this page has the id "plans", so the link "#plans" leads nowhere.
      Did you mean "/#plans"?
      or: Write /#plans.
    "#planz" pages/privacy.yaml:11:15-23 error no-anchor Section 1, cta, button: no section of this page has the id "planz", so the link "#planz" leads nowhere.
      Did you mean "/#plans"?
      or: Write /#plans.
    plans pages/privacy.yaml:11:15-20 error bad-link Section 1, cta, button: "href" cannot be "plans": that is not how a link is written.
      A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    /guides/start#ctx pages/privacy.yaml:11:15-32 error no-anchor Section 1, cta, button: no section of pages/guides/start.yaml has the id "ctx", so the link "/guides/start#ctx" leads nowhere.
      Did you mean "/guides/start#cta"?
      or: Write /guides/start#cta.
    /guides/start#CTA pages/privacy.yaml:11:15-32 error no-anchor Section 1, cta, button: no section of pages/guides/start.yaml has the id "CTA", so the link "/guides/start#CTA" leads nowhere.
      Did you mean "/guides/start#cta"?
      fix: Write /guides/start#cta.
    /privacy/#nothing pages/privacy.yaml:11:15-32 error no-anchor Section 1, cta, button: no section of this page has the id "nothing", so the link "/privacy/#nothing" leads nowhere.
      Sections have the ids cta.
    /privcy/#cta pages/privacy.yaml:11:15-27 error no-target Section 1, cta, button: the link "/privcy/#cta" leads nowhere: no page of the site and no file of public/ is there.
      Did you mean "/privacy/#cta"? If not, make the page pages/privcy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
      or: Write /privacy/#cta.
    /privcy/#nothing pages/privacy.yaml:11:15-31 error no-target Section 1, cta, button: the link "/privcy/#nothing" leads nowhere: no page of the site and no file of public/ is there.
      Did you mean "/privacy/"? If not, make the page pages/privcy.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
      or: Write /privacy/."
  `);
});

test("links inside sentences and long texts lead to pages too", async () => {
  const words = (text: string) =>
    linkTo("/").replace("title: Go on", `title: Go on\n      text: "${text}"`);
  const long =
    "  - type: prose\n    props:\n      title: Terms\n      text: |\n        See [terms](/terms/#ct).\n";
  const page = subpage(words("See [plans](#plans) and [terms](/terms).") + long);
  expect(
    await tell({
      "pages/privacy.yaml": page,
      "pages/terms.yaml": subpage(linkTo("/"), "", "Terms"),
    }),
  ).toMatchInlineSnapshot(`
    "pages/privacy.yaml:9:26-32 error no-anchor Section 1, cta, text: no section of this page has the id "plans", so the link "#plans" leads nowhere.
      Did you mean "/#plans"?
      or: Write /#plans.
    pages/privacy.yaml:17:21-31 error no-anchor Section 2, prose, text: no section of pages/terms.yaml has the id "ct", so the link "/terms/#ct" leads nowhere.
      Did you mean "/terms/#cta"?
      or: Write /terms/#cta."
  `);
});

test("a link to what is off is left out, and told", async () => {
  const off = subpage(linkTo("/#voices") + linkTo("/terms", "other"));
  expect(
    await tell({
      "pages/privacy.yaml": off,
      "pages/terms.yaml": subpage(linkTo("todo"), "  enabled: false\n", "Terms"),
    }),
  ).toMatchInlineSnapshot(`
    "pages/privacy.yaml:11:15-23 notice link-left-out Section 1, cta, button: the link "Go" is left out, because section 3, cta (#voices) of page.yaml, is off.
    pages/privacy.yaml:18:15-21 notice link-left-out Section 2, cta, button: the link "Go" is left out, because the page /terms/ (pages/terms.yaml) is off.
    pages/terms.yaml:12:15-19 notice placeholder Section 1, cta, button: the link "Go" has no destination yet.
      Write its destination in place of todo."
  `);
});

test("of a page that is off, every link is left out, and it may be linked from nowhere", async () => {
  const privacy = subpage(linkTo('"#nowhere"'), "  enabled: false\n");
  expect(await tell({ "pages/privacy.yaml": privacy })).toMatchInlineSnapshot(`
    "page.yaml:14:15-23 notice link-left-out Section 1, header, button: the link "Privacy" is left out, because the page /privacy/ (pages/privacy.yaml) is off.
    pages/privacy.yaml:12:15-25 error no-anchor Section 1, cta, button: no section of this page has the id "nowhere", so the link "#nowhere" leads nowhere.
      Sections have the ids cta."
  `);
  const { pages } = await readFiles({
    "pages/privacy.yaml": subpage(linkTo("/"), "  enabled: false\n"),
  });
  expect(pages.map(({ pageFile }) => pageFile?.enabled)).toEqual([true, false]);
});

test("a page that nothing leads to is told, unless it is not listed", async () => {
  const privacy = subpage(linkTo("/"));
  expect(
    await tell({
      "pages/privacy.yaml": privacy,
      "pages/terms.yaml": subpage(linkTo("/terms"), "", "Terms"),
      "pages/thanks.yaml": subpage(linkTo("/"), "  listed: false\n"),
    }),
  ).toMatchInlineSnapshot(`
    "pages/terms.yaml:1:1-5 notice unlinked No link of the site leads to this page, /terms/.
      Link to /terms/ from another page, as in the footer of page.yaml. If it is to be found by its address alone, write listed: false below page:."
  `);
  const note = { "pages/notes.md": "x", "pages/terms.yaml": subpage(linkTo("/terms")) };
  expect(await tell({ ...note, "pages/privacy.yaml": privacy })).toContain("unlinked");
  // A file that cannot be read to its end may hold the link.
  const broken = { "pages/privacy.yaml": `${privacy}  - "`, "pages/terms.yaml": privacy };
  expect(await tell(broken)).not.toContain("unlinked");
});

test("a page without a title has no heading", async () => {
  const bare =
    '  - type: stats\n    props:\n      items:\n        - value: "1"\n          label: One\n';
  expect(await tell({ "pages/privacy.yaml": subpage(bare) })).toMatchInlineSnapshot(`
    "pages/privacy.yaml:4:1-9 warning no-heading No section has a title, so the page has no heading.
      Give the first section a title: search engines and screen readers take it for what the page is about."
  `);
});

test("no id stands twice on a page, whether it is its own or inherited", async () => {
  const twice = linkTo("todo", "footer") + linkTo("todo", "plans") + linkTo("todo", "plans");
  expect(await tell({ "pages/privacy.yaml": subpage(twice) })).toMatchInlineSnapshot(`
    "pages/privacy.yaml:6:9-15 error same-id Section 1, cta: the id "footer" is taken already, by the footer of page.yaml.
      Give one of the two another id.
    pages/privacy.yaml:11:15-19 notice placeholder Section 1, cta, button: the link "Go" has no destination yet.
      Write its destination in place of todo.
    pages/privacy.yaml:18:15-19 notice placeholder Section 2, cta, button: the link "Go" has no destination yet.
      Write its destination in place of todo.
    pages/privacy.yaml:20:9-14 error same-id Section 3, cta: the id "plans" is taken already, in line 13.
      Give one of the two another id.
    pages/privacy.yaml:25:15-19 notice placeholder Section 3, cta, button: the link "Go" has no destination yet.
      Write its destination in place of todo."
  `);
});

test("a file of public/ is not at the address of a page", async () => {
  const files = new Map(
    ["/privacy.html", "/privacy/index.html", "/terms", "/guides"].map((file) => [
      file,
      "file" as const,
    ]),
  );
  const page = subpage(linkTo("/"), "  listed: false\n");
  const names = ["privacy", "terms", "guides/start"].map((name) => [`pages/${name}.yaml`, page]);
  expect(
    await tell(Object.fromEntries(names), {
      files: new Map([...files, ["/logo/mark.svg", "file"], ["/favicon.svg", "file"]]),
    }),
  ).toMatchInlineSnapshot(`
    "pages/guides/start.yaml:1:1-5 error same-address public/guides is a file, so this page cannot be at /guides/start/.
      Give one of the two another name.
    pages/privacy.yaml:1:1-5 error same-address public/privacy.html is at the same address as this page, /privacy/.
      Delete one of the two, or give it another name.
    pages/privacy.yaml:1:1-5 error same-address public/privacy/index.html is at the same address as this page, /privacy/.
      Delete one of the two, or give it another name.
    pages/terms.yaml:1:1-5 error same-address public/terms is at the same address as this page, /terms/.
      Delete one of the two, or give it another name."
  `);
});

describe("a whole address of the site's own", () => {
  const redirects = "  redirects: [{ from: /old/, to: /privacy/ }]\n";
  const withUrl = (base: string, more = redirects) =>
    homeYaml
      .replace("site:\n", `site:\n  url: https://lull.museum\n${more}`)
      .replace("/promo/", base);
  const told = (href: string, base = "/") =>
    tell({ "page.yaml": withUrl(base), ...withLink(href) });

  test("leads to pages, anchors and files as a path does", async () => {
    const right = [
      "",
      "/",
      "#plans",
      "/privacy",
      "/privacy/?a=1#cta",
      "/guides/start/",
      ...["/robots.txt", "/sitemap.xml", "/privacy/#top", "#TOP"],
    ];
    for (const rest of right) {
      expect(await told(`https://lull.museum${rest}`)).toBe("");
      expect(await told(`https://lull.museum/promo${rest}`, "/promo/")).toBe("");
    }
  });

  test("is none on another host, and none outside the base", async () => {
    expect(await told("https://www.lull.museum/privcy/")).toBe("");
    expect(await told("https://lull.museum/privcy/", "/promo/")).toBe("");
  });

  test("and nothing is there", async () => {
    const rests = ["/privcy/", "/guides/nope/", "/#planz", "/#voices", "/old/", "/old", "/blog/"];
    const found = [];
    for (const rest of rests) found.push(await told(`https://lull.museum${rest}`));
    expect(found.join("\n")).toMatchInlineSnapshot(`
      "pages/privacy.yaml:11:15-42 notice not-made-here Section 1, cta, button: "https://lull.museum/privcy/" is at the address of this site, and none of its pages and files is there.
        If something else answers there, all is well. If not, write the address of a page. Did you mean "/privacy/"?
      pages/privacy.yaml:11:15-47 error no-target Section 1, cta, button: the link "https://lull.museum/guides/nope/" leads nowhere: no page of the site and no file of public/ is there.
        Write the address of a page or a file that is there.
      pages/privacy.yaml:11:15-41 error no-anchor Section 1, cta, button: no section of page.yaml has the id "planz", so the link "https://lull.museum/#planz" leads nowhere.
        Did you mean "/#plans"?
        or: Write /#plans.
      pages/privacy.yaml:11:15-42 error no-target Section 1, cta, button: the link "https://lull.museum/#voices" leads nowhere, because section 3, cta (#voices) of page.yaml, is off.
        Did you mean "/#voices"? A path is left out while its destination is off.
        or: Write /#voices.
      pages/privacy.yaml:11:15-39 error no-target Section 1, cta, button: the link "https://lull.museum/old/" leads nowhere: it is an old address, and no page is there any more.
        Did you mean "/privacy/"?
        or: Write /privacy/.
      pages/privacy.yaml:11:15-38 error no-target Section 1, cta, button: the link "https://lull.museum/old" leads nowhere: it is an old address, and no page is there any more.
        Did you mean "/privacy/"?
        or: Write /privacy/.
      pages/privacy.yaml:11:15-40 notice not-made-here Section 1, cta, button: "https://lull.museum/blog/" is at the address of this site, and none of its pages and files is there.
        If something else answers there, all is well. If not, write the address of a page."
    `);
    expect(await told("https://lull.museum/promo/privcy/", "/promo/")).toContain("not-made-here");
  });

  test("a redirect to where it leads away from", async () => {
    const endless = "  redirects: [{ from: /old/, to: https://lull.museum/old/ }]\n";
    const files = { "page.yaml": withUrl("/", endless), ...withLink("/") };
    expect(await tell(files)).toMatchInlineSnapshot(
      `
      "page.yaml:3:34-58 error no-target Site, item 1 of redirects: the link "https://lull.museum/old/" leads nowhere: it is an old address, and no page is there any more.
        Write the address of a page or a file that is there."
    `,
    );
  });
});

describe("a file of public/ has not the name of one that the build makes", () => {
  /** The diagnostics of a file of public/, in a site with these settings and with the page /privacy/. */
  const told = (file: string, settings = "", kind: "file" | "folder" = "file") =>
    tell(
      {
        "page.yaml": homeYaml.replace("site:\n", `site:\n${settings}`),
        "pages/privacy.yaml": subpage(linkTo("/")),
      },
      { files: new Map([[file, kind], ...own]) },
    );
  const own = ["/logo/mark.svg", "/favicon.svg"].map((file) => [file, "file"] as const);
  const redirect = (to: string) => `  redirects: [{ from: /old/, to: ${to} }]\n`;

  test.each([
    ...[...builtFiles, ...hostFiles].filter((file) => file !== "_redirects"),
    ...builtFiles.flatMap((file) => [`${file}.br`, `${file}.gz`]),
    "Robots.TXT",
    "assets",
  ])("%s", async (file) => {
    expect(await told(`/${file}`)).toContain(`same-address public/${file} has the name of`);
    expect(await told(`/${file}`, "", "folder")).toContain("same-address");
  });

  test("what the build makes by the settings alone", async () => {
    const url = "  url: https://lull.example\n";
    expect(await told("/sitemap.xml", url)).toContain("same-address");
    expect(await told("/sitemap.xml")).not.toContain("same-address");
    expect(await told("/_redirects", redirect("/privacy/"))).toContain("same-address");
    expect(await told("/_redirects", redirect("todo"))).not.toContain("same-address");
    expect(await told("/_redirects")).not.toContain("same-address");
  });

  test("other names, and the copies of files that hosts alone read", async () => {
    for (const file of ["/robots", "/images/robots.txt", "/_headers.br", "/style.css.br"])
      expect(await told(file)).not.toContain("same-address");
  });

  test("the words", async () => {
    const files = new Map([...own, ["/robots.txt", "file"], ["/assets", "folder"]] as const);
    expect(
      await tell({ "pages/privacy.yaml": subpage(linkTo("/"), "  listed: false\n") }, { files }),
    ).toMatchInlineSnapshot(`
      "page.yaml:1:1-5 error same-address public/robots.txt has the name of a file that the build makes.
        Take it out of public/, or give it another name.
      page.yaml:1:1-5 error same-address public/assets has the name of the folder that the build makes, whose files browsers keep for a year.
        Take it out of public/, or give it another name."
    `);
    for (const kind of ["file", "folder"] as const) {
      for (const file of ["/privacy/index.html", "/privacy/Index.html.br"])
        expect(await told(file, "", kind)).toContain(`same-address public${file} is`);
    }
    expect(await told("/privacy", "", "folder")).not.toContain("same-address");
  });

  test("a folder that is called like the document at an old address", async () => {
    const settings = redirect("/privacy/");
    expect(await told("/old/index.html", settings, "folder")).toContain("hidden-page");
    expect(await told("/old", settings, "folder")).not.toContain("hidden-page");
  });

  test("a folder that is called like the compressed copy of a file", async () => {
    for (const folder of ["/logo/mark.svg.br", "/logo/Mark.svg.gz"])
      expect(await told(folder, "", "folder")).toContain(`public${folder}/ has the name of the`);
    expect(await told("/style.css.br", "", "folder")).not.toContain("same-address");
  });
});

describe("what stands in the wrong file", () => {
  test("a page without page:", async () => {
    const page = subpage(linkTo("/"));
    const list = page.slice(page.indexOf("sections:"));
    const told = [];
    for (const head of [
      "",
      "page:\n",
      "page:\n  title: Privacy\n",
      "title: Privacy policy\ndescription: What we keep.\n",
      "site:\n  title: Privacy policy\n  description: What we keep.\n",
      "pages:\n  title: Privacy policy\n  description: What we keep.\n",
      "site:\n  name: Lull\n  title: Privacy policy\n  description: What we keep.\n",
    ]) {
      told.push(JSON.stringify(head), await tell({ "pages/privacy.yaml": head + list }));
    }
    expect(told.join("\n")).toMatchInlineSnapshot(`
      """
      pages/privacy.yaml:1:1-9 error missing The page: "page" is missing.
        Add page: with its settings on the lines below, indented. Facts about this page alone: its title and description.
      "page:\\n"
      pages/privacy.yaml:1:1-5 error empty The page: "page" is empty; it should be a group of settings.
        Facts about this page alone: its title and description. Put its settings on lines of their own below, indented: title: …, description: ….
      "page:\\n  title: Privacy\\n"
      pages/privacy.yaml:1:1-5 error missing Page: "description" is missing.
        Add a line description: … here. One or two sentences for search results and shared links. About 155 characters are shown.
      "title: Privacy policy\\ndescription: What we keep.\\n"
      pages/privacy.yaml:1:1-6 error misplaced The page: "title" belongs inside "page".
        Write a line page: above it, and indent it by 2 more spaces.
      "site:\\n  title: Privacy policy\\n  description: What we keep.\\n"
      pages/privacy.yaml:1:1-5 error unknown-name The page: there is no setting "site" here.
        Is it meant to be "page", which is missing? What can stand here: page or sections.
        or: Write page in place of site.
      "pages:\\n  title: Privacy policy\\n  description: What we keep.\\n"
      pages/privacy.yaml:1:1-6 error unknown-name The page: there is no setting "pages" here.
        Did you mean "page"? What can stand here: page or sections.
        fix: Write page in place of pages.
      "site:\\n  name: Lull\\n  title: Privacy policy\\n  description: What we keep.\\n"
      pages/privacy.yaml:1:1-5 error misplaced "site" belongs in page.yaml, where it is for all pages.
        Move it there with the lines below it, or delete it here if it is there already. The title and description of this page stand below page:."
    `);
  });

  test("settings of the site in a page file", async () => {
    const told = [];
    for (const more of [
      "site:\n  name: Lull\n",
      'theme:\n  colors:\n    accent: "#1f5d4c"\n',
      "version: 1\n",
      "enabled: false\n",
    ]) {
      told.push(await tell({ "pages/privacy.yaml": more + subpage(linkTo("/")) }));
    }
    expect(told.join("\n")).toMatchInlineSnapshot(`
      "pages/privacy.yaml:1:1-5 error misplaced "site" belongs in page.yaml, where it is for all pages.
        Move it there with the lines below it, or delete it here if it is there already. The title and description of this page stand below page:.
      pages/privacy.yaml:1:1-6 error misplaced "theme" belongs in page.yaml, where it is for all pages.
        Move it there with the lines below it, or delete it here if it is there already.
      pages/privacy.yaml:1:1-8 error misplaced "version" belongs in page.yaml, where it is for all pages.
        Move it there with the lines below it, or delete it here if it is there already.
      pages/privacy.yaml:1:1-8 error misplaced The page: "enabled" belongs inside "page".
        Put it, and what belongs to it, below page: and indent it by 2 more spaces."
    `);
  });

  test("settings of a page in page.yaml", async () => {
    const told = [];
    for (const first of [
      `page:\n  title: Lull\n${homeYaml}`,
      homeYaml.replace("  base:", "  enabled: false\n  base:"),
      homeYaml.replace("site:", "page:"),
    ]) {
      told.push(await tell({ "page.yaml": first, "pages/privacy.yaml": subpage(linkTo("/")) }));
    }
    expect(told.join("\n")).toMatchInlineSnapshot(`
      "page.yaml:1:1-5 error misplaced "page" belongs in the files of pages/, and not in page.yaml.
        The title and description of the first page stand below site:, and it is always on.
      page.yaml:5:3-10 error unknown-name Site: there is no setting "enabled" here.
        What can stand here: name, title, description, url, base, lang, languages, timezone, logo, nightLogo, logoSaysName, icon, socialImage, organization, app, notFound, words, analytics or redirects.
      page.yaml:1:1-5 error unknown-name The page: there is no setting "page" here.
        Is it meant to be "site", which is missing? What can stand here: version, site, theme or sections.
        or: Write site in place of page."
    `);
  });
});

test("a mistake is told in the file that it stands in, and the other files are read", async () => {
  const files = {
    "page.yaml": homeYaml.replace("year: 2025", "years: 2025"),
    "pages/privacy.yaml": `${subpage(linkTo("/#plan"))}  - type: "hero\n`,
    "pages/terms.yaml": `\ufeff${subpage(linkTo("/privacy#cta"), "", "Terms").replaceAll("\n", "\r\n")}  - type: her\r\n`,
    "pages/empty.yaml": "",
    "pages/list.yaml": "- type: hero\n",
  };
  expect(await tell(files)).toMatchInlineSnapshot(`
    "page.yaml:26:7-12 error unknown-name Section 4, footer: there is no setting "years" here.
      Did you mean "year"? What can stand here: tagline, groups, social, form, stores, year, since or note.
      fix: Write year in place of years.
    pages/empty.yaml:1:1-1 error no-page The file says nothing yet.
      A page starts with the lines page: and sections: – each with its settings below, indented.
    pages/list.yaml:1:1-2 error no-page The file holds a list where the settings of a page should stand.
      A page starts with the lines page: and sections: – each with its settings below, indented.
    pages/privacy.yaml:11:15-21 error no-anchor Section 1, cta, button: no section of page.yaml has the id "plan", so the link "/#plan" leads nowhere.
      Did you mean "/#plans"?
      or: Write /#plans.
    pages/privacy.yaml:12:5-9 error missing Section 2, hero: "props" is missing.
      Add props: with its settings on the lines below, indented. The words, pictures and links of this section. What can stand here depends on its type.
    pages/privacy.yaml:12:11-16 error open-quote This quote is opened, but not closed where the text ends.
      Write " at the end of the text as well.
      fix: Close the quote at the end of the line.
    pages/terms.yaml:12:5-9 error missing Section 2, her: "props" is missing.
      Add props: with its settings on the lines below, indented. The words, pictures and links of this section. What can stand here depends on its type.
    pages/terms.yaml:12:11-14 error unknown-type Section 2 has a type that does not exist: "her".
      Did you mean "hero"? Write carousel, ….
      or: Write hero."
  `);
});

test("where page.yaml cannot be read, nothing is said of the language, the address and the services of the site", async () => {
  const sections = `  - type: contact
    props:
      title: Schreiben Sie uns, und wir melden uns bei Ihnen
      text: Wir sind für Sie da, und das ist nicht nur ein Wort. Mit der Post und mit dem Rad sind wir bei Ihnen, und wir gehen nicht zu früh.
      form:
        service: formspree
        action: https://formspree.io/f/mnqwvbrt
        thanks: /privacy/
        button: Senden
        fields:
          - label: E-Mail
            kind: email
  - type: cta
    props:
      title: Die Adresse und die Zeiten für Sie
      button:
        label: Zu den Zeiten
        href: todo
        track: Zeiten
`;
  const files = {
    "pages/privacy.yaml": subpage(sections, "  listed: false\n", "Datenschutz"),
    "pages/privacy/de.yaml": subpage(linkTo("todo"), "  only: [de]\n", "Impressum"),
  };
  const warned = ["other-language", "no-url", "not-counted", "unknown-language"];
  const known = await readFiles(files);
  const codesOf = ({ pages }: typeof known) =>
    pages.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));
  expect(codesOf(known)).toEqual(expect.arrayContaining(warned));
  const codes = codesOf(await readFiles({ ...files, "page.yaml": "" }));
  expect(codes.filter((code) => warned.includes(code))).toEqual([]);
});

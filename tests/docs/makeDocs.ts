import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringify } from "yaml";

/** A file of the repository that is a page: its address is `name`, and `label` leads to it. */
interface Guide {
  label: string;
  file: string;
  name: string;
}

const guideOf = (label: string, file: string): Guide => ({
  label: label.charAt(0).toUpperCase() + label.slice(1),
  file,
  name: path.basename(file, ".md").toLowerCase(),
});

/** The guides of each reader, in the order of the README, which is the first of the authors'. */
const listGroups = (readme: string) =>
  [...readme.matchAll(/^\*\*([^*]+)\*\*: ((?:\[.*\n?)+)/gm)].map(
    ([, reader = "", links = ""], index) => ({
      reader,
      guides: [
        ...(index === 0 ? [guideOf("first steps", "README.md")] : []),
        ...[...links.matchAll(/\[([^\]]+)\]\(([\w/-]+\.md)\)/g)].map(([, label = "", file = ""]) =>
          guideOf(label, file),
        ),
      ],
    }),
  );

/** The anchor of a heading, as the guides link to it. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

/** Gives each heading outside of code its anchor: that of a second heading with the same words has a number. */
const nameHeadings = (text: string) => {
  const times = new Map<string, number>();
  return text.replaceAll(
    /^```.*?^```|^(#{2,4}) ([^\n]*)$/gms,
    (whole, marks?: string, heading = "") => {
      if (!marks) return whole;
      const slug = slugOf(heading);
      const before = times.get(slug) ?? 0;
      times.set(slug, before + 1);
      return `${marks} ${heading} {#${before > 0 ? `${slug}-${before}` : slug}}`;
    },
  );
};

/** Links of a file to guides lead to their pages. Another file of the repository is no page: its words stay. */
const leadToPages = (text: string, file: string, guides: readonly Guide[]) =>
  text.replaceAll(
    /(?<!!)\[([^\]]+)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[\w-]+)?\)/g,
    (whole, label: string, target: string, id = "") => {
      const to = path.join(path.dirname(file), target);
      // An example of a link, in code.
      if (!existsSync(to)) return whole;
      const guide = guides.find(({ file }) => file === to);
      return guide ? `[${label}](/${guide.name}/${id})` : label;
    },
  );

const plain = (text: string) =>
  text.replaceAll(/[`*\n]|\[|\]\([^)]*\)/g, (sign) => (sign === "\n" ? " " : ""));

/** The links of a reader's menu, which has room for ten: the last of them leads to the list of all. */
const listMenu = (guides: readonly Guide[], list: string) => {
  const links = guides.map(({ label, name }) => ({ label, href: `/${name}/` }));
  return links.length <= 10 ? links : [...links.slice(0, 9), { label: "All guides", href: list }];
};

/** Makes a site of the README and the guides to which it leads, in the folder `root`: a page for each, and a first page with all of them. */
export async function makeDocs(root: string): Promise<void> {
  await rm(root, { recursive: true, force: true });
  for (const folder of ["pages", "texts"])
    await mkdir(path.join(root, folder), { recursive: true });
  await cp("docs/pictures", path.join(root, "public/pictures"), { recursive: true });
  const groups = listGroups(await readFile("README.md", "utf8"));
  const all = groups.flatMap(({ guides }) => guides);
  for (const { name, file } of all) {
    const written = await readFile(file, "utf8");
    // The README shows a page beside its lines by HTML.
    const text = written
      .replaceAll(/^<!--.*?-->\n+|^<table>.*?^<\/table>\n+/gms, "")
      .replaceAll("](pictures/", "](/pictures/");
    const [, title = "", body = ""] = /^# ([^\n]*)\n+(.*)$/s.exec(text) ?? [];
    const first = body.split("\n\n").find((paragraph) => !paragraph.startsWith("#")) ?? "";
    const description = plain(first).slice(0, 150);
    await writeFile(
      path.join(root, `texts/${name}.md`),
      leadToPages(nameHeadings(body), file, all),
    );
    await writeFile(
      path.join(root, `pages/${name}.yaml`),
      stringify({
        page: { title: plain(title), description },
        sections: [
          {
            type: "prose",
            id: "guide",
            props: {
              title: plain(title),
              ...(/^## /m.test(body) && { contents: "On this page" }),
              file: `${name}.md`,
            },
          },
        ],
      }).replace(/^ +file: .*$/m, "$& # meant: guides show what is wrong"),
    );
  }
  const idOf = (reader: string) => reader.toLowerCase().split(" ")[0];
  await writeFile(
    path.join(root, "page.yaml"),
    stringify({
      site: {
        name: "Broadside",
        title: "Broadside: a landing page from a single file",
        description:
          "All guides of Broadside, for authors of pages, developers of a site and makers of the engine.",
        logo: "/examples/mark.svg",
        icon: "/examples/mark.svg",
      },
      sections: [
        {
          type: "header",
          id: "site-header",
          props: {
            links: groups.map(({ reader, guides }) => ({
              label: reader,
              menu: listMenu(guides, `/#${idOf(reader)}`),
            })),
          },
        },
        ...groups.map(({ reader, guides }) => ({
          type: "prose",
          id: idOf(reader),
          props: {
            title: reader,
            text: guides.map(({ label, name }) => `- [${label}](/${name}/)`).join("\n"),
          },
        })),
        { type: "footer", id: "site-footer", props: { year: 2026 } },
      ],
    }),
  );
}

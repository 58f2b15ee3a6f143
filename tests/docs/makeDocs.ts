import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringify } from "yaml";

/** The guides of each reader, in the order of the README: their titles, by the names of their files. */
const listGroups = (readme: string) =>
  [...readme.matchAll(/^\*\*([^*]+)\*\*: ((?:\[.*\n?)+)/gm)].map(([, reader = "", links = ""]) => ({
    reader,
    guides: [...links.matchAll(/\[([^\]]+)\]\(docs\/([\w-]+)\.md\)/g)].map(
      ([, label = "", name = ""]) => ({ label, name }),
    ),
  }));

/** The anchor of a heading, as the guides link to it. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

/** Gives each heading outside of code its anchor. */
const nameHeadings = (text: string) =>
  text.replaceAll(/^```.*?^```|^(#{2,4}) ([^\n]*)$/gms, (whole, marks?: string, heading = "") =>
    marks ? `${marks} ${heading} {#${slugOf(heading)}}` : whole,
  );

/** Links between guides lead to their pages. A file of the repository is no page: its words stay. */
const leadToPages = (text: string) =>
  text
    .replaceAll(/\]\(([\w-]+)\.md(#[\w-]+)?\)/g, (_, name: string, id = "") => `](/${name}/${id})`)
    .replaceAll(/\[([^\]]+)\]\(\.\.\/[^)]+\)/g, "$1");

const plain = (text: string) =>
  text.replaceAll(/[`*\n]|\[|\]\([^)]*\)/g, (sign) => (sign === "\n" ? " " : ""));

/** Makes a site of the guides in `docs`, in the folder `root`: a page for each, and a first page with all of them. */
export async function makeDocs(root: string): Promise<void> {
  await rm(root, { recursive: true, force: true });
  for (const folder of ["pages", "texts"])
    await mkdir(path.join(root, folder), { recursive: true });
  const groups = listGroups(await readFile("README.md", "utf8"));
  for (const { name } of groups.flatMap(({ guides }) => guides)) {
    const written = await readFile(`docs/${name}.md`, "utf8");
    const text = written.replaceAll(/^<!--.*?-->\n+/gms, "");
    const [, title = "", body = ""] = /^# ([^\n]*)\n+(.*)$/s.exec(text) ?? [];
    const description = plain(body.split("\n\n")[0] ?? "").slice(0, 150);
    await writeFile(path.join(root, `texts/${name}.md`), leadToPages(nameHeadings(body)));
    await writeFile(
      path.join(root, `pages/${name}.yaml`),
      stringify({
        page: { title: plain(title), description },
        sections: [
          {
            type: "prose",
            id: "guide",
            props: { title: plain(title), contents: "On this page", file: `${name}.md` },
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
            links: groups.map(({ reader }) => ({ label: reader, href: `/#${idOf(reader)}` })),
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

import { describe, expect, it } from "vitest";
import type { Page } from "../../shared/page.ts";
import type { ResolvedSection } from "../../shared/section.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { describePage, required } from "./structuredData.ts";

const schemas = await loadSchemas(process.cwd());
const site = { name: "Quillow", description: "A journal.", base: "/", lang: "en" };
const known = { address: "https://quillow.example/", logo: "/icon.png" };

/** An example as it is rendered: of what resolving does, only a film's poster matters here. */
const resolve = (props: unknown) =>
  JSON.parse(JSON.stringify(props), (key, value) => (key === "poster" ? { src: value } : value));

/** The structured data of a page with these sections. */
function describeSections(sections: unknown[], { address, logo } = known) {
  const page = { path: "/", site, sections } as unknown as Page;
  return describePage(page, schemas, { address: address || undefined, logo, pages: [page] });
}

const faq = (...questions: string[]) => ({
  type: "faq",
  props: {
    categories: questions.map((question) => ({ questions: [{ question, answer: "Yes." }] })),
  },
});

const described = [...schemas].filter(([, schema]) => schema.schemaOrg);

describe.each(described)("schemaOrg of %s", (file, schema) => {
  const template = schema.schemaOrg as Record<string, unknown>;
  const type = /sections\/(.*)\.schema/.exec(file)?.[1] as ResolvedSection["type"];

  it("names a thing whose needs are known", () => {
    expect(Object.keys(required)).toContain(template["@type"]);
  });

  it("finds all that it names in one of the section's examples", () => {
    const found = new Set(
      (schema.examples as unknown[]).flatMap((props) => {
        const things = describeSections([{ type, props: resolve(props) }]);
        return Object.keys(things.find((thing) => thing["@type"] === template["@type"]) ?? {});
      }),
    );
    expect([...found]).toEqual(expect.arrayContaining(Object.keys(template)));
  });
});

describe("describePage", () => {
  it("makes one thing of what has one id", () => {
    const pages = describeSections([faq("One?"), faq("Two?")]).filter(
      (thing) => thing["@type"] === "FAQPage",
    );
    expect(pages).toHaveLength(1);
    expect(pages[0]?.mainEntity).toMatchObject([{ name: "One?" }, { name: "Two?" }]);
  });

  it.each([
    ["What does it cost?", true],
    ["料金はいくらですか？", true],
    ["كم التكلفة؟", true],
    ["Πόσο κοστίζει;", true],
    ["“Is it free?”", true],
    ["Baker, full time", false],
    ["How to begin", false],
  ])("%s is a question to search engines: %s", (question, isQuestion) => {
    const types = describeSections([faq("One?", question)]).map((thing) => thing["@type"]);
    expect(types.includes("FAQPage")).toBe(isQuestion);
  });

  it("lets the footer say where else the organization is, with links that lead somewhere", () => {
    const links = [{ href: "https://social.example/q" }, { label: "soon" }];
    const [organization] = describeSections([{ type: "footer", props: { social: { links } } }]);
    expect(organization).toMatchObject({
      "@type": "Organization",
      sameAs: ["https://social.example/q"],
    });
  });

  it("describes places by their hours, and none without", () => {
    const openingHours = [{ days: ["Monday", "Friday"], opens: "09:00", closes: "17:00" }];
    const places = [{ address: "12 Mill Lane", openingHours }, { address: "3 Harbour Road" }];
    const [organization] = describeSections([{ type: "contact", props: { places } }]).filter(
      (thing) => thing["@type"] === "Organization",
    );
    expect(organization?.location).toMatchObject([
      {
        address: "12 Mill Lane",
        openingHoursSpecification: [{ dayOfWeek: ["Monday", "Friday"], opens: "09:00" }],
      },
    ]);
    expect(organization?.location).toHaveLength(1);
  });

  it("describes the film of an opening by the day of its publication", () => {
    const film = { description: "A boat.", mp4: "/a.mp4", poster: { src: "/a.png" } };
    const listed = (more: object) =>
      describeSections([{ type: "hero", props: { title: "Sail", film: { ...film, ...more } } }])
        .filter((thing) => thing["@type"] === "VideoObject")
        .map(({ name, uploadDate }) => [name, uploadDate]);
    expect(listed({ published: "2026-05-01" })).toEqual([["Sail", "2026-05-01"]]);
    expect(listed({})).toEqual([]);
  });

  it("leaves out what lacks something", () => {
    const film = {
      title: "Film",
      video: { description: "", mp4: "/a.mp4", poster: { src: "/a" } },
    };
    const types = describeSections([{ type: "showcase", props: film }, faq()]).map(
      (thing) => thing["@type"],
    );
    expect(types).toEqual(["Organization", "WebSite"]);
  });

  it("knows no addresses on a page without one", () => {
    const things = describeSections([faq("One?")], { address: "", logo: "/icon.png" });
    expect(things.map((thing) => thing["@type"])).toEqual(["FAQPage"]);
    expect(JSON.stringify(things)).not.toContain("https:");
  });
});

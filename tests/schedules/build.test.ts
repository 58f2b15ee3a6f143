// @module-tag rest

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { build as buildSite } from "../../src/index.ts";
import { buildFile } from "../../src/site/page/published.ts";
import { makeProject } from "../project/makeProject.ts";

const files = {
  "page.yaml": `site:
  name: Lull
  title: Lull, a quiet journal
  description: A page with dates.
  url: https://lull.example
  timezone: Europe/Berlin
  redirects:
    - from: /sale/
      to: /offers/
sections:
  - type: header
    props:
      links:
        - label: Offer
          href: "#offer"
        - label: Offers
          href: /offers/
  - type: cta
    props:
      title: Come in
  - type: faq
    id: offer
    from: 2026-12-01
    until: 2026-12-24
    props:
      title: Our Christmas offer
      categories:
        - id: gifts
          title: Gifts
          icon: gift
          questions:
            - id: is-it
              question: Is it a gift?
              answer: It is.
`,
  "pages/offers.yaml": `page:
  title: All offers
  description: What there is in December.
  from: 2026-12-01
  until: 2026-12-24
sections:
  - type: cta
    props:
      title: All offers
`,
};
const dates = /^ +(from|until): 2026.*\n/gm;

let root: string;
beforeAll(async () => {
  root = await makeProject("dated", files["page.yaml"]);
  mkdirSync(path.join(root, "pages"));
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Runs the command that builds the site as of a day. */
const runCommand = (on: string) =>
  spawnSync(process.execPath, [path.resolve("src/cli/build.js"), "--on", on], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: undefined },
  });

/** Builds the site as of a day, on a machine in a time zone. */
async function build(asOf: string, zone: string, change = (text: string) => text) {
  vi.stubEnv("TZ", zone);
  for (const [file, text] of Object.entries(files))
    writeFileSync(path.join(root, file), change(text));
  const { result } = await buildSite(root, { asOf });
  expect(result?.errors).toEqual([]);
  return { remarks: result?.remarks ?? [], ...readDist() };
}

/** All that is published, as a text and as a digest without the name of the source. */
function readDist() {
  const dist = path.join(root, "dist");
  const hash = createHash("sha256");
  let texts = "";
  for (const file of readdirSync(dist, { recursive: true, encoding: "utf8" }).sort()) {
    if (!path.extname(file)) continue;
    const bytes = readFileSync(path.join(dist, file));
    if (!file.startsWith(buildFile)) hash.update(file).update(bytes);
    if (/\.(html|txt|xml|json|conf)$|_headers$/.test(file)) texts += `${file}\n${bytes}\n`;
  }
  return { texts, digest: hash.digest("hex") };
}

describe("a build as of a day", () => {
  it("is the same on every day between two dates, on every machine, and holds no date", async () => {
    const off = await build("2026-11-01", "Asia/Tokyo");
    expect(off.remarks).toContain(
      "Next change: 1 December 2026, 00:00 (Europe/Berlin), in 30 days. It shows with the first build after that.\n  page.yaml: Section 3, faq, begins.\n  pages/offers.yaml: the page begins.",
    );
    expect(off.remarks).toContain("This is the site as of 1 November 2026, 00:00 (Europe/Berlin).");
    expect(off.texts).not.toMatch(/offer|FAQPage|2026-12|\/sale\//i);
    expect(off.texts).toContain("Come in");
    expect((await build("2026-11-30T23:59", "America/New_York")).digest).toBe(off.digest);

    const on = await build("2026-12-01", "Pacific/Apia");
    for (const part of ["#offer", "/offers/", "FAQPage", "offers/index.html", "/sale/"])
      expect(on.texts).toContain(part);
    expect(on.texts).not.toMatch(/2026-12|Europe\/Berlin/);
    expect((await build("2026-12-24T23:59", "UTC")).digest).toBe(on.digest);

    // As if the dates had never been there, or the file took the same things off.
    const without = (text: string) => text.replaceAll(dates, "");
    expect((await build("2026-12-10", "UTC", without)).digest).toBe(on.digest);
    const disabled = (text: string) =>
      text.replace(/^( +)from: 2026.*\n.*\n/m, "$1enabled: false\n");
    expect((await build("2026-12-10", "UTC", disabled)).digest).toBe(off.digest);
  });

  it("is the command's too, which says when the next change is", async () => {
    const { digest, remarks } = await build("2026-11-01", "UTC");
    const { status, stderr } = runCommand("2026-11-01");
    expect(status).toBe(0);
    for (const remark of remarks) expect(stderr).toContain(`${remark}\n`);
    expect(readDist().digest).toBe(digest);
  });

  it("is refused if it is no day", () => {
    const { status, stderr } = runCommand("24.12.2026");
    expect(status).toBe(2);
    // On a busy machine, the bundler of the configuration may complain of the time that it takes.
    expect(stderr).toMatch(
      /(^|\n)The site cannot be read as of "24\.12\.2026"\. Did you mean "2026-12-24"\? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00\.\n$/,
    );
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { writeBeacon } from "../../src/render/beacon.ts";
import { builtSite } from "../project/builtSite.ts";
import { counted } from "./sites.ts";

it("ends no element early, whatever the page file says", () => {
  const script = writeBeacon({
    provider: "plausible",
    id: "</script><script>alert(1)",
    consent: true,
  });
  expect(script).not.toMatch(/<\/?script/);
});

describe("a published page that asks first", () => {
  let dist: string;
  beforeAll(async () => {
    dist = await builtSite(counted);
  });

  const policyOf = (file: string) =>
    /Content-Security-Policy" content="([^"]*)"/.exec(
      readFileSync(path.join(dist, file), "utf8"),
    )?.[1] ?? "";

  it("may reach the service, and nothing else that it might not reach before", () => {
    expect(policyOf("index.html")).toContain("connect-src 'self' https://plausible.io");
    expect(policyOf("index.html").split("https://plausible.io")).toHaveLength(2);
  });

  it("counts nobody at a wrong address", () => {
    expect(readFileSync(path.join(dist, "404.html"), "utf8")).not.toMatch(/plausible|visits/);
  });

  it("counts nobody while it is a draft", async () => {
    const draft = await builtSite(counted, { mode: "draft" });
    expect(readFileSync(path.join(draft, "index.html"), "utf8")).not.toMatch(
      /plausible\.io|visits"/,
    );
  });
});

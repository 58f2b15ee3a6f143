import { expect, test } from "vitest";
import { readReleases } from "./changelog.ts";

const changelog = `# Changelog

## Unreleased

- Soon.

## 0.10.0 - 2026-11-02

- Ten.

## 0.9.1

- Nine.

### For developers

- One.

## 0.2.0

- Two.
`;

test("the versions between two are those that an upgrade passes", () => {
  expect(readReleases(changelog, "0.2.0", "0.10.0")).toEqual([
    { version: "0.10.0", text: "- Ten." },
    { version: "0.9.1", text: "- Nine.\n\n### For developers\n\n- One." },
  ]);
  expect(readReleases(changelog, "0.9.1", "0.9.1")).toEqual([]);
});

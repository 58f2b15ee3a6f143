import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyPublicFiles } from "../build/copyPublicFiles.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { hideOutside } from "./hideOutside.ts";

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "outside-")));
const root = path.join(folder, "project");
const paths = { ...resolvePaths(root), schemaDir: path.join(root, "schema") };
const at = (name: string) => path.join(paths.publicDir, name);

mkdirSync(at("images"), { recursive: true });
mkdirSync(paths.schemaDir);
mkdirSync(path.join(folder, "secrets/deep"), { recursive: true });
writeFileSync(at("images/own.txt"), "own");
writeFileSync(path.join(folder, "secrets/deep/key.txt"), "secret");
writeFileSync(path.join(root, "page.yaml"), "secret");
symlinkSync("images/own.txt", at("inside.txt"));
symlinkSync("images", at("pictures"));
symlinkSync(path.join(folder, "secrets"), at("leak"));
symlinkSync("leak", at("indirect"));
symlinkSync(path.join(folder, "secrets/deep/key.txt"), at("images/key.txt"));
symlinkSync("../page.yaml", at("page.txt"));
symlinkSync("nowhere", at("broken.txt"));

const inside = ["images/own.txt", "inside.txt", "pictures/own.txt"];
const outside = ["leak/deep/key.txt", "indirect/deep/key.txt", "images/key.txt", "page.txt"];

/** Answers 200 where nothing is hidden. */
const server = createServer((request, response) => {
  hideOutside(paths, "/shop/")(request, response, () => response.end());
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, () => resolve())));
afterAll(() => server.close());

const ask = (address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, path: address, agent: false }, ({ statusCode }) => resolve(statusCode)).on(
      "error",
      reject,
    );
  });

test("nothing behind a link that leads out of public/ is published", async () => {
  const target = path.join(folder, "dist");
  const copied: string[] = [];
  await copyPublicFiles(paths, target, (file) => copied.push(file) > 0);
  expect(copied).toEqual(inside.map((file) => `/${file}`).sort());
});

test("nothing behind a link that leads out of public/ is served, by whatever address", async () => {
  const addresses = (file: string) => [
    ...[`/shop/${file}`, `/${file}`, `/shop//${file}`, `/shop/./${file}`, `/shop/${file}?raw`],
    ...[`/shop/public/${file}`, `/shop/@fs${at(file)}`, `/@fs/${at(file)}`],
    ...[`/shop/${file.replace(/\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`],
    ...[`/shop/images/../${file}`, `/shop/${file}?import&url`],
  ];
  for (const file of outside) {
    for (const address of addresses(file)) {
      expect([address, await ask(address)]).toEqual([address, 404]);
    }
  }
  for (const address of [...inside.flatMap(addresses), "/shop/", "/shop/nothing", "/%E0%A4%A"]) {
    expect([address, await ask(address)]).toEqual([address, 200]);
  }
});

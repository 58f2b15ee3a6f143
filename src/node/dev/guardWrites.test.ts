import { expect, test } from "vitest";
import { hostsOf } from "../allowedHosts.ts";
import { refuseWrite } from "./guardWrites.ts";

const hosts = hostsOf({ allowedHosts: ["given.example", ".below.example"], host: "machine.lan" });

/** The status with which a write is refused; undefined if it may be made. */
const refusalOf = (headers: Record<string, string>, allowed = hosts) =>
  refuseWrite(
    { method: "POST", headers: { "content-type": "application/json", ...headers } },
    "An edit",
    allowed,
  )?.[0];

const under = (host: string, scheme: string) => ({ host, origin: `${scheme}://${host}` });

test.each(["http", "https"])(
  "a write by %s is made under a name of the preview alone",
  (scheme) => {
    const own = [
      ...["localhost", "localhost:5173", "shop.localhost:5173", "127.0.0.1:5173", "192.168.0.7"],
      ...["[::1]:5173", "machine.lan:5173", "given.example", "below.example", "a.below.example"],
    ];
    const foreign = [
      ...[
        "attacker.example",
        "attacker.example:5173",
        "localhost.attacker.example",
        "127.0.0.1.nip.io",
      ],
      ...["notlocalhost", "a.given.example", "xbelow.example", "localhost@attacker.example"],
    ];
    for (const host of own)
      expect([host, refusalOf(under(host, scheme))]).toEqual([host, undefined]);
    for (const host of foreign) expect([host, refusalOf(under(host, scheme))]).toEqual([host, 403]);
  },
);

test("what a proxy says of the name counts for nothing", () => {
  const forwarded = { "x-forwarded-host": "localhost:5173", "x-forwarded-proto": "https" };
  expect(refusalOf({ ...under("attacker.example", "http"), ...forwarded })).toBe(403);
  const foreign = { "x-forwarded-host": "attacker.example" };
  expect(refusalOf({ ...under("localhost:5173", "http"), ...foreign })).toBe(undefined);
  expect(refusalOf({ host: "localhost:5173", origin: "http://attacker.example", ...foreign })).toBe(
    403,
  );
});

test("a configuration may allow every name, and still the origin must be the same", () => {
  const all = hostsOf({ allowedHosts: true });
  expect(refusalOf(under("attacker.example", "https"), all)).toBe(undefined);
  expect(refusalOf({ host: "tunnel.example", origin: "https://attacker.example" }, all)).toBe(403);
});

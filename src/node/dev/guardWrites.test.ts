import { expect, test } from "vitest";
import { hostsOf } from "./allowedHosts.ts";
import { refuseWrite } from "./guardWrites.ts";

const hosts = hostsOf({ allowedHosts: ["given.example", ".below.example"], host: "machine.lan" });

const here = { remoteAddress: "127.0.0.1", localAddress: "127.0.0.1" };

/** The status with which a write is refused; undefined if it may be made. */
const refusalOf = (headers: Record<string, string>, allowed = hosts, socket = {}) =>
  refuseWrite(
    {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      socket: { ...here, ...socket },
    },
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
    const refused = (host: string) =>
      refusalOf(under(host, scheme), hosts, { encrypted: scheme === "https" });
    for (const host of own) expect([host, refused(host)]).toEqual([host, undefined]);
    for (const host of foreign) expect([host, refused(host)]).toEqual([host, 403]);
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

test("the scheme of the origin is that of the preview, or that of a tunnel to a name of its own", () => {
  const judge = (host: string, scheme: string, encrypted: boolean) =>
    refusalOf(under(host, scheme), hosts, { encrypted });
  for (const host of ["localhost:5173", "127.0.0.1:5173", "[::1]:5173"]) {
    expect([host, judge(host, "https", false)]).toEqual([host, 403]);
    expect([host, judge(host, "http", true)]).toEqual([host, 403]);
  }
  expect(judge("given.example", "https", false)).toBe(undefined);
  expect(judge("given.example", "http", true)).toBe(403);
  for (const scheme of ["ftp", "file", "chrome-extension"]) {
    expect([scheme, judge("localhost:5173", scheme, false)]).toEqual([scheme, 403]);
  }
});

test("another computer may edit only under a name that was given on purpose", () => {
  const from = (remoteAddress: string | undefined, host: string) =>
    refusalOf(under(host, "http"), hosts, { remoteAddress, localAddress: "192.168.0.7" });
  for (const own of ["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1", "192.168.0.7"]) {
    expect([own, from(own, "192.168.0.7:5173")]).toEqual([own, undefined]);
  }
  for (const other of [
    "192.168.0.8",
    "::ffff:192.168.0.8",
    "2001:db8::1",
    "128.0.0.1",
    undefined,
  ]) {
    for (const host of ["192.168.0.7:5173", "localhost:5173", "machine.lan:5173"]) {
      expect([other, host, from(other, host)]).toEqual([other, host, 403]);
    }
    expect([other, from(other, "given.example:5173")]).toEqual([other, undefined]);
  }
});

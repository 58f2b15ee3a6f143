import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { unpackFonts } from "./unpackFonts.ts";

const archive = (content: Uint8Array) => [new File([Uint8Array.from(content)], "Lora.zip")];
const make = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, Buffer.from(name)]))));

test("files stay as they are, and of an archive come those that make the typeface", async () => {
  const own = new File(["own"], "Own.woff2");
  const zip = make("OFL.txt", "static/Lora-Bold.ttf", "static/Lora-Regular.ttf");
  const [first, ...unpacked] = await unpackFonts([own, ...archive(zip)]);
  expect(first).toBe(own);
  expect(unpacked.map(({ name }) => name)).toEqual(["Lora-Regular.ttf", "Lora-Bold.ttf"]);
  expect(await unpacked[0]?.text()).toBe("static/Lora-Regular.ttf");
});

test.each([
  ["no archive", Buffer.from("<!doctype html>")],
  ["a part of one", make("Lora-Regular.ttf").subarray(0, -9)],
  ["one whose content is damaged", damage(make("Lora-Regular.ttf"))],
  ["one without fonts", make("OFL.txt")],
  ["one whose font would fill the memory", enlarge(make("Lora-Regular.ttf"))],
])("%s is refused in words", async (_, content) => {
  await expect(unpackFonts(archive(content))).rejects.toMatchObject({
    kind: "refused",
    message: expect.stringMatching(/^(Lora|There is no font file in Lora)/),
  });
});

/** Says of a packed file that it is packed in an unknown way. */
function damage(zip: Buffer): Buffer {
  zip.writeUInt16LE(99, zip.indexOf("PK\u0001\u0002") + 10);
  return zip;
}

/** Says of a packed file that it is larger than it is. */
function enlarge(zip: Buffer): Buffer {
  zip.writeUInt32LE(2_000_000_000, zip.indexOf("PK\u0001\u0002") + 24);
  return zip;
}

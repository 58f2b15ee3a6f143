import { contentOf } from "../../../site/media/content.ts";
import { cleanPng } from "./png.ts";

const head = 6;
const entry = 16;

/** Removes the metadata of the PNG pictures in an ICO. */
export function cleanIco(file: Buffer): Buffer {
  const count = file.readUInt16LE(4);
  const list = Buffer.from(file.subarray(0, head + count * entry));
  const pictures: Buffer[] = [];
  let at = list.length;
  for (let place = head; place < list.length; place += entry) {
    const start = list.readUInt32LE(place + 12);
    const picture = file.subarray(start, start + list.readUInt32LE(place + 8));
    const clean = contentOf(picture) === "png" ? cleanPng(picture) : picture;
    list.writeUInt32LE(clean.length, place + 8);
    list.writeUInt32LE(at, place + 12);
    pictures.push(clean);
    at += clean.length;
  }
  return Buffer.concat([list, ...pictures]);
}

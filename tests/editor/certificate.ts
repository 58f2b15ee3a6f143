import { generateKeyPairSync, sign } from "node:crypto";

/** An entry of DER: a tag, the length of its content, and the content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const long = body.length > 127 ? [0x82, body.length >> 8, body.length & 255] : [body.length];
  return Buffer.concat([Buffer.from([tag, ...long]), body]);
}

const list = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const number = (value: number) => der(0x02, Buffer.from([value]));
const time = (text: string) => der(0x17, Buffer.from(text));

/** ECDSA with SHA-256. */
const algorithm = list(der(0x06, Buffer.from("2a8648ce3d040302", "hex")));
const nobody = list();

/** A key, and a certificate that it signs itself, for a server that only tests visit. */
export function makeCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const facts = list(
    der(0xa0, number(2)),
    number(1),
    algorithm,
    nobody,
    list(time("200101000000Z"), time("491231235959Z")),
    nobody,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", facts, privateKey));
  // OpenSSL reads no certificate with an empty line, and the length of a signature varies.
  const lines = list(facts, algorithm, signature)
    .toString("base64")
    .replaceAll(/.{64}(?=.)/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

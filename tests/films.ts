type Part = Buffer | string | number[];

const bytes = (parts: readonly Part[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part),
    ),
  );

const uint32 = (value: number) => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
};

/** A box of an MP4: its size, its name, and its content. */
export function box(type: string, ...content: Part[]): Buffer {
  const body = bytes(content);
  return Buffer.concat([uint32(body.length + 8), Buffer.from(type, "latin1"), body]);
}

/** The properties of a film that a test makes. */
export interface FilmOptions {
  brand?: string;
  codec?: string;
  profile?: number;
  /** In pixels, as displayed. */
  size?: [width: number, height: number];
  /** True if a phone was held upright: the file says how to turn its pictures. */
  isTurned?: boolean;
  /** The kinds of its tracks. */
  tracks?: string[];
  /** True if its table of contents comes after its pictures. */
  late?: boolean;
  /** The metadata of the film and of each track. */
  metadata?: Buffer;
}

const none: Buffer = Buffer.alloc(0);

/** An MP4 with a complete header and no picture. */
export function makeMp4(options: FilmOptions = {}): Buffer {
  const {
    brand = "isom",
    codec = "avc1",
    profile = 100,
    size: [width, height] = [1280, 800],
    isTurned = false,
    tracks = ["vide"],
    late,
    metadata = none,
  } = options;
  const config = codec === "avc1" ? box("avcC", [1, profile, 0, 30]) : none;
  const trackOf = (handler: string) => {
    const entry = box(handler === "vide" ? codec : "mp4a", Buffer.alloc(78), config);
    const list = box("stsd", uint32(0), uint32(1), entry);
    const hdlr = box("hdlr", uint32(0), uint32(0), handler, Buffer.alloc(13));
    const matrix = isTurned ? [0, 1, 0, -1, 0, 0, 0, 0, 1] : [1, 0, 0, 0, 1, 0, 0, 0, 1];
    const sides = isTurned ? [height, width] : [width, height];
    const numbers = [...matrix, ...sides].map((value) => uint32((value * 65536) >>> 0));
    const tkhd = box("tkhd", Buffer.alloc(40), ...numbers);
    return box("trak", tkhd, metadata, box("mdia", hdlr, metadata, box("minf", box("stbl", list))));
  };
  const table = box("moov", box("mvhd", Buffer.alloc(100)), ...tracks.map(trackOf), metadata);
  const data = box("mdat", "what would be shown");
  return bytes([
    box("ftyp", brand, uint32(0), "isom"),
    ...(late ? [data, table] : [table, data]),
    metadata,
  ]);
}

/** An element of a WebM film: its name, its size in one or in eight bytes, and its content. */
export function element(id: number[], content: Part[], wide = false): Buffer {
  const body = bytes(content);
  const size = wide
    ? [1, 0, 0, 0, ...uint32(body.length)]
    : [0x40 + (body.length >> 8), body.length & 255];
  return bytes([id, size, body]);
}

/** A WebM with a complete header and no picture. */
export function makeWebm({
  codec = "V_VP9",
  doctype = "webm",
  kinds = [1],
  size: [width = 0, height = 0] = [1280, 800],
  tags = none,
} = {}): Buffer {
  const video = element(
    [0xe0],
    [element([0xb0], [uint32(width)]), element([0xba], [uint32(height)])],
  );
  const track = (kind: number) =>
    element(
      [0xae],
      [element([0x83], [[kind]]), element([0x86], [kind === 1 ? codec : "A_OPUS"]), video],
    );
  const head = element([0x1a, 0x45, 0xdf, 0xa3], [element([0x42, 0x82], [doctype])]);
  const tracks = element([0x16, 0x54, 0xae, 0x6b], kinds.map(track));
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], ["what would be shown"]);
  return bytes([head, element([0x18, 0x53, 0x80, 0x67], [tracks, cluster, tags], true)]);
}

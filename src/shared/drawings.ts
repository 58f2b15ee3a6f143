// The sprite holds the drawings beside the icons. No name of an icon has an underscore.

/** Hand-drawn strokes for the corner of a card, on squares of 96. */
export const doodles = [
  {
    id: "doodle_sprig",
    path: "M52 92C46 68 46 44 52 20M52 20c-5-5-5-11 0-17 5 6 5 12 0 17ZM47 48c-11 0-17-6-19-16 12 1 18 7 19 16ZM47 52c1-11 8-17 19-19 0 11-7 18-19 19ZM47 76c-12 0-19-7-22-18 13 1 21 8 22 18ZM48 80c1-12 9-19 22-21-1 13-9 20-22 21Z",
  },
  {
    id: "doodle_scribble",
    path: "M8 62c8-26 24-44 34-38 12 8-16 44-6 48 12 5 22-40 34-36 10 4-14 32-4 36 8 3 16-8 22-18",
  },
  {
    id: "doodle_sun",
    path: "M48 31c10-1 18 7 18 17s-8 18-18 18-18-8-17-18c0-9 7-17 17-17ZM48 18V8M69 27l7-8M78 48h10M69 69l8 7M48 78v10M27 69l-8 8M18 48H8M27 27l-8-7",
  },
  {
    id: "doodle_waves",
    path: "M8 36c10-10 18-10 27 0s17 10 27 0 17-10 26 0M8 54c10-10 18-10 27 0s17 10 27 0 17-10 26 0M20 72c8-8 14-8 21 0s14 8 22 0",
  },
  {
    id: "doodle_spark",
    path: "M44 14c2 20 9 28 29 31-20 3-27 11-29 31-3-20-10-28-30-31 20-3 27-11 30-31ZM76 66c1 8 4 11 12 12-8 1-11 5-12 12-1-7-4-11-12-12 8-1 11-4 12-12Z",
  },
  {
    id: "doodle_steam",
    path: "M20 46h48v18c0 14-8 24-24 24S20 78 20 64V46ZM68 52c12-3 18 3 17 10s-9 11-18 8M34 34c-5-8 5-11 0-20M50 34c-5-8 5-11 0-20",
  },
] as const;

/** Simple shapes in the place of drawings, on squares of 96. What a path encloses twice is open. */
export const shapes = [
  "M0 96V0a96 96 0 0 1 96 96z",
  "M48 0a48 48 0 1 1 0 96 48 48 0 1 1 0-96zm0 28a20 20 0 1 0 0 40 20 20 0 1 0 0-40z",
  "M0 0h96v18H0zM0 39h96v18H0zM0 78h96v18H0z",
  "M0 48a48 48 0 0 1 96 0zM0 96a48 48 0 0 1 96 0z",
  "M96 0A96 96 0 0 0 0 96h20a76 76 0 0 1 76-76zm0 38a58 58 0 0 0-58 58h20a38 38 0 0 1 38-38zm0 38a20 20 0 0 0-20 20h20z",
  "M0 0h24v24H0zm36 0h24v24H36zm36 0h24v24H72zM0 36h24v24H0zm36 0h24v24H36zm36 0h24v24H72zM0 72h24v24H0zm36 0h24v24H36zm36 0h24v24H72z",
] as const;

/** A decorative line that stretches to any width and height. */
export interface Trace {
  id: string;
  /** The size of its box, in units of its path. */
  width: number;
  height: number;
  path: string;
  /** True if the stroke keeps its width when the line is stretched. */
  keepsThickness: boolean;
}

/** The traces that sections draw. */
export const traces = {
  /** Starts loud, fast and uneven, and calms down to a slow swell. */
  wave: {
    id: "trace_wave",
    width: 1200,
    height: 160,
    path: "M0 80s4 -67 7 -67s4 111 8 111s5 -84 9 -84s5 106 10 106s6 -86 11 -86s7 93 12 93s7 -93 13 -93s8 79 14 79s8 -95 15 -95s9 71 16 71s10 -89 18 -89s10 71 19 71s12 -75 21 -75s12 73 22 73s13 -60 24 -60s14 71 26 71s15 -51 28 -51s16 61 30 61s18 -47 32 -47s19 47 35 47s21 -45 38 -45s22 35 40 35s24 -39 43 -39s25 26 46 26s27 -29 50 -29s29 21 53 21s31 -18 57 -18s34 16 61 16s36 -12 65 -12s38 14 70 14s41 -11 74 -11s43 14 79 14s47 -11 85 -11s49 13 90 13",
    keepsThickness: true,
  },
  /** Recorded sound, as recorders show it. */
  sound: {
    id: "trace_sound",
    width: 192,
    height: 32,
    path: "M4 13v6M12 9v14M20 5v22M28 10v12M36 7v18M44 2v28M52 8v16M60 12v8M68 6v20M76 3v26M84 10v12M92 7v18M100 4v24M108 11v10M116 8v16M124 5v22M132 1v30M140 7v18M148 11v10M156 9v14M164 12v8M172 7v18M180 10v12M188 13v6",
    keepsThickness: false,
  },
} satisfies Record<string, Trace>;

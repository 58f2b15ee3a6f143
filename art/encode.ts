import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Size } from "./studio";

const run = promisify(execFile);

export const framesPerSecond = 30;

const codecs = {
  mp4: ["-c:v", "libx264", "-preset", "veryslow", "-crf", "22", "-movflags", "+faststart"],
  webm: ["-c:v", "libsvtav1", "-preset", "4", "-crf", "34"],
} as const;

export type Format = keyof typeof codecs;

export const formats = ["mp4", "webm"] as const satisfies readonly Format[];

/** Throws an error that says what to do if ffmpeg is missing. */
export async function findFfmpeg(): Promise<void> {
  await run("ffmpeg", ["-version"]).catch(() => {
    throw new Error(
      "ffmpeg is missing; the film needs it. Get it with `apt install ffmpeg` or `brew install ffmpeg`, or from ffmpeg.org.",
    );
  });
}

/** Encodes the numbered frames of a folder (`0000.png` …) as one silent film. */
export async function encode(
  folder: string,
  { width, height }: Size,
  format: Format,
  file: string,
): Promise<void> {
  const input = ["-framerate", `${framesPerSecond}`, "-i", `${folder}/%04d.png`];
  const scale = `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`;
  const color = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
  const output = [...color, "-pix_fmt", "yuv420p", ...codecs[format], file];
  await run("ffmpeg", ["-y", "-loglevel", "error", ...input, "-vf", scale, ...output]);
}

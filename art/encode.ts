import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export const framesPerSecond = 30;

const codecs = {
  mp4: ["-c:v", "libx264", "-preset", "veryslow", "-crf", "21", "-movflags", "+faststart"],
  webm: ["-c:v", "libvpx-vp9", "-crf", "33", "-b:v", "0", "-row-mt", "1", "-cpu-used", "2"],
} as const;

export type Format = keyof typeof codecs;

/** Fails with the way out when ffmpeg is not there. */
export async function findFfmpeg(): Promise<void> {
  await run("ffmpeg", ["-version"]).catch(() => {
    throw new Error(
      "ffmpeg is missing; the video needs it. Get it with `apt install ffmpeg`, `brew install ffmpeg` or from ffmpeg.org.",
    );
  });
}

/** Turns the numbered frames of a folder (`0000.png` …) into one silent film. */
export async function encode(folder: string, format: Format, file: string): Promise<void> {
  const input = ["-framerate", `${framesPerSecond}`, "-i", `${folder}/%04d.png`];
  const colors = [
    "-vf",
    "scale=out_color_matrix=bt709:out_range=tv",
    "-colorspace",
    "bt709",
    "-color_primaries",
    "bt709",
    "-color_trc",
    "bt709",
  ];
  await run("ffmpeg", [
    "-y",
    "-loglevel",
    "error",
    ...input,
    ...colors,
    "-pix_fmt",
    "yuv420p",
    ...codecs[format],
    file,
  ]);
}

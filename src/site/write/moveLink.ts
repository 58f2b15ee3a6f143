import { readlinkSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** Moves a symbolic link, so that it leads to the same file from its new place. Returns what moves it back. */
export function moveLink(from: string, to: string): () => void {
  const old = readlinkSync(from);
  symlinkSync(path.isAbsolute(old) ? old : fromOther(old, from, to), to);
  const putBack = () => {
    rmSync(from, { force: true });
    symlinkSync(old, from);
    rmSync(to);
  };
  try {
    rmSync(from);
  } catch (error) {
    putBack();
    throw error;
  }
  return putBack;
}

/** A relative path in one place, as it is from another. The folders themselves may be links. */
function fromOther(relative: string, from: string, to: string): string {
  const [before, after] = [from, to].map((file) => realpathSync(path.dirname(file)));
  return path.relative(after ?? "", path.resolve(before ?? "", relative));
}

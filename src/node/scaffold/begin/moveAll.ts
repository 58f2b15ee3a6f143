import { rename } from "node:fs/promises";

/** A file or folder, and where it goes. */
export interface Move {
  from: string;
  to: string;
}

/** Moves one after the other. If one cannot be moved, all those before it go back, and the error is thrown. */
export async function moveAll(moves: readonly Move[]): Promise<void> {
  const done: Move[] = [];
  try {
    for (const move of moves) {
      await rename(move.from, move.to);
      done.unshift(move);
    }
  } catch (error) {
    for (const { from, to } of done) await rename(to, from);
    throw error;
  }
}

interface Reader {
  read(): Promise<void>;
  /** True if something was written that was not read yet. */
  isBehind(): boolean;
  refuse(reason: unknown): void;
}

/** The times that the site is read until a write is in it: several seconds, which a slow machine needs. */
const patience = 40;

/** Waits until the preview is likely to have noticed a file that was written. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 120));

/** Reads the site again and again. While it is being read, further calls count as one. */
export function createReading({ read, isBehind, refuse }: Reader) {
  let reading: Promise<void> | undefined;
  let isStale = false;
  const readOn = async (): Promise<void> => {
    isStale = false;
    await read();
    if (isStale) await readOn();
  };
  const refresh = (): Promise<void> => {
    isStale = true;
    reading ??= readOn()
      .catch(refuse)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  return {
    refresh,
    pause,
    /** Reads until what was read is what was written: the preview notices a write after it has answered. */
    async catchUp(): Promise<void> {
      await refresh();
      for (let left = patience; isBehind() && left > 0; left--) {
        await pause();
        await refresh();
      }
    },
  };
}

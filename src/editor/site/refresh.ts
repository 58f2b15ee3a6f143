/** Reads something again. While it is being read, further calls count as one. */
export function createRefresh(read: () => Promise<void>): () => Promise<void> {
  let reading: Promise<void> | undefined;
  let isStale = false;
  const readOn = async (): Promise<void> => {
    isStale = false;
    await read();
    if (isStale) await readOn();
  };
  return () => {
    isStale = true;
    reading ??= readOn().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

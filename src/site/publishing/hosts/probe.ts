import { HostRefusal } from "./host.ts";

/** The longest wait for an answer, in milliseconds. */
export const longestWait = 15_000;

/**
 * Expects a file that was uploaded as a test to be what visitors get. Throws `HostRefusal` for the field with the folder, or
 * for the address.
 */
export async function expectShown(address: string, content: string, field: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) }).catch(
    () => undefined,
  );
  if (!response)
    throw new HostRefusal(
      "Nothing answers at this address. Is it the one of your site?",
      "address",
    );
  if (response.ok && (await response.text()).includes(content)) return;
  throw new HostRefusal(
    "Files get to the server, but visitors do not see them at the address for visitors. Is it another folder, or another address?",
    field,
  );
}

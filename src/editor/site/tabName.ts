/** The name of this tab in its session storage, and whether the document that wrote it has gone. */
const key = "broadside:tab";
const goneKey = "broadside:tab-gone";

/**
 * The name of this tab, which the edits that it makes carry. It stays the same when the document is loaded again. A tab that
 * the browser duplicates gets a name of its own: it has the storage of a document that has not gone.
 */
export const tabName = nameTab();

function nameTab(): string {
  const fresh = [...crypto.getRandomValues(new Uint32Array(3))].join("-");
  try {
    const name = sessionStorage.getItem(goneKey) === null ? null : sessionStorage.getItem(key);
    sessionStorage.removeItem(goneKey);
    sessionStorage.setItem(key, name ?? fresh);
    addEventListener("pagehide", () => sessionStorage.setItem(goneKey, "yes"));
    // A document may come back from the history as it was.
    addEventListener("pageshow", () => sessionStorage.removeItem(goneKey));
    return name ?? fresh;
  } catch {
    // Storage may be forbidden.
    return fresh;
  }
}

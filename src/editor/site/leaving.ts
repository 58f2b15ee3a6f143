interface Ports {
  /** Sends what waits. */
  leave(): void;
  /** True if nothing is lost with the tab. */
  mayLeave(): boolean;
}

/** Saves what is pending when the document goes, and asks first if something would be lost with the tab. */
export function guardLeaving({ leave, mayLeave }: Ports): void {
  // A script that loads the document again, as Vite's does when the preview is back, loses nothing: it is kept.
  let isReload = false;
  const { navigation } = window;
  navigation?.addEventListener("navigate", ({ navigationType }) => {
    isReload = navigationType === "reload";
  });
  addEventListener("beforeunload", (event) => {
    if (!isReload && !mayLeave()) event.preventDefault();
  });
  addEventListener("pagehide", leave);
}

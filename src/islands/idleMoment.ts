/** Resolves when the browser has nothing else to do. Safari does not say when: there, it is once what waits has been done. */
export const idleMoment = () =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/**
 * Sees to it that an error in one of a section's event handlers is logged once, under the section's
 * name. React listens at the root and hands on what a handler throws as an error of the whole page; so
 * the listeners that it adds during `listen` say whose turn it is.
 */
export function nameErrors<T>(root: HTMLElement, listen: () => T): T {
  const add = root.addEventListener;
  root.addEventListener = (type: string, listener: unknown, options?: AddEventListenerOptions) => {
    if (typeof listener !== "function") return;
    add.call(root, type, (event) => runFor(root, () => listener(event)), options);
  };
  const result = listen();
  root.addEventListener = add;
  return result;
}

let answering: HTMLElement | undefined;

function runFor(root: HTMLElement, run: () => void): void {
  const before = answering;
  answering = root;
  run();
  answering = before;
}

addEventListener("error", (event) => {
  if (!answering) return;
  event.preventDefault();
  console.error(`Section "${answering.id}" could not answer.`, event.error);
});

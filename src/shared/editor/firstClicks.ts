/** The clicks on a page in the editor before its code listened. */
declare global {
  interface Window {
    firstClicks?: MouseEvent[];
  }
}

/** A script at the start of such a page. It keeps the clicks, and what they would do on the page of a visitor. */
export const keepFirstClicks = "firstClicks=[];onclick=e=>{e.preventDefault();firstClicks.push(e)}";

/** Ends that. Returns the last click that was kept. */
export function takeFirstClick(): MouseEvent | undefined {
  window.onclick = null;
  return window.firstClicks?.splice(0).at(-1);
}

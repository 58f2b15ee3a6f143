/** The clicks on a page in the editor before its code listened. */
declare global {
  interface Window {
    firstClicks?: MouseEvent[];
  }
}

/** A script at the start of such a page. It keeps the clicks, and prevents what they do for visitors. */
export const keepFirstClicks = "firstClicks=[];onclick=e=>{e.preventDefault();firstClicks.push(e)}";

/** Ends that. Returns the clicks that were kept. */
export function takeFirstClicks(): MouseEvent[] {
  window.onclick = null;
  return window.firstClicks?.splice(0) ?? [];
}

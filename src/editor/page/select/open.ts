/** A carousel's track, as its library marks it. */
interface Track extends Element {
  swiper?: { slideTo(index: number, speed: number): void };
}

/** Opens everything that hides an element: answers, tabs, menus, slides, choices. True if something had to be opened. */
export function openAround(element: Element): boolean {
  let hasOpened = false;
  const around = ancestorsOf(element);
  for (const each of around) {
    if (each.getAttribute("hidden") !== null) {
      // Parts that the browser's search finds open themselves for it.
      each.dispatchEvent(new Event("beforematch", { bubbles: true }));
      hasOpened = true;
    }
    // The words that open a menu are visible while it is closed.
    const summary = each.querySelector(":scope > summary");
    if (each instanceof HTMLDetailsElement && !each.open && !summary?.contains(element)) {
      each.open = true;
      hasOpened = true;
    }
    const control = each.id && controlOf(each.id);
    if (control && !isSeen(element)) {
      control.click();
      hasOpened = true;
    }
    if (slideTo(each)) hasOpened = true;
  }
  return (!isSeen(element) && choose(element)) || hasOpened;
}

/** True if an element is laid out and not hidden. */
export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });

const ancestorsOf = (element: Element): Element[] =>
  element.parentElement ? [...ancestorsOf(element.parentElement), element] : [element];

const controlOf = (id: string) =>
  document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"][aria-expanded=false]`);

/** Brings a slide into view, through the carousel's own library. */
function slideTo(slide: Element): boolean {
  const track: Track | null | undefined = slide.parentElement?.parentElement;
  const index = [...(slide.parentElement?.children ?? [])].indexOf(slide);
  if (!track?.swiper || !slide.hasAttribute("inert")) return false;
  track.swiper.slideTo(index, 0);
  return true;
}

/** Makes the choice of its section that shows an element. */
function choose(element: Element): boolean {
  const choices = element.closest("[id]:is(section, header, footer, aside)");
  for (const choice of choices?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? []) {
    const { name } = choice;
    const last = choices?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]:checked`);
    if (choice.checked) continue;
    choice.checked = true;
    if (isSeen(element)) return true;
    if (last) last.checked = true;
    else choice.checked = false;
  }
  return false;
}

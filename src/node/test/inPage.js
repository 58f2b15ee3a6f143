// Runs inside a page, as it is: a compiler would leave names here that the page does not know.
({
  /** Goes from island to island until all are hydrated or have failed, through the page, and back to the top. */
  async wake() {
    const frame = () => new Promise(requestAnimationFrame);
    const isReady = (root) =>
      root.hasAttribute("data-failed") ||
      [...root.querySelectorAll("*")].some((element) =>
        Object.keys(element).some((key) => key.startsWith("__reactFiber")),
      );
    const listWaiting = () =>
      [...document.querySelectorAll("[data-island]")].filter((root) => !isReady(root));
    // An island that never hydrates is reported by its silence.
    for (let turn = 0; turn < 200 && listWaiting().length > 0; turn += 1) {
      for (const root of listWaiting()) {
        root.scrollIntoView({ block: "center", behavior: "instant" });
        // Some islands wait for the first thing that a visitor does, and a short page does not scroll.
        for (let move = 0; move < 2; move++)
          root.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
        await frame();
        await frame();
      }
    }
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.75) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await frame();
    return listWaiting().map((root) => root.id);
  },

  /** The elements with words or a picture that reach beyond the window, apart from what scrolls inside the page. */
  findWide() {
    const width = document.documentElement.clientWidth;
    const isClipped = (element) =>
      element !== null &&
      !element.matches("body, [data-tone]") &&
      (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement));
    const hasContent = (element) =>
      element.matches("img, video") ||
      [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== "");
    const wide = [...document.querySelectorAll("body *")].filter((element) => {
      if (!hasContent(element) || element.closest("[aria-hidden=true]")) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = element.matches("img, video") ? element : range;
      const { right, left } = box.getBoundingClientRect();
      return (right > width + 1 || left < -1) && !isClipped(element);
    });
    return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
  },

  /** The visible controls that do nothing without a script. */
  findDead() {
    const controls =
      "button:not([type=submit], [popovertarget]), [role=tab], [role=button], [aria-expanded], video:not([controls])";
    return [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.outerHTML.slice(0, 120));
  },

  /** Every text that can be seen, also by a choice or in what opens without a script, and that names a picture or a part. */
  listTexts() {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    const texts = [];
    const read = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement?.closest("select") ?? node.parentElement;
        const isShown = element?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        if (isShown) texts.push(node.textContent);
      }
    };
    for (const details of document.querySelectorAll("details")) {
      // Of several with one name, a browser keeps only the last open.
      details.removeAttribute("name");
      details.open = true;
    }
    for (const popover of document.querySelectorAll("[popover]")) popover.showPopover();
    read();
    for (const choice of document.querySelectorAll("input[type=radio]:not(form *)")) {
      choice.checked = true;
      read();
    }
    for (const name of ["alt", "aria-label", "placeholder"]) {
      for (const named of document.querySelectorAll(`[${name}]`))
        texts.push(named.getAttribute(name));
    }
    return texts;
  },
});

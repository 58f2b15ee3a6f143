import type { Page } from "playwright/test";

/** The result for a page on which drawings and words have enough space. */
export const noOverlaps = { struck: [], broken: [] };

/**
 * Lines of text that a drawing crosses, between cap height and baseline, and words that are broken although a line of
 * their own would hold them.
 */
export const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("The browser measures no text.");
    const isShown = (e: Element) => e.checkVisibility({ visibilityProperty: true });

    interface Shape {
      shape: SVGElement;
      box: DOMRect;
    }
    /** The shapes of a drawing, as far as this document contains them. A symbol of the sprite counts as its box. */
    const shapesOf = (drawing: SVGSVGElement) => {
      const shapes = [...drawing.querySelectorAll<SVGGeometryElement>("path, circle")];
      const all = shapes.length > 0 ? shapes : [drawing];
      return all.map((shape): Shape => ({ shape, box: shape.getBoundingClientRect() }));
    };
    const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
      x > left && x < right && y > top && y < bottom;
    const isOn = ({ shape, box }: Shape, x: number, y: number) => {
      if (!(shape instanceof SVGGeometryElement)) return isWithin(box, x, y);
      const at = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM()?.inverse());
      const { fill, stroke } = getComputedStyle(shape);
      return (
        (fill !== "none" && shape.isPointInFill(at)) ||
        (stroke !== "none" && shape.isPointInStroke(at))
      );
    };
    /** The boxes that cut a drawing off at their edges. */
    const boxesAround = (drawing: Element) => {
      const boxes: DOMRect[] = [];
      for (let box = drawing.parentElement; box; box = box.parentElement)
        if (getComputedStyle(box).overflow !== "visible") boxes.push(box.getBoundingClientRect());
      return boxes;
    };
    const isCovered = (element: Element, drawing: Element) => {
      for (
        let box: Element | null = element;
        box && !box.contains(drawing);
        box = box.parentElement
      ) {
        const { backgroundColor } = getComputedStyle(box);
        if (backgroundColor.startsWith("rgb(")) return Number(getComputedStyle(drawing).zIndex) < 0;
      }
      return false;
    };

    const struck: string[] = [];
    const broken: string[] = [];
    for (const scope of document.querySelectorAll("[data-variant]")) {
      const name = scope.getAttribute("data-variant");
      const drawings = [...scope.querySelectorAll("svg")]
        .filter(isShown)
        .map((drawing) => ({ drawing, around: boxesAround(drawing), shapes: shapesOf(drawing) }));
      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent ?? "";
        if (!element || !text.trim() || !isShown(element)) continue;
        if (element.closest("svg, noscript, script, style")) continue;
        const style = getComputedStyle(element);
        const clipped = (e: Element) => getComputedStyle(e).clipPath === "inset(50%)";
        if (clipped(element) || (element.parentElement && clipped(element.parentElement))) continue;
        pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
          pen.measureText("H");
        const size = Number.parseFloat(style.fontSize);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          const feet = line.top + (line.height * ascent) / (ascent + descent);
          const heights = [feet - size * 0.68, feet - size * 0.34, feet - 1];
          for (const { drawing, around, shapes } of drawings) {
            const near = shapes.filter(({ box: { left, right, top, bottom } }) => {
              const reach = 8;
              return (
                left - reach < line.right &&
                right + reach > line.left &&
                top - reach < feet &&
                bottom + reach > line.top
              );
            });
            if (near.length === 0 || isCovered(element, drawing)) continue;
            const places = Array.from(
              { length: Math.ceil(line.width / 4) },
              (_, n) => line.left + n * 4,
            );
            const points = places.flatMap((x) => heights.map((y) => [x, y] as const));
            const seen = points.filter(([x, y]) => around.every((box) => isWithin(box, x, y)));
            if (near.some((s) => seen.some(([x, y]) => isOn(s, x, y)))) {
              struck.push(`${name}: ${text}`);
            }
          }
        }
        if (style.hyphens === "auto") continue;
        let block: Element = element;
        while (block.parentElement && getComputedStyle(block).display.startsWith("inline")) {
          block = block.parentElement;
        }
        for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(block);
          const room =
            block.clientWidth -
            Number.parseFloat(paddingInlineStart) -
            Number.parseFloat(paddingInlineEnd);
          // A word as short as the name of a day has room everywhere.
          const fits = word.length <= 3 || pen.measureText(word).width < room - 2;
          if (tops.size > 1 && fits) {
            broken.push(`${name}: ${word}`);
          }
        }
      }
    }
    return { struck: [...new Set(struck)], broken: [...new Set(broken)] };
  });

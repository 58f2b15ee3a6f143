import type { XastElement, XastRoot } from "svgo";
import type { Icon } from "../../site/icons.ts";

/** The elements of a plain drawing. Others refer to something, or hold text, pixels or motion. */
const shapes = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]);

/** The attributes of the root that its shapes inherit. The others size and name it. */
const isInherited = (name: string) => /^(fill|stroke|color|opacity|clip-rule)/.test(name);

/**
 * A drawing of one colour as an icon in the colour of the text around it. Undefined for a drawing of several colours,
 * and for one with gradients, masks, text or styles of its own.
 */
export async function readOwnIcon(file: Buffer): Promise<Icon | undefined> {
  // Large, and needed only for a page with icons of its own.
  const { optimize } = await import("svgo");
  let size: Pick<Icon, "width" | "height"> | undefined;
  const toIcon = (root: XastRoot) => {
    const [drawing] = root.children.filter(isElement);
    if (drawing && isPlain(drawing) && new Set(listPaints(drawing)).size <= 1) {
      size = measure(drawing);
      repaint(drawing);
      drawing.name = "g";
    }
    return {};
  };
  const { data: body } = optimize(file.toString("utf8"), {
    plugins: [
      ...(["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata"] as const),
      ...(["removeEditorsNSData", "removeDesc", "removeTitle"] as const),
      { name: "inlineStyles", params: { onlyMatchedOnce: false } },
      ...(["convertStyleToAttrs", "convertColors", "cleanupIds", "removeUselessDefs"] as const),
      { name: "toIcon", fn: toIcon },
    ],
  });
  return size && { body, ...size };
}

const isElement = (node: XastRoot["children"][number]): node is XastElement =>
  node.type === "element";

const childrenOf = (element: XastElement) => element.children.filter(isElement);

function isPlain(element: XastElement, isRoot = true): boolean {
  const { name, attributes } = element;
  const isKnown = isRoot ? name === "svg" && measure(element) : name === "g" || shapes.has(name);
  return (
    Boolean(isKnown) &&
    !("style" in attributes) &&
    !Object.values(attributes).some((value) => value.includes("url(")) &&
    childrenOf(element).every((child) => isPlain(child, false))
  );
}

/** The colours of every shape inside. A shape that names none is filled with black. */
function listPaints(
  { name, attributes, children }: XastElement,
  outer = { fill: "#000", stroke: "none" },
): string[] {
  const { fill = outer.fill, stroke = outer.stroke } = attributes;
  if (shapes.has(name)) return [fill, stroke].filter(isPainted);
  return children.filter(isElement).flatMap((child) => listPaints(child, { fill, stroke }));
}

const isPainted = (paint: string) => paint !== "none" && paint !== "transparent";

/** Gives every painted part the colour of the text. Of the root, only what its shapes inherit is left. */
function repaint(element: XastElement, isRoot = true): void {
  const kept = Object.entries(element.attributes).filter(
    ([name]) => name !== "color" && name !== "class" && (!isRoot || isInherited(name)),
  );
  element.attributes = Object.fromEntries(
    kept.map(([name, value]) => {
      const isPaint = (name === "fill" || name === "stroke") && isPainted(value);
      return [name, isPaint ? "currentColor" : value];
    }),
  );
  for (const child of childrenOf(element)) repaint(child, false);
}

/** The size of the view box, or of a drawing without one. Undefined where the box begins elsewhere than at 0. */
function measure({ attributes }: XastElement): Pick<Icon, "width" | "height"> | undefined {
  const { viewBox, width, height } = attributes;
  const box = viewBox?.trim().split(/[\s,]+/) ?? ["0", "0", width, height];
  const [x, y, w, h] = box.map((value) => Number.parseFloat(value ?? ""));
  return x === 0 && y === 0 && w && h ? { width: w, height: h } : undefined;
}

import type { CustomPlugin, XastElement } from "svgo";
import { clean } from "../../../assets/clean/index.ts";
import { countShown } from "./countShown.ts";
import { UploadRefused } from "./refuseUpload.ts";

const svg = "http://www.w3.org/2000/svg";

/** The elements that a drawing may have: shapes, words, colours, effects and movement. */
const elements = new Set([
  ...["svg", "g", "defs", "symbol", "use", "switch", "view", "title", "desc", "metadata", "style"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "image"],
  ...["text", "tspan", "textPath"],
  ...["linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "marker"],
  ...["animate", "animateMotion", "animateTransform", "mpath"],
  ...["filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feDropShadow"],
  ...["feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feFlood"],
  ...["feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge"],
  ...["feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting"],
  ...["feSpotLight", "feTile", "feTurbulence"],
]);

/** The most elements that a drawing may show: several times more than maps of whole countries have. */
const mostShown = 200_000;

const scripted = new Set(["script", "handler", "listener"]);

const inside = /^\s*(#|data:image\/(png|jpeg|gif|webp);base64,)/i;
const fontInside = /^\s*data:(font|application)\/[\w+.-]+;(charset=[\w-]+;)?base64,/i;

/** Functions of CSS that fetch what they name without `url`. */
const fetching = /@import|@namespace|\b(image-set|image|src|cross-fade|element|expression)\s*\(/i;

/**
 * A drawing as its reader understands it, without what drawing programs leave in it. Throws unless it is only a
 * picture: shapes and texts of known elements, without scripts, event handlers or references to other files.
 */
export async function readDrawing(file: Buffer, cacheDir: string): Promise<Buffer> {
  const given = file.toString("utf8");
  // The reader would replace each name that a document defines by its meaning, and that one again.
  if (/<!ENTITY/i.test(given)) {
    throw refuse("it defines names of its own (ENTITY)", "Export it anew as a plain SVG.");
  }
  // The reader closes what is open.
  if (!/>\s*$/.test(given)) throw damaged;
  const cleaned = await clean(file, cacheDir);
  if (!cleaned) throw damaged;
  const { optimize } = await import("svgo");
  const check: CustomPlugin = {
    name: "checkDrawing",
    fn: (root) => {
      if (countShown(root) > mostShown) throw endless;
      return {
        instruction: {
          enter({ name }) {
            if (name.toLowerCase() !== "xml") throw elsewhere;
          },
        },
        element: {
          enter(element, parent) {
            if (parent.type === "root" && element.name !== "svg") throw damaged;
            checkElement(element);
          },
        },
      };
    },
  };
  // The declaration of an encoding would have a browser read it in another way.
  const plugins = [check, "removeXMLProcInst", "removeDoctype"] as const;
  const { data } = optimize(cleaned.toString("utf8"), {
    plugins: [...plugins],
    js2svg: { finalNewline: true },
  });
  return Buffer.from(data);
}

function checkElement({ name, attributes, children }: XastElement): void {
  if (scripted.has(name.toLowerCase())) throw live;
  if (name === "foreignObject") {
    throw refuse("it holds a piece of a web page (foreignObject)", "Export its words as shapes.");
  }
  if (!elements.has(name)) {
    throw refuse(`it holds <${name}>, which no drawing needs`, "Export it anew as a plain SVG.");
  }
  for (const [key, value] of Object.entries(attributes)) checkAttribute(key, value);
  if (name !== "style") return;
  for (const child of children) {
    if (child.type === "text" || child.type === "cdata") checkStyles(child.value);
  }
}

function checkAttribute(key: string, value: string): void {
  const [name = ""] = key.toLowerCase().split(":").slice(-1);
  if (/^on/.test(name) || /javascript:/i.test(value.replaceAll(/\s/g, ""))) throw live;
  if (key === "xmlns" && value !== svg) throw elsewhere;
  if (key === "xml:base") throw elsewhere;
  if (name === "href" && !inside.test(value)) throw elsewhere;
  if (name === "attributename" && /^on|href$/i.test(value.trim())) throw live;
  if (name === "style" || /[\\(]/.test(value)) checkStyles(value);
}

/** A way of writing that hides a character is no way in which a program writes a drawing. */
function checkStyles(css: string): void {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, "");
  if (plain.includes("\\") || fetching.test(plain)) throw elsewhere;
  for (const [, address = ""] of plain.matchAll(/url\s*\(\s*["']?([^)]*)/gi)) {
    if (!inside.test(address) && !fontInside.test(address)) throw elsewhere;
  }
}

const refuse = (reason: string, remedy: string) =>
  new UploadRefused(`This drawing cannot be used: ${reason}. ${remedy}`);

const live = refuse(
  "it holds a script, and a picture runs none",
  "Export it anew without scripts: as a plain SVG.",
);

const elsewhere = refuse(
  "it shows something of another file, and a picture fetches none",
  "Export it anew with its pictures, fonts and styles inside it.",
);

const endless = refuse(
  "it shows its own parts too many times, which no browser could draw",
  "Export it anew as a plain SVG.",
);

const damaged = new UploadRefused(
  "This file begins like an SVG drawing, but it is damaged or cut off. Export it anew.",
);

/** A picture of the page that the template is compared with, as its document describes it. */
export interface Picture {
  srcSet: string;
  sizes: string;
  src: string;
  alt: string;
  width: string;
  height: string;
}

/** Finds a picture by the name of its file, and all portraits. */
export interface Pictures {
  find(name: string): Picture;
  portraits: string[];
}

/** Reads the pictures of a built page, so that another page can show the same files. */
export function readPictures(html: string): Pictures {
  const pictures = [...html.matchAll(/<picture>.*?<\/picture>/gs)].map(([markup]) => {
    const read = (name: string) => new RegExp(` ${name}="(.*?)"`).exec(markup)?.[1] ?? "";
    return {
      ...{ srcSet: read("srcSet"), sizes: read("sizes"), src: read("src"), alt: read("alt") },
      ...{ width: read("width"), height: read("height") },
    };
  });
  const portraits = [...html.matchAll(/<img src="([^"]*\/portrait-[^"]*)"/g)];
  return {
    find(name) {
      const found = pictures.find(({ src }) => src.includes(`/${name}-`));
      if (!found) throw new Error(`The page has no picture named "${name}".`);
      return found;
    },
    portraits: portraits.flatMap(([, src]) => src ?? []),
  };
}

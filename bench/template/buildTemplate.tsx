import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { name } from "./content.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { defineSymbols } from "./Icon.tsx";
import { Invitation, Prices, Testimonials } from "./offers.tsx";
import { Announcement, Hero, Note } from "./opening.tsx";
import { readPictures } from "./pictures.ts";
import { atEnd, beforePaint } from "./scripts.ts";
import { Details, Features, Logos, Passages, Questions, Stats, Steps } from "./sections.tsx";
import { writeStyles } from "./writeStyles.ts";

/**
 * Builds a page as a popular template for Astro and Tailwind makes it: static, with a stylesheet of utility classes
 * and a few lines of script. It shows pictures of the page in `dist`, which it copies.
 */
export async function buildTemplate(dist: string, dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await cp(path.join(dist, "assets"), path.join(dir, "assets"), { recursive: true });
  const pictures = readPictures(await readFile(path.join(dist, "index.html"), "utf8"));
  const body = renderToStaticMarkup(
    <>
      <Announcement />
      <Header />
      <main>
        <Hero picture={pictures.find("hero")} />
        <Note />
        <Features />
        <Passages pictures={pictures} />
        <Steps pictures={pictures} />
        <Details />
        <Stats />
        <Prices />
        <Questions />
        <Testimonials portraits={pictures.portraits} />
        <Logos />
        <Invitation />
      </main>
      <Footer />
    </>,
  );
  const stylesheet = await writeStyles(body, dir);
  await writeFile(path.join(dir, "index.html"), writeDocument(defineSymbols(body), stylesheet));
}

function writeDocument(body: string, stylesheet: string): string {
  const title = `${name}: a notebook for teams`;
  const description = "Write it down once, and find it forever.";
  return [
    `<!DOCTYPE html><html lang="en" dir="ltr" class="2xl:text-[20px]"><head><meta charset="UTF-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`,
    `<meta name="description" content="${description}"><meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}"><meta property="og:type" content="website">`,
    `<meta name="twitter:card" content="summary_large_image"><meta name="robots" content="index,follow">`,
    `<link rel="icon" href="data:,"><script>${beforePaint}</script>`,
    `<link rel="stylesheet" href="/${stylesheet}"></head>`,
    `<body class="antialiased text-default bg-page tracking-tight">${body}`,
    `<script>${atEnd}</script></body></html>`,
  ].join("");
}

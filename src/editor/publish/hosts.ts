/** A host that takes the site by hand, or by a script of a developer. */
interface OtherHost {
  name: string;
  /** Without a terminal, with the files of the site. */
  byHand: string;
  /** The work of a developer, once, before the button "Publish" can do it. */
  once: string;
  /** The line for package.json that belongs to it; left out if Git does it. */
  script?: string;
}

/** The hosts that the editor itself does not reach. */
export const otherHosts: readonly OtherHost[] = [
  {
    name: "Cloudflare Pages",
    byHand:
      "In the dashboard, choose Workers & Pages, Create, Pages, Upload assets, and give it the folder or the archive.",
    once: "A developer runs in a terminal: npm install --save-dev wrangler, npx wrangler login.",
    script: '"deploy": "wrangler pages deploy dist --project-name my-site --branch main"',
  },
  {
    name: "Vercel",
    byHand: "Vercel takes no files by hand.",
    once: "A developer runs in a terminal: npm install --save-dev vercel, npx vercel login.",
    script: '"deploy": "vercel link dist --yes --project my-site && vercel deploy dist --prod"',
  },
  {
    name: "A web space with FTP or a file manager alone",
    byHand:
      "Upload what is in the folder; or the archive, and unpack it there. Ask your host for SFTP: with it, this button does it.",
    once: "FTP sends passwords so that others on the way can read them, so this button does not use it.",
  },
  {
    name: "A host that builds the site from Git",
    byHand: "A host of this kind takes no files by hand.",
    once: 'A developer runs in a terminal, in the folder of the site: git init -b main, git add -A, git commit -m "Begin", git remote add origin and the address that the host names, git push -u origin main.',
  },
];

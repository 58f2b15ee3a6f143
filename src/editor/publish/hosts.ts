/** A host, and how a site gets there for the first time. */
interface Host {
  name: string;
  /** Without a terminal, with the files of the site. */
  byHand: string;
  /** The line for package.json that lets the button "Publish" do it from then on; left out if Git does. */
  script?: string;
  /** The work of a developer, once, before the button can do it. */
  once: string;
}

/** The hosts for which there is advice. */
export const hosts: readonly Host[] = [
  {
    name: "Netlify",
    byHand: "Open app.netlify.com/drop, and drag the folder there.",
    once: "In a terminal: npm install --save-dev netlify-cli, npx netlify login, npx netlify link.",
    script: '"deploy": "netlify deploy --prod --dir dist"',
  },
  {
    name: "Cloudflare Pages",
    byHand:
      "In the dashboard, choose Workers & Pages, Create, Pages, Upload assets, and give it the folder or the archive.",
    once: "In a terminal: npm install --save-dev wrangler, npx wrangler login.",
    script: '"deploy": "wrangler pages deploy dist --project-name my-site --branch main"',
  },
  {
    name: "Vercel",
    byHand: "Vercel takes no files by hand.",
    once: "In a terminal: npm install --save-dev vercel, npx vercel login, npx vercel link --cwd dist.",
    script: '"deploy": "vercel deploy dist --prod --yes"',
  },
  {
    name: "GitHub Pages, or another host that builds from Git",
    byHand: "A host of this kind takes no files by hand.",
    once: 'In a terminal, in the folder of the site: git init -b main, git add -A, git commit -m "Begin", git remote add origin and the address that the host names, git push -u origin main.',
  },
  {
    name: "A server with SSH",
    byHand: "Copy what is in the folder to the folder of your site, as you copy other files there.",
    once: "Log in once in a terminal, with a key.",
    script: '"deploy": "rsync -az --delete-after dist/ you@host.example:site/"',
  },
  {
    name: "A web space with FTP, SFTP or a file manager",
    byHand: "Upload what is in the folder; or the archive, and unpack it there.",
    once: "For SFTP, log in once in a terminal, with a key: sftp you@host.example.",
    script: '"deploy": "echo \'put -R dist/. site\' | sftp -b - you@host.example"',
  },
];

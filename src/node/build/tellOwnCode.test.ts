import path from "node:path";
import { expect, test } from "vitest";
import { resolvePaths } from "../project/projectPaths.ts";
import { vendored } from "../project/vendored.ts";
import { tellOwnCode } from "./tellOwnCode.ts";

const root = path.resolve("/srv/site");
const engineDir = path.join(root, "node_modules/broadside");

/** The message about a step of the bundler that ends with this error. */
const tell = (message: string) =>
  tellOwnCode(
    { ...resolvePaths(root), engineDir },
    Promise.reject(Object.assign(new Error("Build failed"), { errors: [{ message }] })),
  ).catch(String);

const from = (folder: string, name: string) =>
  `[vite]: Rolldown failed to resolve import "${name}" from "${path.join(folder, "src/a.tsx")}".`;

test.each(vendored)(
  "%s is missed in the package, and not in the code of the site",
  async (name) => {
    expect(await tell(from(engineDir, name))).toBe(
      `The package broadside lacks ${name}, because it was packed without its script. Pack it again by npm pack --ignore-scripts=false, and install it.`,
    );
    expect(await tell(from(root, name))).toContain("The site's own code has an error.");
  },
);

// Plain JavaScript: a TypeScript loader would process every module of Vite, and take a second.
import findConfig from "./findConfig.cjs";
import folder from "./folder.cjs";
import help from "./help.cjs";

help("build");

// A module's own name ends at a ? in the path, and Node does not resolve packages below a *.
folder.refuse("?*");

const modes = { "--draft": "draft", "--gallery": "gallery", "--dry-run": "production" };
const given = process.argv.slice(2);
/** Takes an option with its value out of the words. */
const takeOption = (name) => {
  const at = given.indexOf(name);
  return at < 0 ? undefined : (given.splice(at, 2)[1] ?? "");
};
const asOf = takeOption("--on");
const address = takeOption("--address");
const unknown = given.find((word) => !Object.hasOwn(modes, word));

if (unknown || given.length > 1) {
  const known = Object.keys(modes).join(" or ");
  console.error(
    `build takes ${known}, --on with a day, --address with an address, or nothing; ${given.join(" ")} is not among it.`,
  );
  process.exitCode = 2;
} else {
  const [word = ""] = given;
  const { createBuilder } = await import("vite");
  // Vite hands a setting that it does not know to the plugins.
  const dryRun = word === "--dry-run";
  const mode = modes[word] ?? "production";
  try {
    const builder = await createBuilder({ ...findConfig(), mode, asOf, address, dryRun }, null);
    await builder.buildApp();
  } catch (error) {
    // A mistake of the site's own code is told in words.
    if (error.name !== "SiteFault") throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

// Plain JavaScript: a loader of TypeScript would have a hand in every module of Vite, and take a second.
import folder from "./folder.cjs";

// Where a path holds ?, a module's own name ends; where it holds *, Node does not resolve packages.
folder.refuse("?*");

const modes = { "--draft": "draft", "--gallery": "gallery" };
const words = process.argv.slice(2);
const unknown = words.find((word) => !Object.hasOwn(modes, word));

if (unknown || words.length > 1) {
  const known = Object.keys(modes).join(" or ");
  console.error(`build takes ${known}, or nothing; ${words.join(" ")} is not among it.`);
  process.exitCode = 2;
} else {
  const [word = ""] = words;
  const { createBuilder } = await import("vite");
  const builder = await createBuilder({ mode: modes[word] ?? "production" }, null);
  await builder.buildApp();
}

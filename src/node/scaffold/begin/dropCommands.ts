import { ownFolders } from "./folders.ts";

interface Package {
  scripts?: Record<string, string>;
}

/** package.json and README.md without the commands of the removed folders, and without the lines that describe them. */
export function dropCommands(packageJson: string, readme: string) {
  const data: Package = JSON.parse(packageJson);
  const dropped = Object.entries(data.scripts ?? {}).flatMap(([name, command]) =>
    ownFolders.some((folder) => command.includes(` ${folder}/`)) ? [name] : [],
  );
  for (const name of dropped) delete data.scripts?.[name];
  const isDropped = (line: string) =>
    dropped.some((name) => line.startsWith(`| \`npm run ${name}\``)) ||
    ownFolders.some((folder) => line.startsWith(`${folder}/ `));
  return {
    packageJson: `${JSON.stringify(data, null, 2)}\n`,
    readme: readme
      .split("\n")
      .filter((line) => !isDropped(line))
      .join("\n"),
  };
}

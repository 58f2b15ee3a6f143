import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import {
  answerVersionRequest,
  parseVersionRequest,
} from "../../src/node/dev/editor/namedVersions.ts";
import { maxVersionName } from "../../src/shared/editor/namedVersions.ts";
import { readHistory, redoLast, undoLast } from "../../src/site/edit/history.ts";
import { allTabs } from "../../src/site/edit/historyFiles.ts";
import { readStored } from "../../src/site/namedVersions/storedVersions.ts";
import { loadSite } from "../../src/site/read/loadSite.ts";
import { readFolder } from "../../src/site/versions/readFolder.ts";
import { smallPage } from "../fixtures/index.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "broadside-versions-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await write("page.yaml", smallPage);
  await write("public/images/a.txt", "One\r\n");
});

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};
const ask = async (request: object) => {
  const wanted = parseVersionRequest(request);
  if (!wanted) throw new Error("This is no request.");
  return answerVersionRequest(await loadSite(root), wanted, allTabs);
};
const keep = (name: string) => ask({ do: "keep-version", name });
const kept = async () => (await readStored(root)).versions;
const idOf = async (name: string) => {
  const version = (await kept()).find((each) => each.name === name);
  if (!version) throw new Error(`There is no version ${name}.`);
  return version.id;
};
const goBack = async (name: string) => ask({ do: "go-back", id: await idOf(name) });
const refusal = (message: string) => ({ refusal: { message } });
const notWhole = refusal("The copy of this version in .broadside/versions is not whole any more.");
const files = async () =>
  Object.fromEntries([...(await readFolder(root))].map(([file, bytes]) => [file, String(bytes)]));
const hero = (title: string) => smallPage.replace("Think better.", title);
const team =
  "page:\n  title: Team\n  description: Who we are.\nsections:\n  - type: statement\n    props:\n      title: Us\n";

test("a version is kept with its name, its day and what changed, and each content once", async () => {
  await keep("First");
  await write("page.yaml", hero("Think twice."));
  await write("pages/team.yaml", team);
  const answer = await keep("Second");
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(answer).toEqual({
    versions: [
      { id: expect.any(String), name: "Second", time, words: expect.any(Array) },
      { id: expect.any(String), name: "First", time, words: [] },
    ],
  });
  const [second] = await kept();
  expect(second?.words).toMatchInlineSnapshot(`
    [
      "Hero: title: "Think better." → "Think twice."",
      "/team/: The page /team/ added, "Team", with Statement",
    ]
  `);
  // Two of the page, one of the team, and one of public/.
  expect(await readdir(path.join(root, ".broadside/versions/files"))).toHaveLength(4);
});

test("the way back is compared, made byte by byte, and taken back as one action", async () => {
  const first = await files();
  await keep("First");
  await write("page.yaml", hero("Think twice."));
  await write("pages/team.yaml", team);
  await write("public/images/a.txt", "Two\n");
  await write("public/images/b.txt", "Later\n");
  const second = await files();
  expect(await ask({ do: "compare-version", id: await idOf("First") })).toMatchInlineSnapshot(`
    {
      "groups": [
        {
          "heading": "First page",
          "sentences": [
            "Hero: title: "Think twice." → "Think better."",
          ],
        },
        {
          "heading": "/team/",
          "sentences": [
            "The page /team/ deleted, "Team"",
          ],
        },
        {
          "heading": "Files",
          "sentences": [
            "public/images/a.txt replaced",
          ],
        },
      ],
    }
  `);
  expect(await files()).toEqual(second);
  const done = await goBack("First");
  expect(done).toMatchObject({ action: { do: "bring-back", name: "First" } });
  expect(await files()).toEqual({ ...first, "public/images/b.txt": "Later\n" });
  expect(await goBack("First")).toEqual(refusal("The site is like this now."));
  await undoLast(root);
  expect(await files()).toEqual(second);
  await redoLast(root);
  expect(await files()).toEqual({ ...first, "public/images/b.txt": "Later\n" });
});

test("a file behind a link is kept and comes back, and a link that leads out of the site is left alone", async () => {
  await write("shared/team.yaml", team);
  await write("shared/mark.svg", "<svg/>");
  const outside = `${root}-outside.txt`;
  onTestFinished(() => rm(outside, { force: true }));
  await writeFile(outside, "Theirs");
  await mkdir(path.join(root, "pages"));
  await symlink("../shared/team.yaml", path.join(root, "pages/team.yaml"));
  await symlink("../shared/mark.svg", path.join(root, "public/mark.svg"));
  await symlink(outside, path.join(root, "public/outside.txt"));
  await keep("First");
  await write("shared/team.yaml", team.replace("Us", "Them"));
  await rm(path.join(root, "public/mark.svg"));
  await writeFile(outside, "Theirs still");
  expect(await ask({ do: "compare-version", id: await idOf("First") })).toMatchObject({
    groups: [
      { heading: "/team/", sentences: ['Statement: title: "Them" → "Us"'] },
      { heading: "Files", sentences: ["public/mark.svg added"] },
    ],
  });
  await goBack("First");
  const read = (file: string) => readFile(path.join(root, file), "utf8");
  expect(await read("shared/team.yaml")).toBe(team);
  expect(await readlink(path.join(root, "pages/team.yaml"))).toBe("../shared/team.yaml");
  expect(await read("public/mark.svg")).toBe("<svg/>");
  expect(await read("public/outside.txt")).toBe("Theirs still");
});

test("a page with a mistake is kept and comes back", async () => {
  const broken = smallPage.replace("title:", "titel:");
  await write("page.yaml", broken);
  await keep("Broken");
  await write("page.yaml", smallPage);
  expect(await keep("Whole")).toHaveProperty("versions.0.name", "Whole");
  await goBack("Broken");
  expect(await files()).toHaveProperty(["page.yaml"], broken);
});

test("a copy that is not whole, or that leads elsewhere, changes nothing", async () => {
  await keep("First");
  await write("page.yaml", hero("Think twice."));
  const now = await files();
  const [version] = await kept();
  const { id = "", files: hashes = {} } = version ?? {};
  const page = hashes["page.yaml"] ?? "";
  const copy = `.broadside/versions/files/${page}`;
  await write(copy, `${smallPage}#`);
  expect(await goBack("First")).toEqual(notWhole);
  // The next version that has the same content makes the copy whole again.
  await write("page.yaml", smallPage);
  await keep("Second");
  await write("page.yaml", hero("Think twice."));
  expect(await readFile(path.join(root, copy), "utf8")).toBe(smallPage);
  for (const place of ["../page.yaml", "package.json", "public/../package.json", "public/.git/a"]) {
    const forged = { ...version, files: { ...hashes, [place]: page } };
    await write(`.broadside/versions/${id}.json`, JSON.stringify(forged));
    expect(await goBack("First"), place).toEqual(notWhole);
  }
  expect(await ask({ do: "compare-version", id: "7" })).toEqual(notWhole);
  expect(await files()).toEqual(now);
});

test("a damaged version is told, left as it is, and hides no other", async () => {
  await keep("First");
  await keep("Second");
  const entry = `.broadside/versions/${await idOf("Second")}.json`;
  const half = (await readFile(path.join(root, entry), "utf8")).slice(0, -20);
  for (const damaged of [half, "", "{}", '{"name":"Second","time":"2026","words":[],"files":{}}']) {
    await write(entry, damaged);
    expect(await ask({ do: "list-versions" })).toMatchObject({
      versions: [{ name: "First" }],
      problem: `Of .broadside/versions, this cannot be read and is left out: ${path.basename(entry)}.`,
    });
  }
  await keep("Third");
  await write(entry, half);
  expect((await kept()).map(({ name }) => name)).toEqual(["Third", "First"]);
});

test("two previews of one folder keep their versions at once", async () => {
  const names = ["First", "Second", "Third", "Fourth"];
  await Promise.all(names.map(keep));
  expect((await kept()).map(({ name }) => name).sort()).toEqual(names.toSorted());
  await write("page.yaml", hero("Think twice."));
  for (const name of names) {
    await goBack(name);
    expect(await files()).toHaveProperty(["page.yaml"], smallPage);
    await undoLast(root);
  }
});

test("what undo cannot hold is gone back from only after it has a name too", async () => {
  const film = (letter: string) => write("public/film.mp4", letter.repeat(9_000_000));
  await film("a");
  await keep("First");
  await film("b");
  const now = await files();
  const warning = "This cannot be taken back by undo: its files are too large for that.";
  expect(await goBack("First")).toEqual(
    refusal(`${warning} Keep the site as it is now under a name first.`),
  );
  expect(await files()).toEqual(now);
  expect(await readHistory(root)).toEqual({});
  await keep("Second");
  expect(await goBack("First")).toMatchObject({ action: { name: "First" }, warning });
  await goBack("Second");
  expect(await files()).toEqual(now);
});

test("a version that cannot be written is refused", async () => {
  await write(".broadside/versions", "A file is in the way.");
  expect(await ask({ do: "list-versions" })).toEqual({
    versions: [],
    problem:
      ".broadside/versions cannot be read. A file has the name of the folder. Rename the file.",
  });
  expect(await keep("First")).toMatchInlineSnapshot(`
    {
      "refusal": {
        "message": "The version is not kept: .broadside/versions cannot be written. A file has the name of the folder. Rename the file.",
      },
    }
  `);
});

test("a site without its first page is not kept", async () => {
  const site = await loadSite(root);
  await rm(path.join(root, "page.yaml"));
  expect(await answerVersionRequest(site, { do: "keep-version", name: "First" }, allTabs)).toEqual(
    refusal("The version is not kept: page.yaml is not there."),
  );
  expect(await kept()).toEqual([]);
});

test("a name is words, not too many, and of one version", async () => {
  expect(await keep("  Before \n the sale ")).toHaveProperty("versions.0.name", "Before the sale");
  expect(await keep("Before the sale")).toEqual(
    refusal("A version has the name “Before the sale” already. Choose another one."),
  );
  const wrong = refusal(`A name has 1 to ${maxVersionName} characters.`);
  expect(await keep(" ")).toEqual(wrong);
  expect(await keep("a".repeat(maxVersionName + 1))).toEqual(wrong);
  expect([1, undefined].map((name) => parseVersionRequest({ do: "keep-version", name }))).toEqual([
    undefined,
    undefined,
  ]);
  expect(await kept()).toHaveLength(1);
});

/** Keeps a version, and another with a new title. */
async function keepTwo(): Promise<void> {
  await keep("First");
  await write("page.yaml", hero("Think twice."));
  await keep("Second");
}

test("a version gets another name, but none that another has", async () => {
  await keepTwo();
  const id = await idOf("First");
  expect(await ask({ do: "rename-version", id, name: "  The  beginning " })).toMatchObject({
    versions: [{ name: "Second" }, { id, name: "The beginning" }],
  });
  expect(await ask({ do: "rename-version", id, name: "Second" })).toEqual(
    refusal("A version has the name “Second” already. Choose another one."),
  );
  expect(await ask({ do: "rename-version", id, name: " " })).toEqual(
    refusal(`A name has 1 to ${maxVersionName} characters.`),
  );
  expect(await ask({ do: "rename-version", id: "../page", name: "X" })).toEqual(
    refusal("There is no such version any more. Open the list again to see those that there are."),
  );
  await goBack("The beginning");
  expect(await files()).toMatchObject({ "page.yaml": smallPage });
});

test("a version is deleted with the contents that no other has, and the others stay whole", async () => {
  await keepTwo();
  const contents = () => readdir(path.join(root, ".broadside/versions/files"));
  expect(await contents()).toHaveLength(3);
  expect(await ask({ do: "delete-version", id: await idOf("Second") })).toMatchObject({
    versions: [{ name: "First" }],
  });
  expect(await contents()).toHaveLength(2);
  await goBack("First");
  expect(await files()).toMatchObject({ "page.yaml": smallPage });
});

test("where a version cannot be read, no content is deleted", async () => {
  await keepTwo();
  const entry = path.join(root, ".broadside/versions", `${await idOf("First")}.json`);
  const whole = await readFile(entry);
  await writeFile(entry, "{");
  await ask({ do: "delete-version", id: await idOf("Second") });
  await writeFile(entry, whole);
  await goBack("First");
  expect(await files()).toMatchObject({ "page.yaml": smallPage });
});

import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { newFolder, editFile, treeOf, writeFiles } from "../../tests/kit/folder.ts";
import { blockwright, printedBy } from "../../tests/kit/program.ts";

// A pull request may hold links. Each of them is planted in a copy of one project; what it leads to lies beside.
const folder = newFolder();
const [made, outside] = [join(folder, "made"), join(folder, "outside")];

const PETS = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  servers: [{ url: "https://api.pets.example" }],
  paths: {
    "/pets": { get: { operationId: "listPets", responses: { 200: { description: "P." } } } },
  },
};

beforeAll(() => {
  mkdirSync(made);
  printedBy(blockwright(["init", "--example", "--scope", "@acme"], made));
  printedBy(blockwright(["generate"], made));
  printedBy(blockwright(["release", "record"], made));
  const manifest = join(made, "specs/notes.yaml");
  editFile(manifest, ": Find and", ": Search and");
  printedBy(blockwright(["generate"], made));
  writeFiles(made, { "pets.json": PETS });
});

/** A copy in which the link stands; what stood there is what it leads to. */
function planted(path: string): string {
  const root = join(folder, "project");
  for (const each of [root, outside]) rmSync(each, { recursive: true, force: true });
  cpSync(made, root, { recursive: true });
  writeFiles(outside, { theirs: "theirs" });
  const at = join(root, path);
  mkdirSync(dirname(at), { recursive: true });
  const target = join(outside, "target");
  try {
    renameSync(at, target);
  } catch {
    mkdirSync(target);
  }
  symlinkSync(target, at);
  return root;
}

test.each([
  ["init", ".github", ["init"]],
  ["init --example", "specs", ["init", "--example"]],
  ["generate", "generated", ["generate"]],
  ["generate --out", "out", ["generate", "--out", "out"]],
  ["check --fix", "specs/notes.yaml", ["check", "--fix"]],
  ["build", "generated/notes", ["build"]],
  ["release apply", "specs/changelogs", ["release", "apply"]],
  ["release record", "specs/released", ["release", "record"]],
  ["import", "specs", ["import", "pets.json", "--operations", "all"]],
  [
    "import --out",
    "drafts",
    ["import", "pets.json", "--operations", "all", "--out", "drafts/a/pets.yaml"],
  ],
  ["catalogue", "pages", ["catalogue", "--out", "pages"]],
  ["publish --pack", "packed", ["publish", "--pack", "packed"]],
])("%s writes nothing through a link at %s", (name, path, args) => {
  const root = planted(path);
  if (name === "release record")
    for (const command of [["release", "apply"], ["generate"]])
      printedBy(blockwright(command, root));
  if (name === "init") rmSync(join(outside, "target/workflows/blockwright.yml"));
  if (name === "init --example") rmSync(join(outside, "target/notes.yaml"));
  if (name === "check --fix") {
    const manifest = join(outside, "target");
    const text = readFileSync(manifest, "utf8");
    writeFileSync(manifest, text.replace(/^ {4}request: GET .*$/m, "$&\n    destructive: false"));
  }
  const before = treeOf(outside);
  const { status, stdout, stderr } = blockwright(args, root);
  expect(stderr + stdout).toContain(
    `${join(root, path)} is a link, and nothing is written through links`,
  );
  expect(status).toBe(2);
  expect(treeOf(outside)).toEqual(before);
});

test("what used to be the names of drafts is no way out", () => {
  const root = planted("specs/notes.yaml.part");
  rmSync(join(root, "specs/notes.yaml"));
  rmSync(join(root, "specs/notes.yaml.part"));
  mkdirSync(join(root, "specs/changelogs"), { recursive: true });
  for (const draft of ["specs/notes.yaml.part", "specs/changelogs/notes.md.part"])
    symlinkSync(join(outside, "theirs"), join(root, draft));
  printedBy(blockwright(["init", "--example"], root));
  printedBy(blockwright(["release", "apply"], root));
  expect(readFileSync(join(outside, "theirs"), "utf8")).toBe("theirs");
});

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../../tests/kit/folder.ts";
import { blockwright } from "../../tests/kit/program.ts";
import { git, shelf } from "../change/diff/states/repository.fixture.ts";

function workspace(): string {
  const root = newFolder();
  const key = { scope: "@acme", generated: "emitted" };
  writeFiles(root, {
    "package.json": JSON.stringify({ blockwright: key }),
    "specs/shelf.yaml": shelf,
  });
  git(root, "init", "--quiet");
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "Begin");
  return root;
}

const commands = [
  ["publish", "--dry-run"],
  ["release", "plan"],
  ["release", "record"],
  ["diff", "HEAD"],
];

test.each([
  "no folder",
  "an empty folder",
])("with %s of packages, each says what to do", (state) => {
  const root = workspace();
  if (state === "an empty folder") mkdirSync(join(root, "emitted"));
  const said = commands.map((args) => {
    const { status, stdout, stderr } = blockwright(args, root);
    return { args, status, stdout, stderr };
  });
  const stderr = "error: emitted holds no packages; run `npx blockwright generate`\n";
  expect(said).toEqual(commands.map((args) => ({ args, status: 2, stdout: "", stderr })));
});

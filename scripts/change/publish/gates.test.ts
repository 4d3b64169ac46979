import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { roots } from "../../system/roots.fixture.ts";
import { git, newRepository } from "../diff/states/repository.fixture.ts";
import { workspaceIn } from "../diff/states/states.fixture.ts";
import { commitOf, failing, moved, uncommitted } from "./gates.ts";

const folder = newFolder();

const step = { command: [], what: "It fails.", fix: "Repair it." };
// In place of the tool, a program of the test.
const place = {
  installation: { ...roots.installation, cli: join(folder, "step.mjs") },
  workspace: { ...roots.workspace, root: folder },
};

async function detailOf(code: string): Promise<string | undefined> {
  writeFiles(folder, { "step.mjs": code });
  return (await failing(step, place))[0]?.detail;
}

test("a step that fails is shown from what it says first", async () => {
  const detail = await detailOf(
    'for (let n = 1; n <= 50; n += 1) console.log(`line ${n}`); console.error("why"); process.exit(1);',
  );
  expect(detail?.split("\n")).toHaveLength(41);
  expect(detail).toMatch(/^line 1\n[^]*\nline 40\n\(11 more lines\)$/);
});

test("a step that fails is reported without the colours of a terminal", async () => {
  const detail = await detailOf(
    'console.log(process.env.NO_COLOR ? "bad" : "\\x1b[31mbad"); process.exit(1);',
  );
  expect(detail).toBe("bad");
});

test("a step that succeeds is no problem", async () => {
  expect(await detailOf("")).toBeUndefined();
});

test("what was documented by hand is left out for changed providers alone, whatever the environment says", async () => {
  writeFiles(folder, {
    "step.mjs": "console.log(process.env.CONTRACT_CHANGED); process.exit(1);",
  });
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("CONTRACT_CHANGED", "crm");
  expect(await failing(step, place, ["books"])).toMatchObject([{ detail: "books" }]);
  expect(await failing(step, place)).toMatchObject([{ detail: "" }]);
});

test("a step that cannot run is told from one that fails", async () => {
  writeFiles(folder, { "step.mjs": 'console.error("npm i -D a"); process.exit(2);' });
  expect(await failing({ ...step, command: ["contract"] }, place)).toEqual([
    {
      what: "`npx blockwright contract` cannot run here.",
      fix: "Do what it says, and run the same command again.",
      detail: "npm i -D a",
    },
  ]);
});

test("what is in no repository is in no commit", async () => {
  expect(await uncommitted(workspaceIn(newFolder()))).toEqual([
    {
      what: "This project is in no git repository, so no commit says what is published.",
      fix: "Make it one: git init, and commit everything.",
    },
  ]);
});

test("of a repository, the folder of the workspace counts, without what was published", async () => {
  const clone = newRepository();
  const specs = join(clone, "sub/manifests");
  const workspace = workspaceIn(join(clone, "sub"), { specs });
  writeFiles(clone, { "sub/manifests/released/packages.json": "{}", "notes.md": "draft" });
  expect(await uncommitted(workspace)).toEqual([]);
  writeFiles(clone, { "sub/manifests/other.yaml": "manifest: 2" });
  expect(await uncommitted(workspace)).toMatchObject([{ detail: "?? sub/manifests/other.yaml" }]);
});

test("a file that git does not know yet is uncommitted, whatever git is set to", async () => {
  const clone = newRepository();
  git(clone, "config", "status.showUntrackedFiles", "no");
  expect(await uncommitted(workspaceIn(clone))).toEqual([]);
  writeFiles(clone, { "specs/other.yaml": "manifest: 2" });
  expect(await uncommitted(workspaceIn(clone))).toMatchObject([{ detail: "?? specs/other.yaml" }]);
});

test("a tree that changed, or another commit, is not what was published", async () => {
  const clone = newRepository();
  const commit = await commitOf(workspaceIn(clone));
  expect(await moved(workspaceIn(clone), commit)).toEqual([]);
  writeFiles(clone, { "notes.md": "b" });
  expect(await moved(workspaceIn(clone), commit)).toMatchObject([
    { fix: expect.stringContaining(commit) },
  ]);
  git(clone, "commit", "--quiet", "-am", "b");
  expect(await moved(workspaceIn(clone), commit)).toHaveLength(1);
  expect(await moved(workspaceIn(clone), await commitOf(workspaceIn(clone)))).toEqual([]);
});

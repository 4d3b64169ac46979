import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { treeOf } from "../../../tests/kit/folder.ts";
import { type FakeProject, fakeProject } from "./project.fixture.ts";
import { marks, run } from "./run.fixture.ts";

const FILE = "workflow.schema.json";

let project: FakeProject;
beforeEach(() => {
  project = fakeProject();
  block("a", "1");
  block("b", "1");
});

const out = (path = "") => join(project.options.out, path);
const schema = () => readFileSync(out(FILE), "utf8");

/** A manifest whose `block.json` has this text; stands for a schema in the schema of all. */
function block(name: string, text: string, more = "") {
  project.write(`specs/${name}.yaml`, `provider: ${name}\nfile block.json=${name}${text}\n${more}`);
}

test("is made of every block, in the order of their packages", async () => {
  expect((await run(project)).status[FILE]).toBe("written");
  expect(schema()).toBe("a1\nb1\n");
});

test("is not made again, nor touched, when no block has changed", async () => {
  await run(project);
  const before = marks(out()).find(([path]) => path === FILE);
  block("a", "1", "file other=1\n");
  const { calls, status } = await run(project);
  expect(calls).not.toContain("emit schema");
  expect(status[FILE]).toBe("unchanged");
  expect(marks(out()).find(([path]) => path === FILE)).toEqual(before);
});

test("is made again with one block of this run and the others from the disk", async () => {
  await run(project);
  block("b", "2");
  const { calls } = await run(project);
  expect(calls).toEqual([
    "load front",
    "parse specs/b.yaml",
    "load back",
    "emit b",
    "load back",
    "emit schema",
  ]);
  expect(schema()).toBe("a1\nb2\n");
});

test("stays complete when only one provider is generated", async () => {
  await run(project);
  block("b", "2");
  await run(project, { only: ["b"] });
  expect(schema()).toBe("a1\nb2\n");
  expect((await run(project, { check: true })).findings).toEqual([]);
});

test("stays as it was while a manifest has errors", async () => {
  await run(project);
  block("a", "2");
  block("b", "1", "error\n");
  expect((await run(project)).status).toMatchObject({
    a: "written",
    b: "failed",
    [FILE]: "refused",
  });
  expect(schema()).toBe("a1\nb1\n");
  block("b", "1");
  expect((await run(project)).status[FILE]).toBe("written");
  expect(schema()).toBe("a2\nb1\n");
});

test("is not made of a description that somebody changed", async () => {
  await run(project);
  writeFileSync(out("a/block.json"), "mine\n");
  block("b", "2");
  const { findings, status } = await run(project, { only: ["b"] });
  expect(findings).toEqual(["edited a/block.json"]);
  expect(status).toMatchObject({ b: "written", [FILE]: "refused" });
  expect(schema()).toBe("a1\nb1\n");
  rmSync(out("a/block.json"));
  expect((await run(project, { only: ["b"] })).findings).toEqual(["missing a/block.json"]);
  expect((await run(project)).findings).toEqual([]);
  expect(schema()).toBe("a1\nb2\n");
});

test("that was edited is reported and not overwritten without --force", async () => {
  await run(project);
  appendFileSync(out(FILE), "mine\n");
  block("b", "2");
  expect((await run(project)).findings).toEqual([`edited ${FILE}`]);
  expect(schema()).toBe("a1\nb1\nmine\n");
  expect((await run(project, { force: true })).findings).toEqual([]);
  expect(schema()).toBe("a1\nb2\n");
});

test("is out of date, missing or left over for --check", async () => {
  expect((await run(project, { check: true })).findings).toContain(`missing ${FILE}`);
  await run(project);
  block("b", "2");
  expect((await run(project, { check: true })).findings).toContain(`stale ${FILE}`);
  rmSync(out(FILE));
  expect((await run(project, { check: true })).findings).toContain(`missing ${FILE}`);
  await run(project);
  for (const name of ["a", "b"]) project.write(`specs/${name}.yaml`, `provider: ${name}\n`);
  expect((await run(project, { check: true })).findings).toContain(`leftover ${FILE}`);
  await run(project);
  expect(existsSync(out(FILE))).toBe(false);
});

test("tells of the blocks that workflows name where there are more than 500 operations", async () => {
  block("b", "1", "operations 500\n");
  await run(project);
  expect(schema()).toBe("a1\nb1\n");
  block("b", "1", "operations 501\n");
  await run(project);
  expect(schema()).toBe("only a1\nonly b1\n");
  project.write("workflows/deep/one.yml", "blocks:\n  one:\n    type: b\n    inp");
  expect((await run(project, { check: true })).findings).toEqual([`stale ${FILE}`]);
  await run(project);
  expect(schema()).toBe("only a1\nb1\n");
  project.write("workflows/two.json", '{"blocks":{"one":{"type":"a"}}}');
  await run(project);
  expect(schema()).toBe("a1\nb1\n");
});

test("that has other line ends is the same", async () => {
  await run(project);
  writeFileSync(out(FILE), schema().replaceAll("\n", "\r\n"));
  expect((await run(project, { check: true })).findings).toEqual([]);
  expect((await run(project)).status[FILE]).toBe("unchanged");
});

test("is refused where a folder or a foreign file is in the way, and adopted where it is the same", async () => {
  mkdirSync(out(FILE), { recursive: true });
  expect((await run(project)).findings).toEqual([`blocked ${FILE}`]);
  rmSync(out(FILE), { recursive: true });
  writeFileSync(out(FILE), "foreign\n");
  expect((await run(project)).findings).toEqual([`foreign ${FILE}`]);
  writeFileSync(out(FILE), "a1\nb1\n");
  expect((await run(project)).findings).toEqual([]);
  expect(Object.keys(treeOf(out()))).toContain(FILE);
});

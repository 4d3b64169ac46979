import { rmSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { treeOf } from "../../../tests/kit/folder.ts";
import { InputError } from "../../system/input-error.ts";
import { fileOf, targetNamed, useTargets } from "./own-targets.fixture.ts";
import { type FakeProject, fakeProject } from "./project.fixture.ts";
import { run } from "./run.fixture.ts";

let project: FakeProject;
beforeEach(() => {
  project = fakeProject();
});

const good = targetNamed("listing", fileOf("entry.json", "provider.id"));
const named = (id: string) => targetNamed(id, "[]");
const emits = (emit: string) => targetNamed("listing", emit);

/** Modules, and what is said of them. */
const cases: readonly (readonly [modules: Readonly<Record<string, string>>, message: string])[] = [
  [{ "t/a.js": "export default {" }, "t/a.js cannot be loaded: "],
  [
    { "t/a.js": 'throw new Error("no\\n luck");' },
    't/a.js cannot be loaded: no luck; mend it, or take it out of "blockwright.targets"',
  ],
  [
    { "t/a.js": "export const target = 1;" },
    "t/a.js exports no target; write `export default defineTarget({ id, ir: 2, emit })`",
  ],
  [{ "t/a.js": 'export default { id: "a", ir: 2 };' }, "t/a.js exports no target; "],
  [
    { "t/a.js": named("late").replace("ir: 2", "ir: 3") },
    "the target late (t/a.js) reads IR 3, and this is IR 2; port it to `ir: 2`, or install the " +
      "blockwright that it was written for",
  ],
  [
    { "t/a.js": named("late").replace("ir: 2,", "") },
    "the target late (t/a.js) reads IR undefined",
  ],
  [
    { "t/a.js": named("a/b") },
    'the id "a/b" of t/a.js is no name of a folder; use small letters, digits and hyphens, such as ' +
      '"listing"',
  ],
  [{ "t/a.js": named("..") }, 'the id ".." of t/a.js is no name of a folder; '],
  [{ "t/a.js": named("Listing") }, 'the id "Listing" of t/a.js is no name of a folder; '],
  [{ "t/a.js": named("src") }, 'the id "src" of t/a.js is taken; '],
  [{ "t/a.js": named("dist") }, 'the id "dist" of t/a.js is taken; '],
  [{ "t/a.js": named("license") }, 'the id "license" of t/a.js is taken; '],
  [
    { "t/a.js": named("same"), "t/b.js": named("same") },
    "t/a.js and t/b.js both have the id same; give one of them another",
  ],
  [
    { "t/a.js": targetNamed("a", "[]", 'inputs: "x",') },
    "the inputs of t/a.js must be a list of paths relative to it",
  ],
  [
    { "t/a.js": targetNamed("a", "[]", 'inputs: ["x.json"],') },
    "x.json, an input of t/a.js, cannot be read: ENOENT",
  ],
  [
    { "t/a.js": emits("provider.nothing.id") },
    `the target listing (t/a.js) throws "Cannot read properties of undefined (reading 'id')" for a; ` +
      "mend it",
  ],
  [
    { "t/a.js": emits("undefined") },
    "the target listing (t/a.js) returns no list for a; return a list of { path, contents, use }",
  ],
  [
    { "t/a.js": emits(fileOf("../../x.json", "''")) },
    'the target listing (t/a.js) returns the path "../../x.json" for a; paths stay in its folder and ' +
      'have only letters, digits, ".", "_", "-" and "/"',
  ],
  [{ "t/a.js": emits(fileOf("/etc/x", "''")) }, 'returns the path "/etc/x" for a; '],
  [{ "t/a.js": emits(fileOf("a\\\\b", "''")) }, 'returns the path "a\\\\b" for a; '],
  [{ "t/a.js": emits(fileOf(".npmignore", "''")) }, 'returns the path ".npmignore" for a; '],
  [{ "t/a.js": emits(fileOf("!dist", "''")) }, 'returns the path "!dist" for a; '],
  [{ "t/a.js": emits("[null]") }, "returns the path undefined for a; "],
  [
    { "t/a.js": emits(fileOf("a.json", "{}")) },
    "the target listing (t/a.js) returns no text as a.json for a; return a string",
  ],
  [
    { "t/a.js": emits(fileOf("a.ts", "''", "code")) },
    'the target listing (t/a.js) returns the use "code" of a.ts for a; known are data, packed and kept',
  ],
  [
    { "t/a.js": emits(`[...${fileOf("a.md", "''")}, ...${fileOf("A.md", "''")}]`) },
    "the target listing (t/a.js) returns the path A.md twice for a; return it once",
  ],
  [
    { "t/a.js": emits(`[...${fileOf("a", "''")}, ...${fileOf("A/b.md", "''")}]`) },
    "the target listing (t/a.js) returns the path a and others below it for a; rename one of them",
  ],
];

test.each(
  cases,
)("%j is refused in one sentence, and nothing is written", async (modules, message) => {
  await run(project, useTargets(project, { "t/good.js": good }));
  const before = treeOf(project.options.out);
  // Whatever was current has to be made.
  project.write("specs/a.yaml", `${project.read("specs/a.yaml")}file src/new.ts=1\n`);
  const refused = await run(project, useTargets(project, modules)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(InputError);
  expect(String(refused)).toContain(message);
  expect(String(refused)).not.toContain("\n");
  expect(treeOf(project.options.out)).toEqual(before);
});

test("a target that is not there is named with the place that lists it", async () => {
  const lost = useTargets(project, { "t/a.js": good });
  rmSync(`${project.options.workspace.root}/t`, { recursive: true });
  await expect(run(project, lost)).rejects.toThrow(
    't/a.js, which "blockwright.targets" in package.json lists, cannot be read: ENOENT',
  );
});

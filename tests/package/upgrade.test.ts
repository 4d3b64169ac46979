import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { roots } from "../../scripts/system/roots.fixture.ts";
import {
  type Adopter,
  adopt,
  nodes,
  suitePeers,
  tool,
  writeManifests,
} from "../support/adopter.ts";
import { expectCountsOfSource } from "../support/foreign.ts";
import { NEXT } from "../support/tool-registry.ts";

const { version } = roots.installation;

let adopter: Adopter;
beforeAll(async () => {
  adopter = adopt(nodes[24], inject("registry"));
  await adopter.install(...tool);
  writeManifests(adopter);
  expect(await adopter.blockwright("generate")).toMatchObject({ status: 0 });
});

/** Everything but what says which version made it. */
function generated(): Readonly<Record<string, string>> {
  const { ".blockwright.json": _, ...files } = adopter.files("generated");
  return files;
}

test("another version says which one made the packages, and one run brings them up to date", async () => {
  const { blockwright } = adopter;
  const before = generated();
  await adopter.install("blockwright@next");
  const { status, stdout, stderr } = await blockwright("generate", "--check");
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(`was made by blockwright ${version}, this is ${NEXT}\n`);
  expect(await blockwright("generate")).toMatchObject({ status: 0 });
  expect(await blockwright("generate", "--check")).toMatchObject({ status: 0 });
  expect(generated()).toEqual(before);
});

test("the version before refuses what a later one made", async () => {
  await adopter.install("blockwright@latest");
  for (const [options, status] of [
    [["--check"], 1],
    [[], 2],
  ] as const) {
    const refused = await adopter.blockwright("generate", ...options);
    expect(refused.status).toBe(status);
    const text = `was made by blockwright ${NEXT}, this is ${version}`;
    expect(refused.stdout + refused.stderr).toContain(text);
  }
});

/**
 * Projects as a version of the tool left them: `made-by-0.1.0/` and so on. None of them is ever generated
 * again. That of another version is made once it is published: copy the specs and the package.json of the
 * last one to a folder with its name, install that version there, run `npx blockwright generate`, and
 * commit all but what is installed.
 */
const made = readdirSync(import.meta.dirname).filter((name) => name.startsWith("made-by-"));

describe.each(made)("a project that was %s", (name) => {
  const maker = name.replace("made-by-", "");
  let project: Adopter;
  beforeAll(() => {
    project = adopt(nodes[24], inject("registry"));
    cpSync(join(import.meta.dirname, name), project.folder, { recursive: true });
  });

  test("is told by a later tool who made it and what to do", async () => {
    await project.install("blockwright@next", "@blockwright/runtime", ...suitePeers);
    const { status, stdout, stderr } = await project.blockwright("generate", "--check");
    expect(status).toBe(1);
    expect(stdout + stderr).toContain(`was made by blockwright ${maker}, this is ${NEXT}\n`);
    expect(stdout + stderr).toContain("Run `npx blockwright generate` and commit the result");
  });

  test("is brought up to date by one run, builds, and passes the suite", async () => {
    const { blockwright } = project;
    expect(await blockwright("check")).toMatchObject({ status: 0 });
    expect(await blockwright("generate")).toMatchObject({ status: 0 });
    expect(await blockwright("generate", "--check")).toMatchObject({ status: 0 });
    expect(await blockwright("build")).toMatchObject({ status: 0 });
    await expectCountsOfSource(project);
  });
});

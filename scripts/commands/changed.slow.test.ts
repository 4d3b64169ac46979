import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockwright } from "../../tests/kit/program.ts";
import { manifestOf, newProject } from "../change/since/project.fixture.ts";

test.each([
  ["contract"],
  ["mutate", "--sample", "2"],
])("%s runs what changed, and nothing else", (...args) => {
  const project = newProject();
  const idle = project.run(...args, "--changed");
  expect([idle.status, idle.stderr]).toEqual([0, ""]);
  expect(idle.stdout).toMatch(/^nothing changed since \w{7} \(main\)\n$/);
  project.write({ "specs/shelf.yaml": manifestOf("shelf", "Other words.") });
  const early = project.run(...args, "--changed");
  expect([early.status, early.stdout]).toEqual([2, ""]);
  expect(early.stderr).toContain("run `npx blockwright generate` first");
  project.generate();
  const { stdout } = project.run(...args, "--changed", "main");
  expect(stdout).toMatch(/^1 of 2 changed since \w{7} \(main\)\n {2}shelf: its manifest/);
  expect(stdout).toContain("shelf ");
  expect(stdout).not.toContain("rack");
  const others = project.run(...args, "--changed", "--provider", "rack");
  expect([others.status, others.stdout]).toEqual([0, expect.stringContaining("nothing changed")]);
  const unknown = project.run(...args, "--changed", "--provider", "rock");
  expect([unknown.status, unknown.stderr]).toEqual([
    2,
    expect.stringContaining('no provider "rock"'),
  ]);
});

test("outside of a repository it says what to do", () => {
  const project = newProject();
  rmSync(join(project.root, ".git"), { recursive: true });
  const { status, stderr } = blockwright(["contract", "--changed"], project.root);
  expect(status).toBe(2);
  expect(stderr).toContain(
    "is in no git repository; leave it out, or name providers with --provider",
  );
});

import { beforeEach, expect, test } from "vitest";
import { generate } from "../pipeline.ts";
import { check } from "./check.ts";
import { type FakeProject, fakeProject } from "./project.fixture.ts";
import { fakeStages } from "./stages.fixture.ts";
import type { Stages } from "./stages.ts";

let project: FakeProject;
beforeEach(() => {
  project = fakeProject();
});

const fail = () => {
  throw new TypeError("planted");
};

/** Stages of which one fails for the manifest `a`, in one of its parts. */
function failing(part: "parse" | "check" | "lower" | "checkExamples" | "emit"): Stages {
  const fake = fakeStages();
  return {
    ...fake,
    async front() {
      const front = await fake.front();
      return {
        ...front,
        parse: (file) => (part === "parse" && isOfA(file.path) ? fail() : front.parse(file)),
        check: (manifest, ...rest) =>
          part === "check" && manifest.provider === "a" ? fail() : front.check(manifest, ...rest),
        lower: (manifest, ...rest) =>
          part === "lower" && manifest.provider === "a" ? fail() : front.lower(manifest, ...rest),
        checkExamples: (provider, source) =>
          part === "checkExamples" && provider.id === "a"
            ? fail()
            : front.checkExamples(provider, source),
      };
    },
    async back() {
      const back = await fake.back();
      return {
        ...back,
        emit: (provider, ...rest) =>
          part === "emit" && provider.id === "a" ? fail() : back.emit(provider, ...rest),
      };
    },
  };
}

function isOfA(path: string): boolean {
  return path.endsWith("/a.yaml");
}

const PARTS = ["parse", "check", "lower", "checkExamples"] as const;

test.each(PARTS)("a failure in %s is a problem of its manifest alone", async (part) => {
  project.write("specs/b.yaml", "provider: b\nerror\n");
  const { diagnostics } = await check(project.options, () => undefined, failing(part));
  expect(diagnostics.map(({ code, range }) => [code, range.file.path])).toEqual([
    ["internal-error", "specs/a.yaml"],
    ["hook-file-missing", "specs/b.yaml"],
  ]);
  expect(diagnostics[0]?.message).toContain("TypeError: planted");
});

test.each([...PARTS, "emit"] as const)("a failure in %s stops no other package", async (part) => {
  const { diagnostics, outputs } = await generate(project.options, () => undefined, failing(part));
  expect(diagnostics.map(({ code, range }) => [code, range.file.path])).toEqual([
    ["internal-error", "specs/a.yaml"],
  ]);
  expect(outputs.map(({ id, status }) => [id, status])).toEqual([
    ["a", "failed"],
    ["b", "written"],
  ]);
});

test.each([
  ["what goes along", "manifest.yaml"],
  ["another target, in a folder that ignores capitals", "SRC/a.ts"],
])("a path that %s emits as well is an error of its manifest", async (_, path) => {
  project.write("specs/a.yaml", `provider: a\nfile src/a.ts=1\nfile ${path}=2\n`);
  const { diagnostics } = await generate(project.options, () => undefined, fakeStages());
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ["internal-error", expect.stringMatching(/a emits the unusable or repeated path/)],
  ]);
});

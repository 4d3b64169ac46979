import { expect, test } from "vitest";
import type { Document } from "yaml";
import { type Case, caseFiles, filesOf, reported, withChanges } from "../cases.fixture.ts";
import { formatChange } from "../format/line.fixture.ts";
import { comparePackage } from "./compare.ts";
import { factsOfFiles } from "./facts.fixture.ts";

// As of manifests, but the base is a package.
const files = caseFiles("testdata").filter(({ area }) => area === "package");
const cases = files.flatMap((file) => file.cases);

async function factsOf(state: Document | null) {
  return state === null ? undefined : await factsOfFiles(filesOf(state));
}

async function report({ base, head }: Case): Promise<string> {
  const changes = comparePackage("tool", await factsOf(base), await factsOf(head));
  return reported(changes.map(formatChange));
}

test.each(files)("$area", async (file) => {
  const reports = new Map<Case, string>();
  for (const each of file.cases) reports.set(each, await report(each));
  const text = withChanges(file, (each) => reports.get(each) ?? "none");
  await expect(text).toMatchFileSnapshot(file.path);
});

test.each(cases)("package/$name is told once", ({ changes }) => {
  expect(changes).toMatch(/^\w+ package-.*\n$/);
});

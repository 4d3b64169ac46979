import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { derive } from "../../contract-tests/cases/derive.ts";
import { readContract } from "../../contract-tests/contract/read.ts";
import { project } from "../emit/project.fixture.ts";
import { roots } from "../system/roots.fixture.ts";
import { packageMutants } from "./enumerate.ts";
import type { Mutant } from "./mutant.ts";
import { readOriginal } from "./original.ts";
import { regenerate } from "./regenerate.ts";
import { suiteFailures } from "./suite-failures.ts";

const path = "scripts/language/testdata/language/letters.yaml";
const text = readFileSync(join(roots.workspace.root, path), "utf8");
const original = readOriginal({ file: { path, text }, folder: "specs" });
const contract = readContract(parseYaml(text), path);
const cases = contract.operations.flatMap((operation) => derive(contract, operation).cases);

const written = packageMutants(original).filter(({ edit, operation }) => {
  const root = edit.path[operation === null ? 0 : 2];
  return root === "body" || root === "query" || root === "headers";
});

/** Whether the suite, or the checker of manifests before it, finds what is changed. */
async function isFound({ edit, operation }: Mutant): Promise<boolean> {
  const files = await regenerate(original, edit, project);
  if (!files) return true;
  const against = cases.filter((each) => operation === null || each.operation === operation);
  const failures = suiteFailures(files, { contract, cases: against, flows: [] });
  for await (const _ of failures) return true;
  return false;
}

test("every mutant of what is written as it travels is found", async () => {
  const survived: string[] = [];
  for (const mutant of written) if (!(await isFound(mutant))) survived.push(mutant.id);
  expect(survived).toEqual([]);
  // Else nothing was asked.
  expect(written.length).toBeGreaterThan(100);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { coverageOf } from "../../contract-tests/aspects/aspects.ts";
import { derive } from "../../contract-tests/cases/derive.ts";
import { readContract } from "../../contract-tests/contract/read.ts";
import { deriveFlows } from "../../contract-tests/flows/derive.ts";
import { formatText } from "../../packages/workflow/src/diagnostics/format.ts";
import { compiler } from "../emit/pipeline/compiler.ts";
import { stages } from "../emit/pipeline/stages.ts";
import { project } from "../emit/project.fixture.ts";
import { roots } from "../system/roots.fixture.ts";
import { edited } from "./edit.ts";
import { packageMutants } from "./enumerate.ts";
import { readOriginal } from "./original.ts";
import { regenerate } from "./regenerate.ts";
import { suiteFailures } from "./suite-failures.ts";

const { root } = roots.workspace;
const folder = join(root, "scripts/language/testdata/language");
const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
const texts = names.map((name) => readFileSync(join(folder, name), "utf8"));

// Together these manifests use every keyword of the language, also those that no provider uses yet: what
// generator and runtime make of them has to pass the suite that is derived of them.
describe.each(names)("%s", (name) => {
  const text = texts[names.indexOf(name)] ?? "";
  const file = { path: `scripts/language/testdata/language/${name}`, text };
  const contract = readContract(parseYaml(text), file.path);
  const derived = contract.operations.map((operation) => derive(contract, operation));
  const cases = derived.flatMap((each) => each.cases);

  test("is a manifest without a mistake", async () => {
    const spec = { name: contract.provider, file, folder };
    const { diagnostics } = await compiler(stages, () => {}).compile([spec], () => []);
    expect(diagnostics.map((found) => formatText(found))).toEqual([]);
  });

  test("is covered", () => {
    const items = contract.operations.flatMap((operation) =>
      coverageOf(contract, operation, derive(contract, operation)),
    );
    const open = items.filter(({ shownBy }) => shownBy.length === 0);
    expect(open.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
  });

  test("has no mutant that says what it says already", () => {
    const original = readOriginal({ file, folder });
    const { written } = original;
    const mutants = packageMutants(original);
    const same = mutants.filter(({ edit }) => isDeepStrictEqual(edited(written, edit), written));
    expect(same.map(({ id }) => id)).toEqual([]);
    expect(mutants.length).toBeGreaterThan(100);
  });

  test("makes a package that keeps it", async () => {
    const files = await regenerate(readOriginal({ file, folder }), null, project);
    const messages: string[] = [];
    const suite = { contract, cases, flows: (await deriveFlows(contract)).flows };
    for await (const { message } of suiteFailures(files ?? [], suite)) messages.push(message);
    expect(messages).toEqual([]);
  });
});

test("together they use every keyword of the language", () => {
  const used = new Set(texts.flatMap((text) => namesIn(parseYaml(text))));
  const schema = readFileSync(join(root, "specs/manifest.schema.json"), "utf8");
  const keywords = keywordsIn(JSON.parse(schema)).filter((keyword) => !used.has(keyword));
  expect(keywords).toEqual([]);
});

/** Names that a JSON Schema describes; its examples may hold a schema of somebody else. */
function keywordsIn(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "properties" in schema ? Object.keys(Object(schema.properties)) : [];
  const parts = Object.entries(schema).filter(([name]) => name !== "examples");
  return [...own, ...parts.flatMap(([, part]) => keywordsIn(part))];
}

/** Names of all members. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(namesIn)];
}

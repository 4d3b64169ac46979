import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { blocksAtHand } from "./blocks.fixture.ts";
import { workflowCatalog } from "./catalog.ts";
import { checkWorkflow } from "./check.ts";
import { formatText } from "./diagnostics/format.ts";
import { archive, drive } from "./file-blocks.fixture.ts";
import type { BlockDescription } from "./known/types.ts";
import { parseWorkflow } from "./parse.ts";

const root = join(import.meta.dirname, "testdata");

// A case is a folder: workflow.yaml and the exact diagnostics, against the generated packages, and two with files.
// `vitest -u` rewrites them; review the difference like code.
const cases = readdirSync(root);

/** Limits that the diagnostics repeat, whatever those of the providers are. */
const limits: Readonly<Record<string, object>> = {
  maxResults: { minimum: 1, maximum: 40 },
  textMode: { enum: ["generate", "condense", "preserve"] },
  numCards: { minimum: 1, maximum: 75 },
  folderIds: { maxItems: 10 },
};
const blocks: readonly BlockDescription[] = JSON.parse(
  JSON.stringify([...blocksAtHand, archive, drive]),
  (_, value) => {
    const { name, operations } = Object(value);
    return operations && limits[name] ? { ...value, limits: limits[name] } : value;
  },
);

function diagnosticsOf(name: string) {
  const text = readFileSync(join(root, name, "workflow.yaml"), "utf8");
  return checkWorkflow(parseWorkflow(text, "workflow.yaml"), blocks);
}

describe.each(cases)("%s", (name) => {
  test("diagnostics", async () => {
    const text = diagnosticsOf(name).map((found) => `${formatText(found)}\n`);
    await expect(text.join("\n")).toMatchFileSnapshot(join(root, name, "diagnostics.txt"));
  });
});

test.each(Object.keys(workflowCatalog))("the case of %s shows it", (code) => {
  expect(cases).toContain(code);
  expect(diagnosticsOf(code).map((found) => found.code)).toContain(code);
});

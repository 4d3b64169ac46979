import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { blocksAtHand } from "./blocks.fixture.ts";
import { workflowCatalog } from "./catalog.ts";
import { checkWorkflow } from "./check.ts";
import { formatText } from "./diagnostics/format.ts";
import { parseWorkflow } from "./parse.ts";

const root = join(import.meta.dirname, "testdata");

// A case is a folder: workflow.yaml and the exact diagnostics, against the generated packages.
// `vitest -u` rewrites them; review the difference like code.
const cases = readdirSync(root);

function diagnosticsOf(name: string) {
  const text = readFileSync(join(root, name, "workflow.yaml"), "utf8");
  return checkWorkflow(parseWorkflow(text, "workflow.yaml"), blocksAtHand);
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

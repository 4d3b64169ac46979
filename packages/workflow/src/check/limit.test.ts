import { expect, test } from "vitest";
import { checkWorkflow } from "../check.ts";
import { parseWorkflow } from "../parse.ts";
import { problemLimit, textLimit } from "./limit.ts";

test("what many problems repeat of a document is cut", () => {
  const id = "a".repeat(300_000);
  const references = "{{later.x}} ".repeat(200);
  const block = (inputs: string) =>
    `type: t\\n    name: n\\n    inputs: { operation: o${inputs} }\\n`.replaceAll("\\n", "\n");
  const text = `blocks:\n  ? ${id}\n  : ${block(`, q: "${references}"`)}  later:\n    ${block("")}`;
  const diagnostics = checkWorkflow(parseWorkflow(text), []);
  const before = diagnostics.filter(({ code }) => code === "reference-not-before");
  expect(before.length).toBeGreaterThan(problemLimit / 2);
  for (const { message, fix } of diagnostics)
    expect(Math.max(message.length, fix.length)).toBeLessThanOrEqual(textLimit + 1);
});

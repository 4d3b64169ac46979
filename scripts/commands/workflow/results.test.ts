import { expect, test } from "vitest";
import type { WorkflowResult } from "../../../packages/workflow/src/run/types.ts";
import { failuresAsText } from "./results.ts";

test("nothing in an error moves the cursor", () => {
  const message = "No.\u001b[2J\nAgain.";
  const error = { name: "ToolError", code: "forbidden", message, requestId: "\u001b]0;x\u0007" };
  const failed = { block: "one", operation: "demo_do", status: "failed", error, ms: 1 } as const;
  const result: WorkflowResult = { status: "failed", blocks: { one: failed } };
  const block = { type: "demo", name: "One", inputs: { operation: "demo_do" } };
  const lines = failuresAsText({ blocks: { one: block } }, result, (_, text) => text);
  expect(lines).toEqual([
    "failed one (demo_do): forbidden: No.\uFFFD[2J Again.",
    "  request id \uFFFD]0;x\uFFFD",
  ]);
});

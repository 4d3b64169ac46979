import { docgenBlock } from "@blockwright/docgen";
import { type Context, type JobOperation, ToolError } from "@blockwright/runtime";
import { expect, test } from "vitest";
import { redactorsOfRun } from "./mask.ts";
import { generate, workflowOf } from "./run.fixture.ts";
import type { RunEvent } from "./types.ts";
import { runWorkflow } from "./workflow.ts";

const key = "canary-0123456789";

test("the search for secrets is prepared once in a run, and anew for one more of them", () => {
  const redactors = redactorsOfRun();
  const known = new Set(["canary-0123"]);
  const first = redactors(known);
  expect(redactors(["canary-0123"])).toBe(first);
  expect(redactorsOfRun()(known)).not.toBe(first);
  known.add("canary-4567");
  expect(first("canary-0123 canary-4567")).toBe("[secret] canary-4567");
  expect(redactors(known)("canary-0123 canary-4567")).toBe("[secret] [secret]");
});

test("of very many sets of secrets each finds its own, and few are kept", () => {
  const redactors = redactorsOfRun();
  const numbers = Array.from({ length: 250 }, (_, number) => `canary-${number}-own`);
  const first = redactors([numbers[0] ?? ""]);
  for (const secret of numbers) expect(redactors([secret])(secret)).toBe("[secret]");
  expect(redactors([numbers[0] ?? ""])).not.toBe(first);
});

test("what a call makes, such as the token of a login, is masked in outputs, events and errors", async () => {
  const token = "canary-token-4567";
  const secrets = new Set<string>();
  const polled = { status: "pending", note: `with ${token}` };
  const job: JobOperation<never, unknown, unknown> = {
    ...(docgenBlock.operations.docgen_generate as JobOperation<never, unknown, unknown>),
    execute: async (_: unknown, context: Context = {}) => {
      context.secrets?.add(token);
      context.onWarning?.({ operation: "docgen_generate", input: "", message: `Odd ${token}` });
      return { generationId: "g1", echo: token };
    },
    waitFor: async (_, __, context) => {
      context?.onProgress?.(polled);
      throw new ToolError("job_failed", `No: ${token}`, { jobId: "g1", body: polled });
    },
  };
  const own = { type: "docgen", operations: { docgen_generate: job } };
  const events: RunEvent[] = [];
  const run = (wait: boolean) =>
    runWorkflow(workflowOf({ a: { ...generate(), ...(!wait && { wait: false }) } }), {
      blocks: [own],
      onEvent: (event) => events.push(event),
      context: () => ({ secrets }),
    });
  const results = [await run(true), await run(false)];
  expect(secrets).toContain(token);
  expect(JSON.stringify(events)).toContain("with [secret]");
  expect(JSON.stringify(events)).toContain("Odd [secret]");
  expect(results).toMatchObject([
    { blocks: { a: { error: { message: "No: [secret]" } } } },
    { blocks: { a: { outputs: { echo: "[secret]" } } } },
  ]);
  expect(JSON.stringify([events, results])).not.toContain(token);
});

test("what a call makes later is masked from then on, after what was masked before it", async () => {
  const later = "canary-later-8901";
  const execute = async (_: unknown, context: Context = {}) => {
    const warn = (message: string) =>
      context.onWarning?.({ operation: "docgen_generate", input: "", message });
    warn(`First ${key}`);
    context.secrets?.add(later);
    warn(`Then ${key} and ${later}`);
    return { generationId: later, echo: key };
  };
  const operation: JobOperation<never, unknown, unknown> = {
    ...(docgenBlock.operations.docgen_generate as JobOperation<never, unknown, unknown>),
    execute,
  };
  const blocks = [{ type: "docgen", operations: { docgen_generate: operation } }];
  const events: RunEvent[] = [];
  const make = { ...generate({ apiKey: "{{KEY}}" }), wait: false };
  const result = await runWorkflow(workflowOf({ a: make, b: make }), {
    blocks,
    onEvent: (event) => events.push(event),
    secrets: { KEY: key },
  });
  const warnings = events.flatMap((event) => (event.kind === "warning" ? event.message : []));
  expect(warnings.toSorted()).toEqual([
    "First [secret]",
    "First [secret]",
    "Then [secret] and [secret]",
    "Then [secret] and [secret]",
  ]);
  const outputs = { generationId: "[secret]", echo: "[secret]" };
  expect(result.blocks).toMatchObject({ a: { outputs }, b: { outputs } });
});

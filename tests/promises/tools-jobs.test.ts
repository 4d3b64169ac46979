import { expect, test } from "vitest";
import { completed, pending, started } from "../support/generations.ts";
import { operationOf } from "../support/operations.ts";
import { startScript } from "../support/script.ts";
import { toolNamed } from "../support/tool-blocks.ts";

const text = { inputText: "Bees", textMode: "generate" };

test("a job that is waited for gives the outputs of the operation that ends it, and notes", async () => {
  const upstream = await startScript(started, pending, pending, completed);
  const context = { baseUrl: upstream.url, everyMs: 1 };
  const tool = toolNamed("docgen_generate", { context, wait: true });
  expect(tool.description).toContain("waits until the work is done");
  expect(tool.outputSchema.required).toContain("status");
  const notes: unknown[] = [];
  const result = await tool.call(text, { onProgress: (note) => notes.push(note) });
  expect(result).toMatchObject({ ok: true, value: { status: "completed" } });
  const messages = ["status: pending", "status: pending", "status: completed"];
  expect(notes).toEqual(messages.map((message, at) => ({ polls: at + 1, message })));
});

test("without waiting, a job gives its id; one that failed or goes on names it", async () => {
  const failed = { body: { generationId: "gen_1", status: "failed" } };
  const upstream = await startScript(started, started, failed, started, pending);
  const context = { baseUrl: upstream.url, everyMs: 1 };
  const plain = await toolNamed("docgen_generate", { context }).call(text);
  expect(plain).toMatchObject({ ok: true, value: { generationId: "gen_1" } });
  const waiting = (waitMs: number) =>
    toolNamed("docgen_generate", { context: { ...context, waitMs }, wait: true }).call(text);
  expect(await waiting(100_000)).toMatchObject({ error: { code: "job_failed", jobId: "gen_1" } });
  expect(await waiting(1)).toMatchObject({ error: { code: "timeout", jobId: "gen_1" } });
});

test("the provider's wait and the outcome of a write reach the model", async () => {
  const headers = { "retry-after": "7200" };
  const upstream = await startScript({
    status: 429,
    headers,
    body: { error: { message: "Slow." } },
  });
  const context = { baseUrl: upstream.url };
  const limited = await toolNamed("books_get_volume", { context }).call({ volumeId: "1" });
  expect(limited).toMatchObject({
    error: {
      code: "rate_limited",
      retryAfterMs: 7_200_000,
      message: expect.stringMatching(/Wait 7200 s\.$/),
    },
  });
  const { inputs } = operationOf("crm_create_record");
  const fetch = () => Promise.reject(new Error("reset"));
  const { sobject, fields } = inputs;
  const lost = (id: string, args: object) => toolNamed(id, { context: { fetch } }).call(args);
  expect(await lost("crm_create_record", { sobject, fields })).toMatchObject({
    error: {
      outcome: "unknown",
      message: expect.stringMatching(/It may have happened: look before/),
    },
  });
  expect(await lost("crm_query", { query: "SELECT Id FROM Account" })).toMatchObject({
    error: { message: expect.not.stringMatching(/may have happened/) },
  });
});

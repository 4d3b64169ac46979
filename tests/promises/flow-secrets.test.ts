import { generate, listThemes } from "@blockwright/docgen";
import { describe, expect, test } from "vitest";
import { canary } from "../support/calls.ts";
import { leaksOf } from "../support/canary.ts";
import { failureOf } from "../support/call-result.ts";
import { type ScriptedReply, silence, startScript, type Turn } from "../support/script.ts";

const inputs = { apiKey: canary, inputText: "Bees", textMode: "generate" } as const;
const started = { status: 201, body: { generationId: `gen-${canary}` } };
const pending = { body: { status: "pending" } };
const message = `The key ${canary} was refused.`;

// A provider may repeat the key in whatever it says; what it says may become an error.
describe("a job whose id holds the key", () => {
  test.each<[string, Turn, string]>([
    ["is not done in time", pending, "timeout"],
    ["does not answer", silence, "timeout"],
    ["is refused", { status: 401, body: { message } }, "unauthorized"],
    ["fails", { body: { status: "failed", error: { message, statusCode: 500 } } }, "job_failed"],
    ["answers what cannot be read", { body: message }, "invalid_reply"],
  ])("shows it in no error when it %s", async (_, turn, code) => {
    const server = await startScript(started, turn);
    const context = { baseUrl: server.url, everyMs: 20, waitMs: 300 };
    const error = await failureOf(() => generate.executeAndWait(inputs, context));
    expect(error.code).toBe(code);
    expect(error.jobId).toEqual(expect.any(String));
    expect(leaksOf(error)).toEqual([]);
  });

  test("shows it in no error when it is aborted", async () => {
    const server = await startScript(started, pending);
    const context = { baseUrl: server.url, everyMs: 20, signal: AbortSignal.timeout(200) };
    const error = await failureOf(() => generate.executeAndWait(inputs, context));
    expect(error.code).toBe("aborted");
    expect(leaksOf(error)).toEqual([]);
  });
});

describe("a page whose cursor holds the key", () => {
  const first = { body: { data: [], hasMore: true, nextCursor: `cur-${canary}` } };

  test.each<[string, ScriptedReply, string]>([
    ["is given twice", first, "invalid_reply"],
    ["is refused", { status: 400, body: { message } }, "bad_request"],
    ["answers what cannot be read", { body: message }, "invalid_reply"],
  ])("shows it in no error when it %s", async (_, reply, code) => {
    const server = await startScript(first, reply);
    const error = await failureOf(async () => {
      const pages = listThemes.pages({ apiKey: canary }, { baseUrl: server.url });
      for await (const { themes } of pages) expect(themes).toEqual([]);
    });
    expect(error.code).toBe(code);
    expect(leaksOf(error)).toEqual([]);
  });
});

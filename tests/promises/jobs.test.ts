import { generate } from "@blockwright/docgen";
import { describe, expect, test } from "vitest";
import {
  completed,
  pending,
  question,
  result,
  secret,
  started,
  starting,
} from "../support/generations.ts";
import { failureOf } from "../support/call-result.ts";
import { hangUp, headersOf, startScript, type Turn, targets } from "../support/script.ts";

const everyMs = 20;
const failed = (error: unknown) => ({
  body: { generationId: "gen_1", status: "failed", error },
});

describe.each(starting)("$id", ({ id, target, executeAndWait }) => {
  test("asks until it is completed, each time with the credential, and reports each answer", async () => {
    const server = await startScript(started, pending, pending, completed);
    const heard: unknown[] = [];
    const onProgress = (outputs: unknown) => void heard.push(outputs);
    expect(await executeAndWait({ baseUrl: server.url, everyMs, onProgress })).toEqual(result);
    const requests = server.take();
    expect(targets(requests)).toEqual([target, question, question, question]);
    expect(headersOf(requests, "x-api-key")).toEqual(Array(4).fill(secret));
    const going = { generationId: "gen_1", status: "pending" };
    expect(heard).toEqual([going, going, result]);
  });

  test("a generation that failed is an error in the provider's words", async () => {
    const why = { message: "The text could not be used.", statusCode: 422 };
    const server = await startScript(started, pending, failed(why));
    const error = await failureOf(() => executeAndWait({ baseUrl: server.url, everyMs }));
    expect(error).toMatchObject({
      code: "job_failed",
      message: why.message,
      status: 422,
      provider: "docgen",
      operation: id,
      jobId: "gen_1",
      body: { status: "failed", error: why },
    });
    expect(server.take()).toHaveLength(3);
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["a blank message", { message: " ", statusCode: null }],
  ])("a generation that failed and says %s of it is an error all the same", async (_, why) => {
    const server = await startScript(started, failed(why));
    const error = await failureOf(() => executeAndWait({ baseUrl: server.url, everyMs }));
    expect(error).toMatchObject({ code: "job_failed", jobId: "gen_1" });
    expect(error.message).not.toBe("");
    expect(error.status).toBeUndefined();
  });

  test("a start that is refused is not followed, and not repeated", async () => {
    const server = await startScript({ status: 402, body: { message: "No credits." } });
    const error = await failureOf(() => executeAndWait({ baseUrl: server.url, everyMs }));
    expect(error).toMatchObject({
      code: "payment_required",
      operation: id,
      message: "No credits.",
    });
    expect(error.jobId).toBeUndefined();
    expect(targets(server.take())).toEqual([target]);
  });

  test.each<[string, Turn]>([
    ["503", { status: 503, body: {} }],
    ["a connection that is closed", hangUp],
  ])("a start that meets %s is not sent twice", async (_, turn) => {
    const server = await startScript(turn);
    await failureOf(() => executeAndWait({ baseUrl: server.url, everyMs }));
    expect(targets(server.take())).toEqual([target]);
  });

  test.each([
    ["without an id", {}],
    ["with an empty id", { generationId: "" }],
    ["with an id that is null", { generationId: null }],
  ])("a start %s is an invalid reply", async (_, body) => {
    const server = await startScript({ status: 201, body });
    const error = await failureOf(() => executeAndWait({ baseUrl: server.url, everyMs }));
    expect(error).toMatchObject({ code: "invalid_reply", operation: id, status: 201 });
    expect(targets(server.take())).toEqual([target]);
  });
});

describe("an id from the provider", () => {
  const waitFor = async (generationId: string) => {
    const server = await startScript({ status: 201, body: { generationId } }, completed);
    const inputs = { apiKey: secret, inputText: "Bees", textMode: "generate" } as const;
    const context = { baseUrl: server.url, everyMs };
    return { server, call: () => generate.executeAndWait(inputs, context) };
  };

  test("is one segment of the path, whatever it is", async () => {
    const { server, call } = await waitFor("a/../b?c=d&e #%");
    await call();
    expect(targets(server.take())[1]).toBe("GET /v1.0/generations/a%2F..%2Fb%3Fc%3Dd%26e%20%23%25");
  });

  test.each([
    ".",
    "..",
    "\ud800",
  ])("is not sent when it is %j; the error names it", async (jobId) => {
    const { server, call } = await waitFor(jobId);
    expect(await failureOf(call)).toMatchObject({ operation: "docgen_check_status", jobId });
    expect(server.take()).toHaveLength(1);
  });
});

test("what the provider adds to its answer is an output", async () => {
  const warnings = "cardDimensions 1x1 does not suit a presentation.";
  const { body } = started;
  const server = await startScript(
    { status: 201, body: Object.assign({ warnings }, body) },
    started,
  );
  const inputs = { apiKey: secret, inputText: "Bees", textMode: "generate" } as const;
  const context = { baseUrl: server.url };
  expect(await generate.execute(inputs, context)).toEqual({ generationId: "gen_1", warnings });
  expect(await generate.execute(inputs, context)).toEqual({ generationId: "gen_1" });
});

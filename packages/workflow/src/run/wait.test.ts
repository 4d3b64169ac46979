import { describe, expect, test } from "vitest";
import { loopbackServer } from "../../../../tests/kit/server.ts";
import { generate, workflowOf } from "./run.fixture.ts";
import { optionsFor, serving } from "./server.fixture.ts";
import type { RunEvent } from "./types.ts";
import { runWorkflow } from "./workflow.ts";

const json = { "Content-Type": "application/json" };

describe("a job", () => {
  const job = (last: object) =>
    serving(({ method }, count) => ({
      status: method === "POST" ? 201 : 200,
      body: {
        generationId: "gen_1",
        ...(method === "GET" && (count < 4 ? { status: "pending" } : last)),
      },
    }));

  test("is waited for, and its outputs go on", async () => {
    const done = { status: "completed", gammaUrl: "https://docs.example/gen_1" };
    const { options, events, requests } = await job(done);
    const workflow = workflowOf({
      make: generate({}, "use"),
      use: { ...generate({ inputText: "{{make.gammaUrl}}" }), wait: false },
    });
    const result = await runWorkflow(workflow, options);
    expect(result.blocks["make"]).toMatchObject({ outputs: { generationId: "gen_1", ...done } });
    expect(requests.map(({ method }) => method)).toEqual(["POST", "GET", "GET", "GET", "POST"]);
    expect(JSON.parse(requests[4]?.body ?? "")).toMatchObject({ inputText: done.gammaUrl });
    const waits = events.filter((event) => event.kind === "waiting");
    expect(waits.map(({ outputs }) => Object(outputs).status)).toEqual([
      "pending",
      "pending",
      "completed",
    ]);
  });

  test("takes the time of its start and of the wait, and reports both without secrets", async () => {
    const { baseUrl } = await loopbackServer((response, count) => {
      const body = { generationId: "gen_1", status: "completed", gammaUrl: "d-0123456789" };
      const answer = () =>
        response.writeHead(count === 1 ? 201 : 200, json).end(JSON.stringify(body));
      setTimeout(answer, 60);
    });
    const { options, events } = optionsFor(baseUrl);
    const { blocks: ended } = await runWorkflow(workflowOf({ make: generate() }), options);
    expect(ended["make"]?.ms).toBeGreaterThan(110);
    const wait = events.find((event) => event.kind === "waiting");
    expect(wait).toMatchObject({ outputs: { gammaUrl: "[secret]" }, operation: "docgen_generate" });
    expect(wait?.ms).toBeGreaterThan(110);
  });

  test("that failed is named", async () => {
    const { options } = await job({
      status: "failed",
      error: { message: "No credits.", statusCode: 402 },
    });
    const { blocks: ended } = await runWorkflow(workflowOf({ make: generate() }), options);
    expect(ended["make"]).toMatchObject({
      status: "failed",
      error: { code: "job_failed", message: "No credits.", status: 402, jobId: "gen_1" },
    });
  });

  test("reports how far it is without the value of any secret", async () => {
    const { options, events } = await job({ status: "completed", gammaUrl: "beekeeping" });
    const make = generate({ inputText: "{{WORD}}" });
    await runWorkflow(workflowOf({ make }), { ...options, secrets: { WORD: "beekeeping" } });
    expect(events.filter(({ kind }) => kind === "waiting")).toHaveLength(3);
    expect(JSON.stringify(events)).not.toContain("beekeeping");
  });

  test("that cannot be started is asked for nothing", async () => {
    const { options, requests } = await serving(() => ({ status: 402, body: { message: "No." } }));
    const { blocks: ended } = await runWorkflow(workflowOf({ make: generate() }), options);
    expect(ended["make"]).toMatchObject({ status: "failed", error: { status: 402 } });
    expect(requests.map(({ method }) => method)).toEqual(["POST"]);
  });

  test("goes on when the wait is aborted, and is named", async () => {
    const controller = new AbortController();
    const { options } = await job({ status: "pending" });
    const onEvent = ({ kind }: RunEvent) => kind === "waiting" && controller.abort();
    const result = await runWorkflow(workflowOf({ make: generate() }), {
      ...options,
      onEvent,
      signal: controller.signal,
    });
    expect(result.blocks["make"]).toMatchObject({ status: "aborted", error: { jobId: "gen_1" } });
  });

  test("is waited for as the host's context says, then as the block says", async () => {
    const { options, baseUrl } = await job({ status: "pending" });
    const make = { ...generate(), wait: { everyMs: 5, waitMs: 30 } };
    const own = await runWorkflow(workflowOf({ make }), options);
    expect(own.blocks["make"]).toMatchObject({
      error: { code: "timeout", message: expect.stringContaining("30 ms") },
    });
    const context = () => ({ baseUrl, waitMs: 20 });
    const host = await runWorkflow(workflowOf({ make }), { ...options, context });
    expect(host.blocks["make"]).toMatchObject({
      error: { message: expect.stringContaining("20 ms") },
    });
  });

  test("is asked as often as the host's context says, whatever the block says", async () => {
    const { options, baseUrl } = await job({ status: "completed" });
    const make = { ...generate(), wait: { everyMs: 60_000, waitMs: 1000 } };
    const context = () => ({ baseUrl, everyMs: 1 });
    const { blocks: ended } = await runWorkflow(workflowOf({ make }), { ...options, context });
    expect(ended["make"]).toMatchObject({ status: "completed" });
  });
});

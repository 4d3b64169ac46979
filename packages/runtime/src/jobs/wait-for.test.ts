import { describe, expect, test } from "vitest";
import { jsonServer } from "../../../../tests/kit/server.ts";
import { anything } from "../anything.fixture.ts";
import { completed, failure, inputs, jobOperation, pending, secret } from "./job.fixture.ts";

describe("a job that was started before", () => {
  test("can be waited for in another process", async () => {
    const { baseUrl, requests } = await jsonServer(({ method }, count) =>
      method === "POST" ? { body: { id: "gen_1" } } : count < 3 ? pending : completed,
    );
    const operation = jobOperation();
    const started = await operation.execute(inputs, { baseUrl });
    const kept = JSON.parse(JSON.stringify(started));
    expect(await operation.waitFor(inputs, kept, { baseUrl })).toEqual(completed.body);
    expect(requests.map(({ method }) => method)).toEqual(["POST", "GET", "GET"]);
    expect(requests.at(-1)).toMatchObject({
      target: "/generations/gen_1",
      headers: { "x-key": secret },
    });
  });

  test.each([
    [{}],
    [null],
    [{ generationId: null }],
  ])("cannot be waited for without its id: %j", async (started) => {
    const { baseUrl, requests } = await jsonServer(() => completed);
    const wait = jobOperation().waitFor(inputs, anything(started), { baseUrl });
    expect(await failure(wait)).toMatchObject({ code: "invalid_reply", provider: "docs" });
    expect(requests.length).toBe(0);
  });
});

/** An object of a host that throws when it is asked for a member. */
const trap = (name: string) =>
  Object.defineProperty({}, name, {
    enumerable: true,
    get() {
      throw new Error("canary");
    },
  });

describe("what a host gives", () => {
  test.each([
    5,
    { signal: 5 },
    { signal: {} },
    { everyMs: "5" },
    trap("everyMs"),
    trap("waitMs"),
    trap("signal"),
    trap("fetch"),
  ])("is refused before a job is started or asked for: case %#", async (context) => {
    const operation = jobOperation();
    for (const wait of [
      operation.executeAndWait(inputs, anything(context)),
      operation.waitFor(inputs, { generationId: "1" }, anything(context)),
    ]) {
      expect(await failure(wait)).toMatchObject({
        code: "invalid_input",
        outcome: "not_sent",
        operation: "docs_generate",
      });
    }
  });

  test("may throw in its inputs, its outputs or its signal", async () => {
    const { waitFor } = jobOperation();
    const started = { generationId: "1" };
    const fails = { code: "invalid_input" };
    expect(await failure(waitFor(anything(trap("text")), started))).toMatchObject(fails);
    expect(await failure(waitFor(inputs, anything(trap("generationId"))))).toMatchObject(fails);
    const signal = {
      addEventListener() {
        throw new Error("canary");
      },
    };
    expect(await failure(waitFor(inputs, started, anything({ signal })))).toMatchObject({
      ...fails,
      jobId: "1",
      outcome: "unknown",
    });
  });

  test("may be of a class, whose fetch then sends the questions too", async () => {
    const methods: string[] = [];
    class Host {
      async fetch({ method }: Request) {
        methods.push(method);
        return Response.json(method === "POST" ? { id: "gen_1" } : completed.body);
      }
    }
    expect(await jobOperation().executeAndWait(inputs, new Host())).toEqual(completed.body);
    expect(methods).toEqual(["POST", "GET"]);
  });
});

import { describe, expect, test } from "vitest";
import { anything } from "../anything.fixture.ts";
import { completed, failure, inputs, jobOperation, pending, secret } from "./job.fixture.ts";
import { jsonServer } from "../node/json-server.fixture.ts";

describe("a job that was started before", () => {
  test("can be waited for in another process", async () => {
    const { url: baseUrl, requests } = await jsonServer(({ method }, count) =>
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
    const { url: baseUrl, requests } = await jsonServer(() => completed);
    const wait = jobOperation().waitFor(inputs, anything(started), { baseUrl });
    expect(await failure(wait)).toMatchObject({ code: "invalid_reply", provider: "docs" });
    expect(requests.length).toBe(0);
  });
});

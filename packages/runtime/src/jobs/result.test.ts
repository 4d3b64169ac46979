import { expect, test } from "vitest";
import {
  completed,
  failure,
  inputs,
  jobOperation,
  jobServer,
  type Progress,
  pending,
  poll,
  secret,
} from "./job.fixture.ts";
import { resultOf } from "./result.ts";

const result = resultOf<Progress, Progress>({
  operation: () => poll,
  shared: ["apiKey"],
  inputs: { generationId: "status" },
});
const written = { body: { status: "written" } };

test("the result of a job is asked for once, when it is done", async () => {
  const { baseUrl, requests } = await jobServer(pending, completed, written);
  const heard: string[] = [];
  const onProgress = ({ status }: Progress) => heard.push(status);
  const call = jobOperation({ result }).executeAndWait(inputs, { baseUrl, onProgress });
  expect(await call).toEqual(written.body);
  expect(heard).toEqual(["pending", "completed"]);
  expect(requests.map(({ target }) => target)).toEqual([
    "/generations",
    "/generations/gen_1",
    "/generations/gen_1",
    "/generations/completed",
  ]);
  expect(requests.at(-1)?.headers["x-key"]).toBe(secret);
});

test("a job that is done and whose result cannot be read says so", async () => {
  const { baseUrl } = await jobServer(completed, { status: 403, body: { message: "No." } });
  expect(await failure(jobOperation({ result }).executeAndWait(inputs, { baseUrl }))).toMatchObject(
    {
      code: "forbidden",
      message: "Job gen_1 is done, but its result could not be read: No.",
      jobId: "gen_1",
      outcome: "unknown",
    },
  );
});

test("one of several states is enough", async () => {
  const states = {
    until: { status: ["completed", "partial"] },
    fail: { status: ["failed", "lost"] },
  };
  const partial = { body: { status: "partial" } };
  const server = await jobServer(pending, partial);
  const { baseUrl } = server;
  expect(await jobOperation(states).executeAndWait(inputs, { baseUrl })).toEqual(partial.body);
  const lost = await jobServer({ body: { status: "lost" } });
  const call = jobOperation(states).executeAndWait(inputs, { baseUrl: lost.baseUrl });
  expect(await failure(call)).toMatchObject({ code: "job_failed" });
});

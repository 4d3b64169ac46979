import { type JsonReply, jsonServer, type SeenRequest } from "../../../../tests/kit/server.ts";
import { rounds } from "../rounds.fixture.ts";
import { assert, expect, vi } from "vitest";
import { connect } from "../request/connection.ts";
import type { WholeDefinition } from "../operation-definition.ts";
import { defineJobOperation, type Job } from "./job.ts";
import { defineOperation } from "../operation.ts";
import { inParts } from "../operation.fixture.ts";

/** Inputs of the operation that starts the job. */
export interface Inputs {
  apiKey: string;
  text: string;
}

/** Outputs of the operation that asks for the job. */
export interface Progress {
  status: string;
  url?: string;
  error?: { message?: string; statusCode?: number };
}

/** The credential, part of no error. */
export const secret = "canary-0123456789";

export const inputs: Inputs = { apiKey: secret, text: "roof bees" };

/** Answers about a job. */
export const pending = { body: { status: "pending" } };
export const completed = { body: { status: "completed", url: "https://docs.example/1" } };

const shared = {
  provider: "docs",
  replies: { 200: "object" as const },
  errors: { message: ["body.message"], code: [], requestId: [] },
  connect: ({ apiKey }: { apiKey: string }, options: object) =>
    connect(options, { home: "https://docs.example", headers: { "X-Key": apiKey } }),
};
const apiKey = { type: "string", required: true, secret: true } as const;
const text = { type: "string", required: true } as const;

interface PollInputs {
  apiKey: string;
  generationId: string;
}

/** The operation that asks for the job. */
export const poll = defineOperation<PollInputs, PollInputs, Progress>(
  ...inParts({
    ...shared,
    id: "docs_check",
    name: "Check",
    effect: "read",
    inputs: { apiKey, generationId: text },
    outputs: {
      status: { type: "string", from: ["body.status"] },
      url: { type: "string", from: ["body.url"], optional: true },
      error: { type: "json", from: ["body.error"], optional: true },
    },
    call: {
      operation: "docs_check",
      effect: "read",
      method: "GET",
      path: "/generations/{generationId}",
      request: ({ generationId }: PollInputs) => ({ params: { path: { generationId } } }),
    },
  }),
);

/** An operation that starts a job. */
export function jobOperation(
  job: Partial<Job<Progress>> = {},
  rest: Partial<WholeDefinition<Inputs>> = {},
) {
  return defineJobOperation<Inputs, Inputs, { generationId: string }, Progress>(
    ...inParts({
      ...shared,
      id: "docs_generate",
      name: "Generate",
      effect: "cost",
      inputs: { apiKey, text },
      outputs: { generationId: { type: "string", from: ["body.id"], optional: true } },
      call: {
        operation: "docs_generate",
        effect: "cost",
        method: "POST",
        path: "/generations",
        request: (values) => ({ body: { text: values.text } }),
      },
      job: {
        poll: {
          operation: () => poll,
          shared: ["apiKey"],
          inputs: { generationId: "generationId" },
        },
        until: { status: "completed" },
        fail: { status: "failed" },
        message: "error.message",
        status: "error.statusCode",
        everyMs: 5,
        timeoutMs: 20_000,
        ...job,
      },
      ...rest,
    }),
  );
}

/** The error that a call rejects with; fails when there is none, or when it holds the secret. */
export async function failure(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "ToolError", provider: "docs" });
  assert(error instanceof Error);
  const { stack, cause } = error;
  expect(JSON.stringify([error, stack, cause])).not.toContain("canary");
  return error;
}

/** Starts gen_1 and then gives these answers in turn, the last one again and again. */
export async function jobServer(...answers: readonly JsonReply[]) {
  const { baseUrl, requests } = await jsonServer(({ method }, count) => {
    if (method === "POST") return { body: { id: "gen_1" } };
    return answers[Math.min(count - 2, answers.length - 1)] ?? { status: 404 };
  });
  return { baseUrl, requests };
}

/** How often the state has been asked for. */
export const polls = (requests: readonly SeenRequest[]) =>
  requests.filter(({ method }) => method === "GET").length;

/** Lets time go on until the state has been asked for so many times. */
export async function asked(requests: readonly SeenRequest[], times: number): Promise<void> {
  for (; polls(requests) < times; await rounds()) await vi.advanceTimersByTimeAsync(5);
}

import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Asking how far a generation is. */
export const checkStatus: OperationExpectations = {
  least: {
    inputs: { generationId: "gen-1" },
    request: "GET https://public-api.gamma.app/v1.0/generations/gen-1",
    answer: {
      status: 200,
      body: {
        generationId: "gen-reply",
        status: "completed",
        gammaId: "g-9",
        gammaUrl: "https://gamma.example/docs/g-9",
        exportUrl: "https://gamma.example/files/g-9.pdf",
        credits: { deducted: 15, remaining: 485 },
      },
      output: {
        generationId: "gen-reply",
        status: "completed",
        gammaUrl: "https://gamma.example/docs/g-9",
        credits: { deducted: 15, remaining: 485 },
      },
    },
  },
  parameters: {
    generationId: { type: "string", required: true, in: "path", refuses: [".", ".."] },
  },
  calls: {
    "generationId that needs encoding": {
      inputs: { generationId: "../themes?x#y" },
      request: "GET https://public-api.gamma.app/v1.0/generations/..%2Fthemes%3Fx%23y",
    },
  },
  answers: {
    pending: {
      status: 200,
      body: { generationId: "gen-reply", status: "pending" },
      output: { generationId: "gen-reply", status: "pending" },
    },
    "pending, with members that hold nothing": {
      status: 200,
      body: {
        generationId: "gen-reply",
        status: "pending",
        gammaUrl: "",
        credits: null,
        error: null,
      },
      output: { generationId: "gen-reply", status: "pending" },
    },
    "failed, which is no error of the call": {
      status: 200,
      body: {
        generationId: "gen-reply",
        status: "failed",
        gammaUrl: null,
        credits: { deducted: 0, remaining: 500 },
        error: { message: "Too long.", statusCode: 422 },
      },
      output: {
        generationId: "gen-reply",
        status: "failed",
        credits: { deducted: 0, remaining: 500 },
        error: { message: "Too long.", statusCode: 422 },
      },
    },
    "a state that is not known": {
      status: 200,
      body: { generationId: "gen-reply", status: "queued" },
      output: { generationId: "gen-reply", status: "queued" },
    },
    "no such generation": {
      status: 404,
      headers: { "x-request-id": "req-3" },
      body: {
        message: "Generation not found.",
        statusCode: 404,
        credits: { deducted: 0, remaining: 500 },
      },
      error: { code: "not_found", message: "Generation not found.", requestId: "req-3" },
    },
  },
};

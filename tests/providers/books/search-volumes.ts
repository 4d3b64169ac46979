import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Searching volumes. */
export const searchVolumes: OperationExpectations = {
  least: {
    inputs: { q: "dune" },
    request: "GET https://www.googleapis.com/books/v1/volumes?q=dune&key=k-books",
    answer: {
      status: 200,
      body: { kind: "books#volumes", totalItems: 318, items: [{ id: "v1" }, { id: "v2" }] },
      output: { data: [{ id: "v1" }, { id: "v2" }], metadata: { totalItems: 318, count: 2 } },
    },
  },
  parameters: {
    q: {
      type: "string",
      required: true,
      in: "query.q",
      accepts: ["intitle:a", "inauthor:a", "inpublisher:a", "subject:a", "isbn:0000000019"],
    },
    maxResults: {
      type: "number",
      in: "query.maxResults",
      default: 10,
      accepts: [1, 40],
      refuses: [0, 41, 1.5],
    },
  },
  calls: {
    "every parameter": {
      inputs: { q: "intitle:dune inauthor:herbert", maxResults: 5 },
      request:
        "GET https://www.googleapis.com/books/v1/volumes?q=intitle%3Adune%20inauthor%3Aherbert&maxResults=5&key=k-books",
    },
    "q with a plus sign, which is no space": {
      inputs: { q: "c++ & more" },
      request: "GET https://www.googleapis.com/books/v1/volumes?q=c%2B%2B%20%26%20more&key=k-books",
    },
    "maxResults as text": {
      inputs: { q: "dune", maxResults: "40" },
      request: "GET https://www.googleapis.com/books/v1/volumes?q=dune&maxResults=40&key=k-books",
    },
    "apiKey pasted with a line end": {
      inputs: { q: "dune", apiKey: " k-books\n" },
      request: "GET https://www.googleapis.com/books/v1/volumes?q=dune&key=k-books",
    },
  },
  answers: {
    "nothing matches, items are absent": {
      status: 200,
      body: { kind: "books#volumes", totalItems: 0 },
      output: { data: [], metadata: { totalItems: 0, count: 0 } },
    },
    "no total": {
      status: 200,
      body: { kind: "books#volumes", items: [{ id: "v1" }] },
      output: { data: [{ id: "v1" }], metadata: { totalItems: 0, count: 1 } },
    },
    "a quota is used up": {
      status: 429,
      body: {
        error: {
          code: 429,
          message: "Quota exceeded.",
          errors: [{ message: "Not this.", domain: "usageLimits", reason: "rateLimitExceeded" }],
          status: "RESOURCE_EXHAUSTED",
        },
      },
      error: {
        code: "rate_limited",
        upstreamCode: "rateLimitExceeded",
        message: "Quota exceeded.",
      },
    },
    "the key is wrong": {
      status: 400,
      body: {
        error: {
          code: 400,
          message: "API key not valid.",
          errors: [{ message: "Not this.", domain: "global", reason: "badRequest" }],
          status: "INVALID_ARGUMENT",
          details: [{ reason: "API_KEY_INVALID", domain: "googleapis.com" }],
        },
      },
      error: {
        code: "unauthorized",
        upstreamCode: "API_KEY_INVALID",
        message: "API key not valid.",
      },
    },
    "an error without a list of errors": {
      status: 403,
      body: { error: { code: 403, message: "Not allowed.", status: "PERMISSION_DENIED" } },
      error: { code: "forbidden", upstreamCode: "PERMISSION_DENIED", message: "Not allowed." },
    },
  },
};

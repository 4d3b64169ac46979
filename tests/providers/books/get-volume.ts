import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Fetching one volume. */
export const getVolume: OperationExpectations = {
  least: {
    inputs: { volumeId: "zyTCAlFPjgYC" },
    request: "GET https://www.googleapis.com/books/v1/volumes/zyTCAlFPjgYC?key=k-books",
    answer: {
      status: 200,
      body: { kind: "books#volume", id: "iNrEpLy", etag: "e1", volumeInfo: { title: "Dune" } },
      output: {
        data: {
          kind: "books#volume",
          id: "iNrEpLy",
          etag: "e1",
          volumeInfo: { title: "Dune" },
        },
        metadata: { id: "iNrEpLy" },
      },
    },
  },
  parameters: {
    volumeId: { type: "string", required: true, in: "path", refuses: [".", ".."] },
  },
  calls: {
    "volumeId that needs encoding": {
      inputs: { volumeId: "a/b?c#d%2F" },
      request: "GET https://www.googleapis.com/books/v1/volumes/a%2Fb%3Fc%23d%252F?key=k-books",
    },
    "volumeId with white space around it": {
      inputs: { volumeId: " zyTCAlFPjgYC\n" },
      request: "GET https://www.googleapis.com/books/v1/volumes/zyTCAlFPjgYC?key=k-books",
    },
  },
  answers: {
    "no such volume": {
      status: 404,
      body: {
        error: {
          code: 404,
          message: "The volume ID could not be found.",
          errors: [{ message: "Not this.", domain: "global", reason: "notFound" }],
        },
      },
      error: {
        code: "not_found",
        upstreamCode: "notFound",
        message: "The volume ID could not be found.",
      },
    },
    "the service is down": {
      status: 503,
      body: {
        error: {
          code: 503,
          message: "Try later.",
          errors: [{ message: "Not this.", domain: "global", reason: "backendFailed" }],
        },
      },
      error: { code: "upstream_error", upstreamCode: "backendFailed", message: "Try later." },
    },
  },
};

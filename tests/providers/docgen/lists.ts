import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

const parameters: OperationExpectations["parameters"] = {
  query: { type: "string", in: "query.query", accepts: ["red & blue"] },
  limit: { type: "number", in: "query.limit", accepts: [1, 50], refuses: [0, 51, 1.5] },
  after: { type: "string", in: "query.after", accepts: ["cur+1/="] },
};

/** Listing themes. */
export const listThemes: OperationExpectations = {
  least: {
    inputs: {},
    request: "GET https://public-api.gamma.app/v1.0/themes",
    answer: {
      status: 200,
      body: {
        data: [
          {
            id: "thm-1",
            name: "Harbour",
            type: "custom",
            colorKeywords: ["blue"],
            toneKeywords: ["calm"],
          },
        ],
        hasMore: true,
        nextCursor: "cur-2",
      },
      output: {
        themes: [
          {
            id: "thm-1",
            name: "Harbour",
            type: "custom",
            colorKeywords: ["blue"],
            toneKeywords: ["calm"],
          },
        ],
        hasMore: true,
        nextCursor: "cur-2",
      },
    },
  },
  parameters,
  calls: {
    "every parameter": {
      inputs: { query: "harbour", limit: "20", after: "cur-1" },
      request: "GET https://public-api.gamma.app/v1.0/themes?query=harbour&limit=20&after=cur-1",
    },
  },
  answers: {
    "the last page": {
      status: 200,
      body: { data: [], hasMore: false, nextCursor: null },
      output: { themes: [], hasMore: false },
    },
    "the key is wrong": {
      status: 401,
      body: { message: "Invalid API key.", statusCode: 401 },
      error: { code: "unauthorized", message: "Invalid API key." },
    },
  },
};

/** Listing folders. */
export const listFolders: OperationExpectations = {
  least: {
    inputs: {},
    request: "GET https://public-api.gamma.app/v1.0/folders",
    answer: {
      status: 200,
      body: { data: [{ id: "fld-1", name: "Reports" }], hasMore: true, nextCursor: "cur-3" },
      output: { folders: [{ id: "fld-1", name: "Reports" }], hasMore: true, nextCursor: "cur-3" },
    },
  },
  parameters,
  calls: {
    "every parameter": {
      inputs: { query: "reports", limit: 20, after: "cur-1" },
      request: "GET https://public-api.gamma.app/v1.0/folders?query=reports&limit=20&after=cur-1",
    },
  },
  answers: {
    "the last page": {
      status: 200,
      body: { data: [{ id: "fld-2", name: "2026" }], hasMore: false, nextCursor: null },
      output: { folders: [{ id: "fld-2", name: "2026" }], hasMore: false },
    },
    "too many calls": {
      status: 429,
      body: { message: "Too many requests.", statusCode: 429 },
      error: { code: "rate_limited", message: "Too many requests." },
    },
  },
};

import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Searching persons. */
export const personSearch: OperationExpectations = {
  least: {
    inputs: { query: { term: { job_title: "engineer" } } },
    request: "POST https://api.peopledatalabs.com/v5/person/search",
    body: { query: { term: { job_title: "engineer" } } },
    answer: {
      status: 200,
      body: { status: 203, data: [{ id: "p1" }, { id: "p2" }], scroll_token: "s-2", total: 77 },
      output: {
        data: [{ id: "p1" }, { id: "p2" }],
        metadata: { status: 203, total: 77, scrollToken: "s-2" },
      },
    },
  },
  parameters: {
    query: {
      type: "json",
      in: "body.query",
      accepts: [{ bool: { must: [{ exists: { field: "work_email" } }] } }],
      refuses: [[], "[]", "null", "SELECT 1", 5],
    },
    sql: {
      type: "string",
      in: "body.sql",
      insteadOf: "query",
      accepts: ["SELECT * FROM person WHERE job_title='engineer'"],
    },
    size: {
      type: "number",
      in: "body.size",
      default: 1,
      accepts: [1, 100],
      refuses: [0, 101, 1.5],
    },
    // Of the service, for the next page.
    scrollToken: { type: "string", in: "body.scroll_token", accepts: ["s-1"] },
  },
  calls: {
    "every parameter that goes with sql": {
      inputs: { sql: "SELECT * FROM person", size: "5", scrollToken: "s-1" },
      request: "POST https://api.peopledatalabs.com/v5/person/search",
      body: { sql: "SELECT * FROM person", size: 5, scroll_token: "s-1" },
    },
    "query as JSON text": {
      inputs: { query: '{"match_all":{}}', size: 2 },
      request: "POST https://api.peopledatalabs.com/v5/person/search",
      body: { query: { match_all: {} }, size: 2 },
    },
  },
  refusals: {
    "query and sql": {
      inputs: { query: { match_all: {} }, sql: "SELECT * FROM person" },
      names: ["query"],
    },
    "neither query nor sql": { inputs: { size: 5 }, names: ["query"] },
  },
  answers: {
    "no match": {
      status: 404,
      body: { status: 404, error: { type: "not_found", message: "No records were found." } },
      output: { data: [], metadata: { status: 404, total: 0 } },
    },
    "a query that is wrong": {
      status: 400,
      body: { status: 400, error: { type: "invalid_request_error", message: "Wrong query." } },
      error: {
        code: "bad_request",
        upstreamCode: "invalid_request_error",
        message: "Wrong query.",
      },
    },
    "too many calls": {
      status: 429,
      body: { status: 429, error: { type: "rate_limit_error", message: "Too many calls." } },
      error: {
        code: "rate_limited",
        upstreamCode: "rate_limit_error",
        message: "Too many calls.",
      },
    },
  },
};

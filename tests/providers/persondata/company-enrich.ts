import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Finding one company. */
export const companyEnrich: OperationExpectations = {
  least: {
    inputs: { name: "Acme" },
    request: "GET https://api.peopledatalabs.com/v5/company/enrich?name=Acme",
    answer: {
      status: 200,
      body: { status: 203, likelihood: 9, id: "acme", name: "acme ltd", size: "11-50" },
      output: {
        data: { id: "acme", name: "acme ltd", size: "11-50" },
        metadata: { status: 203 },
      },
    },
  },
  parameters: {
    name: { type: "string", in: "query.name", accepts: ["A & B"] },
    website: { type: "string", in: "query.website", accepts: ["example.com"] },
    ticker: { type: "string", in: "query.ticker", accepts: ["ACME"] },
  },
  calls: {
    "every parameter": {
      inputs: { name: "Acme Ltd", website: "acme.example", ticker: "ACM" },
      request:
        "GET https://api.peopledatalabs.com/v5/company/enrich?name=Acme%20Ltd&website=acme.example&ticker=ACM",
    },
    "website alone": {
      inputs: { website: "acme.example" },
      request: "GET https://api.peopledatalabs.com/v5/company/enrich?website=acme.example",
    },
    "ticker alone": {
      inputs: { ticker: "ACM" },
      request: "GET https://api.peopledatalabs.com/v5/company/enrich?ticker=ACM",
    },
    "website with its protocol": {
      inputs: { website: "https://acme.example/" },
      request:
        "GET https://api.peopledatalabs.com/v5/company/enrich?website=https%3A%2F%2Facme.example%2F",
      warns: ["website"],
    },
  },
  refusals: { "nothing to match": { inputs: {}, names: ["name"] } },
  answers: {
    "no match": {
      status: 404,
      body: { status: 404, error: { type: "not_found", message: "No records were found." } },
      output: { data: null, metadata: { status: 404 } },
    },
    "the key is wrong": {
      status: 401,
      body: { status: 401, error: { type: "authentication_error", message: "Wrong key." } },
      error: {
        code: "unauthorized",
        upstreamCode: "authentication_error",
        message: "Wrong key.",
      },
    },
  },
};

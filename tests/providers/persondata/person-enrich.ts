import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Finding one person. */
export const personEnrich: OperationExpectations = {
  least: {
    inputs: { email: "ada@example.com" },
    request: "GET https://api.peopledatalabs.com/v5/person/enrich?email=ada%40example.com",
    answer: {
      // Never two numbers alike: each output has one source.
      status: 200,
      body: { status: 203, likelihood: 8, data: { id: "p1", job_title: "engineer" } },
      output: {
        data: { id: "p1", job_title: "engineer" },
        metadata: { status: 203, likelihood: 8 },
      },
    },
  },
  parameters: {
    email: { type: "string", in: "query.email", accepts: ["zoe+news@example.com"] },
    name: { type: "string", in: "query.name", accepts: ["Zoë O'Neil & Co"] },
    company: { type: "string", in: "query.company", accepts: ["example.com"] },
    min_likelihood: {
      type: "number",
      in: "query.min_likelihood",
      accepts: [1, 10],
      refuses: [0, 11, 5.5],
    },
  },
  calls: {
    "every parameter": {
      inputs: { email: "a@example.com", name: "Ada L", company: "Acme", min_likelihood: "6" },
      request:
        "GET https://api.peopledatalabs.com/v5/person/enrich?email=a%40example.com&name=Ada%20L&company=Acme&min_likelihood=6",
    },
    "name and company in place of email": {
      inputs: { name: "Ada", company: "Acme" },
      request: "GET https://api.peopledatalabs.com/v5/person/enrich?name=Ada&company=Acme",
    },
  },
  refusals: {
    "nothing to match": { inputs: {}, names: ["email"] },
    "name without company": { inputs: { name: "Ada" }, names: ["email"] },
    "company without name": { inputs: { company: "Acme" }, names: ["email"] },
    "min_likelihood alone": { inputs: { min_likelihood: 6 }, names: ["email"] },
    "email blank": { inputs: { email: " " }, names: ["email"] },
  },
  answers: {
    "a status in the reply's line only": {
      status: 200,
      body: { likelihood: 8, data: { id: "p1" } },
      output: { data: { id: "p1" }, metadata: { status: 200, likelihood: 8 } },
    },
    "no match": {
      status: 404,
      body: { status: 404, error: { type: "not_found", message: "No records were found." } },
      output: { data: null, metadata: { status: 404, likelihood: null } },
    },
    "404 for another reason": {
      status: 404,
      body: { status: 404, error: { type: "no_such_route", message: "No such route." } },
      error: { code: "not_found", upstreamCode: "no_such_route", message: "No such route." },
    },
    "credits used up": {
      status: 402,
      body: { status: 402, error: { type: "payment_required", message: "No credits left." } },
      error: {
        code: "payment_required",
        upstreamCode: "payment_required",
        message: "No credits left.",
      },
    },
  },
};

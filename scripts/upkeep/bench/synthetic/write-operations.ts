import { failure } from "./failure.ts";
import { type Part, type Resource, sentence, valueOf } from "./resource.ts";

/** `POST /v1/records`: a nested body, converters, dependent values, a fixed member. */
export function create(resource: Resource): Part {
  const { one, many, type } = resource;
  const value = valueOf(resource, false);
  const path = `/v1/${many}`;
  return {
    name: `Create ${one}`,
    description: sentence(`Creates a ${one}`, resource),
    request: `POST ${path}`,
    effect: "write",
    scopes: ["read", "write"],
    params: {
      ...valueParams(resource),
      ...nestedParams,
      attributes: { type: "object", description: sentence("Free attributes", resource) },
    },
    body: { source: { system: "workflow" } },
    rules: [
      { when: "carrier", need: carriers, severity: "warning" },
      { when: "city", need: "country", severity: "warning" },
    ],
    reply: { 201: type },
    output: createOutput(one),
    examples: createExamples(path, value),
  };
}

/** What is allowed depends on the kind. */
const carriers = [
  { kind: "plain", carrier: ["post", "van"] },
  { kind: "express", carrier: ["bike", "drone"] },
  { kind: { not: ["plain", "express"] } },
];

function valueParams(resource: Resource): Part {
  return {
    name: {
      type: "string",
      required: true,
      minLength: 1,
      maxLength: 200,
      convert: "trim",
      description: "Name.",
    },
    amount: {
      type: "number",
      minimum: 0,
      maximum: 1000000,
      description: sentence("Amount", resource),
    },
    kind: {
      type: "string",
      enum: ["plain", "express"],
      providerDefault: "plain",
      description: "Kind.",
    },
    carrier: {
      type: "string",
      to: "body.delivery.carrier",
      description: "Carrier; what is allowed depends on the kind.",
    },
    tags: { type: "string", convert: "csv", maxItems: 20, description: "Tags, comma-separated." },
  };
}

/** Members of objects within the body. */
const nestedParams: Part = {
  street: { type: "string", to: "body.address.street", description: "Street and number." },
  city: { type: "string", to: "body.address.city", description: "City." },
  country: {
    type: "string",
    to: "body.address.country",
    pattern: "^[A-Z]{2}$",
    example: "NO",
    description: "Country.",
  },
  notify: { type: "boolean", to: "body.notice.wanted", description: "Tell the owner." },
  email: {
    type: "string",
    to: "body.notice.email",
    format: "email",
    when: { notify: true },
    description: "Where.",
  },
};

function createOutput(one: string): Part {
  return {
    data: { from: "body", description: `The new ${one}.` },
    "metadata.id": { from: "body.id", type: "string", description: "Its id." },
    "metadata.location": {
      from: "headers.location",
      type: "string",
      description: "Address.",
    },
  };
}

function createExamples(path: string, value: Part): Part {
  return {
    "everything given": {
      params: {
        name: " New ",
        amount: "12.5",
        tags: "a, b",
        city: "Oslo",
        country: "NO",
        notify: "true",
        email: "me@example.com",
        attributes: { a: [1, null] },
      },
      request: {
        line: `POST ${path}`,
        body: {
          name: "New",
          amount: 12.5,
          tags: ["a", "b"],
          address: { city: "Oslo", country: "NO" },
          notice: { wanted: true, email: "me@example.com" },
          attributes: { a: [1, null] },
          source: { system: "workflow" },
        },
      },
      reply: { status: 201, headers: { location: `${path}/1` }, body: value },
      output: { data: value, metadata: { id: value["id"] ?? null, location: `${path}/1` } },
    },
    "a wrong field": { params: { name: "x" }, ...failure("bad_request") },
  };
}

/** `PATCH /v1/records/{recordId}`: a whole body given as JSON. */
export function update(resource: Resource): Part {
  const { one, many, id, type } = resource;
  const value = valueOf(resource, false);
  return {
    name: `Update ${one}`,
    description: sentence(`Changes a ${one}`, resource),
    request: `PATCH /v1/${many}/{${id}}`,
    effect: "write",
    params: {
      [id]: { type: "string", required: true, convert: "trim", description: `Id of the ${one}.` },
      changes: { type: "object", required: true, to: "body", description: "Values by field." },
      ifMatch: { type: "string", to: "headers.If-Match", description: "Version that is expected." },
    },
    reply: { 200: type },
    output: {
      data: {
        from: "body",
        convert: { omit: ["attributes"] },
        description: `The ${one} as changed.`,
      },
      "metadata.status": { from: "status", type: "integer", description: "Status of the reply." },
    },
    examples: {
      "one field": {
        params: { [id]: "7", changes: '{"amount":null}', ifMatch: "v1" },
        request: {
          line: `PATCH /v1/${many}/7`,
          headers: { "if-match": "v1" },
          body: { amount: null },
        },
        reply: { status: 200, body: { ...value, attributes: { a: 1 } } },
        output: { data: value, metadata: { status: 200 } },
      },
      unknown: { params: { [id]: "8", changes: {} }, ...failure("not_found") },
    },
  };
}

/** `DELETE /v1/records/{recordId}`: no body on either side. */
export function remove(resource: Resource): Part {
  const { one, many, id } = resource;
  return {
    name: `Delete ${one}`,
    description: sentence(`Deletes a ${one}`, resource),
    request: `DELETE /v1/${many}/{${id}}`,
    effect: "write",
    params: {
      [id]: { type: "string", required: true, convert: "trim", description: `Id of the ${one}.` },
      force: { type: "boolean", description: sentence("Also when it is in use", resource) },
    },
    reply: { 204: "empty" },
    output: {
      data: { const: { deleted: true }, type: "json", description: "Confirmation." },
      "metadata.id": { from: `params.${id}`, type: "string", description: "Id passed in." },
    },
    examples: {
      done: {
        params: { [id]: "9", force: true },
        request: { line: `DELETE /v1/${many}/9`, query: { force: "true" } },
        reply: { status: 204 },
        output: { data: { deleted: true }, metadata: { id: "9" } },
      },
      unknown: { params: { [id]: "10" }, ...failure("not_found") },
    },
  };
}

import { failure } from "./failure.ts";
import { type Part, type Resource, sentence, valueOf } from "./resource.ts";

/** `GET /v1/records`: query and header parameters of every type, a page of results. */
export function list(resource: Resource): Part {
  const { many, type, dice } = resource;
  const items = [valueOf(resource, true)];
  const maximum = dice.pick([50, 100, 250]);
  const path = `/v1/${many}`;
  return {
    name: `List ${many}`,
    description: sentence(`Lists ${many}`, resource),
    request: `GET ${path}`,
    effect: "read",
    scopes: ["read"],
    params: listParams(resource, maximum),
    reply: { 200: `${type}List` },
    output: listOutput(many),
    page: { items: "body.items", next: "body.next", send: "cursor" },
    examples: listExamples(path, items),
  };
}

function listParams(resource: Resource, maximum: number): Part {
  return {
    limit: {
      type: "integer",
      minimum: 1,
      maximum,
      providerDefault: 25,
      description: "Size of a page.",
    },
    cursor: { type: "string", to: "query.page_token", minLength: 1, description: "Cursor." },
    status: { type: "string", enum: ["open", "paused", "closed"], description: "Status." },
    archived: { type: "boolean", default: false, description: "Old ones too." },
    minAmount: { type: "number", minimum: 0, to: "query.amount_gte", description: "Least amount." },
    tags: {
      type: "string",
      convert: ["csv", { join: "," }],
      description: sentence("Tags", resource),
    },
    traceId: {
      type: "string",
      to: "headers.X-Trace-Id",
      pattern: "^[a-z0-9]+$",
      description: "Trace.",
    },
  };
}

function listOutput(many: string): Part {
  return {
    data: { from: "body.items", description: `The ${many} of this page.` },
    "metadata.count": {
      from: "body.items",
      convert: "count",
      type: "integer",
      description: "Their number.",
    },
    "metadata.total": {
      from: "body.total",
      type: "integer",
      default: 0,
      description: "On all pages.",
    },
    "metadata.next": {
      from: "body.next",
      type: "string",
      description: "Next cursor.",
    },
  };
}

function listExamples(path: string, items: readonly Part[]): Part {
  return {
    "a full page": {
      params: { limit: "2", status: "open", minAmount: "1.5", tags: "a, b,", traceId: "t1" },
      request: {
        line: `GET ${path}`,
        query: { limit: "2", status: "open", archived: "false", amount_gte: "1.5", tags: "a,b" },
        headers: { "x-trace-id": "t1" },
      },
      reply: { status: 200, body: { items, total: 7, next: "c2" } },
      output: { data: items, metadata: { count: 1, total: 7, next: "c2" } },
    },
    nothing: {
      params: { archived: true },
      request: { line: `GET ${path}`, query: { archived: "true" } },
      reply: { status: 200, body: { items: [] } },
      output: { data: [], metadata: { count: 0, total: 0 } },
    },
    "too many requests": { params: {}, ...failure("rate_limited") },
  };
}

/** `GET /v1/records/{recordId}`: a path parameter, and a 404 that is an answer. */
export function get(resource: Resource): Part {
  const { one, many, id, type } = resource;
  const value = valueOf(resource, false);
  return {
    name: `Get ${one}`,
    description: sentence(`Gets one ${one}`, resource),
    request: `GET /v1/${many}/{${id}}`,
    effect: "read",
    params: {
      [id]: {
        type: "string",
        required: true,
        convert: "trim",
        maxLength: 64,
        description: `Id of the ${one}.`,
      },
      fields: { type: "string", convert: ["csv", { join: "," }], description: "Fields to return." },
    },
    reply: { 200: type },
    accept: { 404: { when: { "body.error.code": "gone" }, output: { data: null } } },
    output: {
      data: { from: "body", default: null, description: `The ${one}.` },
      "metadata.id": { from: ["body.id", `params.${id}`], type: "string", description: "Its id." },
    },
    examples: {
      found: {
        params: { [id]: " a/b ", fields: "id,name" },
        request: { line: `GET /v1/${many}/a%2Fb`, query: { fields: "id,name" } },
        reply: { status: 200, body: value },
        output: { data: value, metadata: { id: value["id"] ?? null } },
      },
      gone: {
        params: { [id]: "x" },
        reply: { status: 404, body: { error: { code: "gone", message: "It was removed." } } },
        output: { data: null, metadata: { id: "x" } },
      },
    },
  };
}

/** `POST /v1/records/search`: rules over several parameters, items mapped one by one. */
export function search(resource: Resource): Part {
  const { many, type } = resource;
  const items = [valueOf(resource, false)];
  const short = items.map(({ id = null, name = null }) => ({ id, title: name }));
  const path = `/v1/${many}/search`;
  return {
    name: `Search ${many}`,
    description: sentence(`Searches ${many}`, resource),
    request: `POST ${path}`,
    effect: "read",
    params: {
      text: { type: "string", maxLength: 500, description: "Words to look for." },
      filter: { type: "object", description: sentence("Conditions as an object", resource) },
      size: {
        type: "integer",
        minimum: 1,
        maximum: 100,
        providerDefault: 10,
        to: "body.page.size",
        description: "Size.",
      },
    },
    rules: [{ need: ["text", "filter"] }],
    reply: { 200: `${type}List` },
    output: {
      data: {
        from: "body.items",
        convert: { each: { id: "item.id", title: "item.name" } },
        description: "Matches.",
      },
      "metadata.total": {
        from: "body.total",
        type: "integer",
        default: 0,
        description: "Their number.",
      },
    },
    examples: {
      "by conditions": {
        params: { filter: '{"status":"open"}', size: 2 },
        request: { line: `POST ${path}`, body: { filter: { status: "open" }, page: { size: 2 } } },
        reply: { status: 200, body: { items, total: 1 } },
        output: { data: short, metadata: { total: 1 } },
      },
      "a wrong field": { params: { text: "x" }, ...failure("bad_request") },
    },
  };
}

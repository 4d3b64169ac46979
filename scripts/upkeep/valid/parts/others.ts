import {
  example,
  type Head,
  type Part,
  type Table,
  text,
  type Value,
  type Written,
} from "../draft.ts";

/** An operation of a job, with an example: what is asked for again has to be understood. */
function jobOperation(request: string, members: Written): Written {
  return { name: "Work", request, effect: "read", reply: { 200: "Job" }, ...members };
}

const STATES = ["queued", "done", "failed"];

function job(more: Written, result?: (id: string) => Written): Part<Head> {
  return {
    add(head) {
      const { id, schemas, operations, jobs } = head;
      schemas["Job"] = {
        type: "object",
        required: ["id", "status"],
        properties: {
          id: { type: "string", description: "Id." },
          status: { type: "string", enum: STATES, description: "Status." },
          why: { type: "string", description: "Why it failed." },
          file: { type: "string", description: "What was made." },
        },
      };
      const body = { id: "j1", status: "done", file: "f1" };
      operations[`${id}_start`] = jobOperation("POST /tasks", {
        effect: "write",
        params: { what: text() },
        output: { id: "body.id" },
        examples: example(head, { body, output: { id: "j1" } }),
      });
      operations[`${id}_ask`] = jobOperation("GET /tasks/{job}", {
        params: { job: text({ required: true }) },
        output: {
          status: "body.status",
          why: "body.why",
          file: "body.file",
        },
        examples: example(head, {
          params: { job: "j1" },
          body,
          output: { status: "done", file: "f1" },
        }),
      });
      jobs["work"] = {
        start: `${id}_start`,
        poll: { call: `${id}_ask`, with: { job: "{output.id}" } },
        until: { "output.status": "done" },
        ...structuredClone(more),
        ...result?.(addResult(head)),
        every: "2s",
        timeout: "5m",
      };
    },
  };
}

function addResult(head: Head): string {
  const name = `${head.id}_result`;
  head.operations[name] = {
    name: "Result",
    request: "GET /made/{file}",
    effect: "read",
    params: { file: text({ required: true }) },
    reply: { 200: "Item" },
    output: { id: "body.id" },
    examples: example(head, { params: { file: "f1" }, body: { id: "f1" }, output: { id: "f1" } }),
  };
  return name;
}

const fail = { fail: { "output.status": "failed" } };

/** Work that takes a while. */
export const jobs: Table<Head> = {
  none: { add: () => {}, share: 45 },
  plain: job({}),
  failing: job(fail),
  explained: job({ ...fail, error: { message: "output.why" } }),
  ofTwoStates: job({ until: { "output.status": ["done", "failed"] } }),
  result: job(fail, (call) => ({ result: { call, with: { file: "{output.file}" } } })),
};

function graphql(
  document: string,
  params: Record<string, Written>,
  more: Written = {},
): Part<Head> {
  return {
    add({ id, schemas, operations }) {
      schemas["Data"] = {
        type: "object",
        properties: {
          data: {
            type: ["object", "null"],
            properties: {
              item: { type: ["object", "null"], properties: { id: { type: "string" } } },
            },
          },
          errors: { type: "array", items: { type: "object" } },
        },
      };
      const made: Value = {
        from: "body.data.item.id",
        type: "string",
        description: "Id.",
      };
      operations[`${id}_query`] = {
        name: "Query",
        request: "POST /graphql",
        graphql: document,
        ...(Object.keys(params).length > 0 && { params: structuredClone(params) }),
        reply: { 200: "Data" },
        output: { made },
        ...structuredClone(more),
      };
    },
  };
}

const required = { id: text({ required: true }) };

/** Operations that send a document. */
export const documents: Table<Head> = {
  none: { add: () => {}, share: 45 },
  query: graphql("query Item($id: ID!) { item(id: $id) { id } }", required),
  partial: graphql("query Item($id: ID!) { item(id: $id) { id } }", required, { partial: true }),
  optional: graphql("query Item($first: Int) { item(first: $first) { id } }", {
    first: { type: "integer", minimum: 1, description: "First." },
  }),
  plain: graphql("query Item { item { id } }", {}),
  list: graphql("mutation Add($id: ID!, $tags: [String!]) { item(id: $id, tags: $tags) { id } }", {
    ...required,
    tags: text({ convert: "csv" }),
  }),
  nested: graphql(
    "mutation Add($in: In) { item(in: $in) { id } }",
    {
      name: text(),
      at: { type: "integer", to: "variables.in.at", description: "At." },
    },
    { variables: { in: { kind: "item", "name?": "{name}" } } },
  ),
};

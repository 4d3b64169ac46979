import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startScript } from "../support/script.ts";
import { type BlockOperation, blocks, operationOf, operations } from "../support/operations.ts";
import { blamed, failureOf, resultOf } from "../support/call-result.ts";
import { inheritedNames, pollutingJson } from "../support/vectors/polluting.ts";

let reply: { status: number; headers: Record<string, string>; body: string };
let before: string;

const server = await startScript((_, response) => {
  response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
  response.end(reply.status === 204 ? "" : reply.body);
});
beforeEach(() => {
  reply = { status: 404, headers: {}, body: "{}" };
  before = builtIns();
});
afterEach(() => {
  expect(Object({}).polluted).toBeUndefined();
  expect(Object([]).polluted).toBeUndefined();
  expect(builtIns()).toBe(before);
});

const all = operations.map((operation) => [operation.id, operation] as const);
const jsonInputs = operations.flatMap((operation) =>
  operation.fields
    .filter(({ type }) => type === "json")
    .map(({ name }) => ({ operation, id: operation.id, name })),
);

test("there are json inputs", () => {
  expect(jsonInputs.map(({ id, name }) => `${id}.${name}`)).toEqual([
    "crm_create_record.fields",
    "crm_update_record.fields",
    "persondata_person_search.query",
  ]);
});

describe.each(jsonInputs)("$name of $id", ({ operation, name }) => {
  describe.each(Object.entries(pollutingJson))("with %s", (_, text) => {
    test.each([
      ["an object", () => JSON.parse(text)],
      ["JSON text", () => text],
      ["JSON text with blanks around", () => `\n ${text} `],
    ])("reaches the wire as it was given, or not at all, as %s", async (_kind, given) => {
      const error = await failureOf(() =>
        operation.execute({ [name]: given() }, { baseUrl: server.url }),
      );
      const requests = server.take();
      if (requests.length === 0) {
        expect(error.code).toBe("invalid_input");
        expect(blamed(error)).toContain(name);
      } else {
        expect(error.code).toBe("not_found");
        expect(requests[0]?.body).toContain(JSON.stringify(JSON.parse(text)));
      }
    });
  });

  test("leaves out what an object inherits", async () => {
    const given = Object.assign(Object.create({ inherited: true }), { Name: "own" });
    await failureOf(() => operation.execute({ [name]: given }, { baseUrl: server.url }));
    for (const { body } of server.take()) {
      expect(body).toContain("own");
      expect(body).not.toContain("inherited");
    }
  });

  test("does not change what was given", async () => {
    const given = Object.freeze({ Name: Object.freeze({ a: Object.freeze([1]) }) });
    await failureOf(() => operation.execute({ [name]: given }, { baseUrl: server.url }));
    expect(server.take()).toHaveLength(1);
    expect(given).toEqual({ Name: { a: [1] } });
  });
});

describe.each(all)("%s", (_, operation) => {
  test.each(inheritedNames)("takes no input named %s", async (name) => {
    const inputs = JSON.parse(`{${JSON.stringify(name)}: {"polluted": true}}`);
    const error = await failureOf(() => operation.execute(inputs, { baseUrl: server.url }));
    expect(server.take()).toEqual([]);
    expect(error.code).toBe("invalid_input");
    expect(blamed(error)).toEqual([name]);
  });

  test("reads no input that is inherited", async () => {
    const inputs = Object.create({ ...operation.inputs });
    inputs.operation = operation.id;
    const error = await failureOf(async () => blocks[operation.provider]?.execute(inputs));
    expect(error.code).toBe("invalid_input");
    const required = operation.fields.filter((field) => field.required).map(({ name }) => name);
    expect(blamed(error)).toEqual(expect.arrayContaining(required));
  });

  test.each(inheritedNames)("takes %s for a value like any other", async (name) => {
    const others = operation.fields.filter(({ secret }) => !secret);
    for (const field of others) {
      const call = () => operation.execute({ [field.name]: name }, { baseUrl: server.url });
      const error = await failureOf(call);
      const isSent = server.take().length > 0;
      expect(error.code).toBe(
        isSent ? "not_found" : field.name === "instanceUrl" ? "blocked_address" : "invalid_input",
      );
    }
  });

  test.each(inheritedNames)("takes %s for a provider's code like any other", async (name) => {
    for (const status of [400, 404, 500]) {
      const error = { type: name, code: name, message: name, status: name };
      const detailed = { ...error, errors: [{ reason: name }], details: [{ reason: name }] };
      for (const body of [
        { error: detailed, message: name },
        [{ errorCode: name, message: name }],
      ]) {
        reply = { status, headers: {}, body: JSON.stringify(body) };
        const { code } = await failureOf(() =>
          operation.execute({}, { baseUrl: server.url, maxRetries: 0 }),
        );
        expect(code).toBe({ 400: "bad_request", 404: "not_found" }[status] ?? "upstream_error");
      }
    }
    expect(server.take()).toHaveLength(6);
  });

  test.each([200, 201, 400, 404, 429, 500])("maps a polluting reply with %i", async (status) => {
    for (const body of [polluted(operation), `[${polluted(operation)}]`]) {
      reply = {
        status: status < 300 ? operation.reply.status : status,
        headers: { ["__proto__"]: "polluted", constructor: "polluted", "to-string": "polluted" },
        body,
      };
      const context = { baseUrl: server.url, maxRetries: 0 };
      const result = await resultOf(() => operation.execute({}, context));
      const mapped = result.error ?? result.value;
      expect(Object(mapped).polluted).toBeUndefined();
      const kept = result.error ? result.error.body : result.value;
      expect(strangers(kept, "value")).toEqual([]);
      expect(() => JSON.stringify(mapped)).not.toThrow();
    }
    expect(server.take()).toHaveLength(2);
  });
});

test.each(
  Object.keys(blocks),
)("the block of %s has no operation by inheritance", async (provider) => {
  for (const operation of [...inheritedNames, [], {}, null, 0, ["__proto__"]]) {
    const error = await failureOf(async () => blocks[provider]?.execute({ operation }));
    expect(error).toMatchObject({ code: "invalid_input", input: "operation" });
  }
});

test.each(inheritedNames)("%s comes out where it went in", async (name) => {
  const context = { baseUrl: server.url };
  reply = { status: 204, headers: {}, body: "" };
  const updated = await operationOf("crm_update_record").execute({ recordId: name }, context);
  expect(updated).toEqual({ data: { updated: true }, metadata: { id: name } });
  reply = { status: 200, headers: {}, body: "{}" };
  const found = await operationOf("crm_get_record").execute({ recordId: name }, context);
  expect(found).toEqual({ data: {}, metadata: { id: name } });
  server.take();
});

/** The reply of the operation's example, with dangerous members in every object. */
function polluted({ reply: example }: BlockOperation): string {
  const members = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';
  return JSON.stringify(example.body ?? {})
    .replaceAll(/\{(?=["])/g, `{${members},`)
    .replaceAll("{}", `{${members}}`);
}

/** Paths of objects whose prototype is not the usual one. */
function strangers(value: unknown, path: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const usual = Array.isArray(value) ? Array.prototype : Object.prototype;
  return [
    ...(Object.getPrototypeOf(value) === usual ? [] : [path]),
    ...Object.entries(value).flatMap(([name, member]) => strangers(member, `${path}.${name}`)),
  ];
}

/** All that the built-in prototypes hold. */
function builtIns(): string {
  const prototypes = [Object, Array, Function, String, Number, Error, Map, Promise].map(
    ({ prototype }) => prototype,
  );
  return JSON.stringify(
    prototypes.map((prototype) =>
      Reflect.ownKeys(prototype).map((key) => [
        String(key),
        typeof Object.getOwnPropertyDescriptor(prototype, key)?.value,
      ]),
    ),
  );
}

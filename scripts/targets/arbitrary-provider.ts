import fc from "fast-check";
import { operationNames, operationPrefix, providerNames } from "../ir/names.ts";
import type { Json, JsonSchema, Operation, Output, Parameter, Provider } from "../ir/types.ts";
import { parameter, provider as model } from "./fixture.ts";

/** Providers of all shapes and sizes, for laws about what targets print. */

/** A word in lower case, often as long as it may be. */
const word = (maxLength: number) =>
  fc
    .tuple(
      fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
      fc.string({ unit: fc.constantFrom(..."abcxyz0123456789"), maxLength: maxLength - 1, size: "max" }),
    )
    .map(([first, rest]) => first + rest);

const text = fc.oneof(
  fc.lorem({ maxCount: 4, mode: "sentences" }),
  fc.lorem({ maxCount: 30 }),
  fc.string({ maxLength: 120 }),
  fc.constantFrom('He said "no"', "it's", "`code`", "*/", "a\nb", "漢字".repeat(30), "e\u0301".repeat(60)),
);

const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;

const choices = fc.uniqueArray(fc.oneof(word(30), fc.string({ minLength: 1, maxLength: 12 })), {
  minLength: 1,
  maxLength: 12,
});

function parameters(readable: boolean): fc.Arbitrary<readonly Parameter[]> {
  return fc
    .uniqueArray(word(64), { maxLength: 8 })
    .chain((names) =>
      fc.tuple(...names.map((name) => anyParameter(name, names[0] ?? name, readable))),
    );
}

function anyParameter(name: string, other: string, readable: boolean): fc.Arbitrary<Parameter> {
  const wire = fc.oneof(fc.constant(name), word(40), fc.constantFrom("$top", "a-b", "X-Long", "1"));
  const placement: fc.Arbitrary<Parameter["placement"]> = readable
    ? wire.map((wireName) => ({ kind: "query", name: wireName }))
    : fc.oneof(
        wire.map((wireName) => ({ kind: "header" as const, name: wireName })),
        fc.array(word(20), { maxLength: 2 }).map((path) => ({
          kind: "property" as const,
          path: [...path, name],
        })),
      );
  const change: fc.Arbitrary<Partial<Parameter>> = fc.oneof(
    choices.map((values) => ({ limits: { enum: values } })),
    choices.map((values) => ({ limits: { enum: values }, convert: "csv" as const })),
    text.map((value) => ({ default: value, sendDefault: true })),
    text.map((equals) => ({ when: { parameter: other, equals, fallback: equals } })),
    fc.constantFrom("object", "array", "any").map((shape) => ({ type: "json" as const, shape })),
    fc.record({ type: fc.constant("json" as const), shape: fc.constant("any" as const), default: json }),
    fc.integer().map((value) => ({ type: "integer" as const, default: value, sendDefault: true })),
  );
  return fc
    .record({ placement, change, required: fc.boolean(), description: text })
    .map(({ placement, change, required, description }) =>
      parameter(name, { placement, required, description, ...change }),
    );
}

const schema: fc.Arbitrary<JsonSchema> = fc.letrec<{ schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<JsonSchema>(
      { type: "string" },
      { $ref: "#/components/schemas/Note" },
      { type: ["string", "null"] },
      { type: "object" },
      {},
    ),
    choices.map((values) => ({ enum: values })),
    word(80).map((name) => ({ $ref: `#/components/schemas/${name}` })),
    tie("schema").map((items) => ({ type: "array", items })),
    tie("schema").map((rest) => ({ type: "object", additionalProperties: rest })),
    fc.array(tie("schema"), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    fc.dictionary(word(30), tie("schema"), { maxKeys: 3 }).map((properties) => ({
      type: "object",
      properties,
    })),
    json.map((value) => ({ const: value })),
  ),
})).schema;

const outputs: fc.Arbitrary<readonly Output[]> = fc
  .uniqueArray(word(40), { minLength: 1, maxLength: 5 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.record({
          name: fc.constantFrom(`a.${name}`, `b.c.${name}`, `z${name}`),
          type: fc.constant("json" as const),
          description: text,
          source: fc.constant({
            kind: "path" as const,
            paths: ["body"],
            take: null,
            omit: [],
            each: null,
          }),
          optional: fc.boolean(),
          nullable: fc.boolean(),
          schema,
        }),
      ),
    ),
  );

function operation(provider: string): fc.Arbitrary<Operation> {
  return fc
    .tuple(fc.array(word(20), { minLength: 1, maxLength: 3 }), fc.boolean())
    .chain(([words, readable]) =>
      fc.record({
        id: fc.constant(operationPrefix(provider) + words.join("_")),
        method: fc.constantFrom(...(readable ? (["GET", "HEAD"] as const) : (["POST"] as const))),
        path: fc.array(word(30), { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join("/")}`),
        description: text,
        parameters: parameters(readable),
        outputs,
        requestId: fc.subarray(["headers.x-request-id", "body.error.id"]),
      }),
    )
    .map(({ requestId, ...own }) => ({
      ...(model.operations[0] as Operation),
      names: operationNames(provider, own.id),
      constants: [],
      errors: { message: [], code: [], requestId, codes: {}, when: [] },
      ...own,
    }));
}

/** Any provider that the check stage could let through. */
export const anyProvider: fc.Arbitrary<Provider> = fc
  .array(word(12), { minLength: 1, maxLength: 3 })
  .map((words) => words.join("-"))
  .chain((id) =>
    fc.record({
      id: fc.constant(id),
      names: fc.constant(providerNames(id)),
      description: text,
      operations: fc.uniqueArray(operation(id), {
        minLength: 1,
        maxLength: 4,
        selector: ({ names }) => names.method,
      }),
      url: fc.oneof(fc.webUrl({ size: "medium" }), fc.constant("https://{tenant}.example.com")),
      auth: fc.uniqueArray(word(64), { maxLength: 3 }),
    }),
  )
  .map(({ description, url, auth, ...own }) => ({
    ...model,
    ...own,
    block: { ...model.block, description },
    server: { ...model.server, url, params: url.includes("{tenant}") ? ["tenant"] : [] },
    auth: auth.map((name, at) => ({
      ...(model.auth[at] as Provider["auth"][number]),
      name,
    })),
  }));

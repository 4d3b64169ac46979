import fc from "fast-check";
import { operationNames, operationPrefix, providerNames } from "../../language/ir/names.ts";
import type {
  Credential,
  Json,
  JsonSchema,
  Operation,
  Output,
  Parameter,
  Provider,
} from "../../language/ir/types.ts";
import { provider as model, parameter } from "./provider.fixture.ts";

/** Providers of all shapes and sizes that the check stage could let through, for laws about targets. */

const word = (maxLength: number) =>
  fc
    .tuple(
      fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
      fc.string({
        unit: fc.constantFrom(..."abcxyz0123456789"),
        maxLength: maxLength - 1,
        size: "max",
      }),
    )
    .map(([first, rest]) => first + rest);

const text = fc.oneof(
  fc.lorem({ maxCount: 4, mode: "sentences" }),
  fc.lorem({ maxCount: 30 }),
  fc.string({ maxLength: 120 }),
  fc.constantFrom(
    'He said "no"',
    "it's",
    "`code`",
    "*/",
    "a\nb",
    "漢字".repeat(30),
    "e\u0301".repeat(60),
  ),
);

// A value that JSON gives back as it was: 0 for -0.
const json = fc
  .jsonValue({ maxDepth: 3, noUnicodeString: true })
  .map((value): Json => JSON.parse(JSON.stringify(value)));

const choices = fc.uniqueArray(fc.oneof(word(30), fc.string({ minLength: 1, maxLength: 12 })), {
  minLength: 1,
  maxLength: 12,
});

/** Unique names; the first parameter is plain text, so that others can depend on it. */
function parameters(isRead: boolean): fc.Arbitrary<readonly Parameter[]> {
  return fc
    .uniqueArray(word(64), { maxLength: 8 })
    .chain((names) =>
      fc.tuple(...names.map((name) => anyParameter(name, names[0] ?? name, isRead))),
    );
}

function anyParameter(name: string, other: string, isRead: boolean): fc.Arbitrary<Parameter> {
  const wireName = fc.constantFrom("", "$", "a-", "X-Long-", "1").map((start) => start + name);
  const groups = fc
    .array(word(20), { maxLength: 2 })
    .map((path) => path.map((group) => `G${group}`));
  const placement: fc.Arbitrary<Parameter["placement"]> = isRead
    ? wireName.map((wire) => ({ kind: "query", name: wire }))
    : fc.oneof(
        wireName.map((wire) => ({ kind: "header" as const, name: wire })),
        groups.map((path) => ({ kind: "property" as const, path: [...path, name] })),
      );
  return fc
    .record({
      placement,
      change: name === other ? fc.constant({}) : change(other),
      required: fc.boolean(),
      description: text,
    })
    .map(({ change: changed, ...own }) => parameter(name, { ...own, ...changed }));
}

function change(other: string): fc.Arbitrary<Partial<Parameter>> {
  return fc.oneof(
    choices.map((values) => ({ limits: { enum: values } })),
    choices.map((values) => ({ limits: { enum: values }, convert: ["csv" as const] })),
    text.map((value) => ({ default: value, sendDefault: true })),
    text.map((equals) => ({ when: { [other]: equals } })),
    fc.constantFrom("object", "array", "any").map((shape) => ({ type: "json" as const, shape })),
    json.map((value) => ({ type: "json" as const, shape: "any" as const, default: value })),
    fc.integer().map((value) => ({ type: "integer" as const, default: value, sendDefault: true })),
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
    fc
      .dictionary(word(30), tie("schema"), { maxKeys: 3, noNullPrototype: true })
      .map((properties) => ({ type: "object", properties })),
    json.map((value) => ({ const: value })),
  ),
})).schema;

const BODY: Output["source"] = { kind: "path", paths: ["body"], steps: [] };

const outputs: fc.Arbitrary<readonly Output[]> = fc
  .uniqueArray(word(40), { minLength: 1, maxLength: 5 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.record({
          name: fc.constantFrom(`a.${name}`, `b.c.${name}`, `z${name}`),
          type: fc.constant("json" as const),
          description: text,
          source: fc.constant(BODY),
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
    .chain(([words, isRead]) =>
      fc.record({
        id: fc.constant(operationPrefix(provider) + words.join("_")),
        method: fc.constantFrom(...(isRead ? (["GET", "HEAD"] as const) : (["POST"] as const))),
        path: fc
          .array(word(30), { minLength: 1, maxLength: 5 })
          .map((parts) => `/${parts.join("/")}`),
        description: text,
        parameters: parameters(isRead),
        outputs,
        requestId: fc.subarray(["headers.x-request-id", "body.error.id"]),
      }),
    )
    .map(({ requestId, ...own }) => ({
      // The fixture has operations.
      ...(model.operations[0] as Operation),
      names: operationNames(provider, own.id),
      examples: [],
      errors: { message: [], code: [], requestId, codes: {}, when: [] },
      ...own,
    }));
}

const region = parameter("regionOfAddress", {
  required: true,
  placement: { kind: "none" },
  shared: true,
});

/** Any provider; its schemas are those that its outputs refer to. */
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
        selector: ({ names, path }) => `${names.method} ${path}`,
      }),
      url: fc.option(fc.webUrl({ size: "medium" }), {
        nil: `https://{${region.name}}.example.com`,
      }),
      auth: fc.uniqueArray(word(60), { maxLength: 3 }),
    }),
  )
  .map(({ description, url, auth, operations, ...own }) => {
    const isTemplate = url.includes("{");
    const found = JSON.stringify(operations).matchAll(/#\/components\/schemas\/(\w+)/g);
    const schemas = Object.fromEntries([...found].map(([, name = ""]) => [name, OBJECT]));
    return {
      ...model,
      ...own,
      block: { ...model.block, description },
      server: { ...model.server, url, params: isTemplate ? [region.name] : [] },
      schemas: { NoteList: OBJECT, Failure: OBJECT, ...schemas },
      operations: operations.map((each) =>
        isTemplate ? { ...each, parameters: [region, ...each.parameters] } : each,
      ),
      auth: auth.map((name, at) => {
        const credential = model.auth[at] as Credential; // one of three
        const [was, now] = [credential.name, `key_${name}`];
        const sent = JSON.stringify(credential.sent).replaceAll(
          JSON.stringify(was),
          JSON.stringify(now),
        );
        return { ...credential, name: now, sent: JSON.parse(sent) };
      }),
    };
  });

const OBJECT: JsonSchema = { type: "object", properties: { id: { type: "string" } } };

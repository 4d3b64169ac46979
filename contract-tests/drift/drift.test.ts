import { describe, expect, test } from "vitest";
import { readContract } from "../contract/read.ts";
import type { ReplyContent, Value } from "../contract/types.ts";
import { driftOf, driftReports } from "./drift.ts";
import type { Change } from "./finding.ts";

const manifest = {
  provider: "demo",
  block: { type: "demo", name: "Demo", description: "A demo.", category: "tools" },
  server: { url: "https://demo.test" },
  auth: [],
  schemas: {
    List: {
      type: "object",
      required: ["items", "total"],
      properties: {
        total: { type: "integer" },
        items: { type: "array", items: { $ref: "#/schemas/Item" } },
        "@next": { anyOf: [{ type: "string" }, { $ref: "#/schemas/Link" }] },
        labels: { type: "object", additionalProperties: { $ref: "#/schemas/Link" } },
        about: { type: "object" },
      },
    },
    Item: {
      allOf: [{ $ref: "#/schemas/Link" }],
      type: "object",
      properties: {
        kind: { enum: ["book", "paper"] },
        version: { const: 1 },
        name: { type: "string", maxLength: 5 },
        parts: { type: "array", items: { $ref: "#/schemas/Item" } },
      },
    },
    Link: { type: "object", properties: { href: { type: "string" } } },
    Failure: { type: "object", required: ["error"], properties: { error: { type: "string" } } },
  },
  operations: {
    demo_list: {
      request: "GET /items",
      effect: "read",
      reply: { 200: "List", 204: "empty" },
      errors: { reply: { 400: "Failure" } },
      accept: { 404: { output: { data: null } } },
      output: { data: "body" },
    },
  },
};

function drift(reply: Partial<ReplyContent>, of: unknown = manifest) {
  const contract = readContract(of, "specs/demo.yaml");
  const [operation] = contract.operations;
  if (!operation) throw new Error("the manifest has an operation");
  const whole = { status: 200, headers: {}, ...reply };
  const [findings, reports] = [
    driftOf(operation, whole),
    driftReports(contract, operation, "a case", whole),
  ];
  return { findings, reports };
}

/** The manifest with the changes made. */
function changed(changes: readonly Change[]): unknown {
  const copy: unknown = structuredClone(manifest);
  for (const { place, member, value } of changes) {
    let inside = copy as Record<string, unknown>;
    for (const name of place) inside = (inside[name] ??= {}) as Record<string, unknown>;
    if (value === undefined) delete inside[member];
    else inside[member] = value;
  }
  return copy;
}

const list = (members: Readonly<Record<string, Value>> = {}) => ({
  body: { total: 1, items: [], ...members },
});

/** What is told, and that the change that is told accepts the reply. */
function told(reply: Partial<ReplyContent>) {
  const { findings, reports } = drift(reply);
  const accepting = changed(findings.flatMap(({ changes }) => changes));
  expect(drift(reply, accepting).findings).toEqual([]);
  return reports.map(({ kind, path, message, change }) => [kind, `${path}: ${message}`, change]);
}

test("a reply that the manifest describes has no drift", () => {
  const item = { href: "/a", kind: "book", version: 1, name: "a", parts: [{ name: "b" }] };
  const labels = { any: { href: "/b" } };
  const reply = list({ items: [item], "@next": { href: "/c" }, labels, about: { free: 1 } });
  expect(drift(reply).findings).toEqual([]);
  expect(drift({ status: 204 }).findings).toEqual([]);
  expect(drift({ status: 404, body: { any: 1 } }).findings).toEqual([]);
});

describe("an unknown field", () => {
  test("is told once for all items, with the type of all its values", () => {
    const items = [{ isNew: true }, { isNew: null }, { name: "a" }];
    expect(told(list({ items }))).toEqual([
      [
        "unknown-field",
        "body.items[].isNew: unknown field: boolean or null",
        "# specs/demo.yaml: schemas.Item.properties\nisNew: { type: [ boolean, \"null\" ] }",
      ],
    ]);
  });

  test("is described with all that is in it", () => {
    const sale = { price: { amount: 9 }, offers: [{ amount: 1.5 }, { amount: 2, note: "x" }] };
    expect(told(list({ sale }))).toMatchInlineSnapshot(`
      [
        [
          "unknown-field",
          "body.sale: unknown field: object",
          "# specs/demo.yaml: schemas.List.properties
      sale: {
        type: object,
        properties:
          {
            price: { type: object, properties: { amount: { type: integer } } },
            offers:
              {
                type: array,
                items: { type: object, properties: { amount: { type: number }, note: { type: string } } }
              }
          }
      }",
        ],
      ]
    `);
  });

  test("is found behind references, alternatives, maps and itself", () => {
    const items = [{ parts: [{ parts: [{ deep: 1 }] }] }];
    const reply = list({ items, "@next": { rel: "x" }, labels: { a: { "x-y": 1 } } });
    expect(told(reply)).toMatchInlineSnapshot(`
      [
        [
          "unknown-field",
          "body.items[].parts[].parts[].deep: unknown field: integer",
          "# specs/demo.yaml: schemas.Item.properties
      deep: { type: integer }",
        ],
        [
          "unknown-field",
          "body["@next"].rel: unknown field: string",
          "# specs/demo.yaml: schemas.Link.properties
      rel: { type: string }",
        ],
        [
          "unknown-field",
          "body.labels.a["x-y"]: unknown field: integer",
          "# specs/demo.yaml: schemas.Link.properties
      x-y: { type: integer }",
        ],
      ]
    `);
  });
});

describe("a value that the schema does not allow", () => {
  test("of an enum is new", () => {
    const items = [{ kind: "film" }, { kind: "book" }, { kind: "film" }, { version: 2 }];
    expect(told(list({ items }))).toMatchInlineSnapshot(`
      [
        [
          "new-enum-value",
          "body.items[].kind: new value: "film"",
          "# specs/demo.yaml: schemas.Item.properties.kind
      enum: [ book, paper, film ]",
        ],
        [
          "new-enum-value",
          "body.items[].version: new value: 2",
          "# specs/demo.yaml: schemas.Item.properties.version: remove const
      # specs/demo.yaml: schemas.Item.properties.version
      enum: [ 1, 2 ]",
        ],
      ]
    `);
  });

  test("of another type, absent, or against a limit", () => {
    const body = { total: "1", items: [{ name: "too long" }, { name: null }, { href: 1 }] };
    expect(told({ body })).toMatchInlineSnapshot(`
      [
        [
          "type-change",
          "body.total: string where integer is stated",
          "# specs/demo.yaml: schemas.List.properties.total
      type: [ integer, string ]",
        ],
        [
          "type-change",
          "body.items[].name: against maxLength 5",
          "# specs/demo.yaml: schemas.Item.properties.name: remove maxLength",
        ],
        [
          "type-change",
          "body.items[].name: null where string is stated",
          "# specs/demo.yaml: schemas.Item.properties.name
      type: [ string, "null" ]",
        ],
        [
          "type-change",
          "body.items[].href: integer where string is stated",
          "# specs/demo.yaml: schemas.Link.properties.href
      type: [ string, integer ]",
        ],
      ]
    `);
    expect(told({ body: {} })).toMatchInlineSnapshot(`
      [
        [
          "type-change",
          "body.items: absent, though required",
          "# specs/demo.yaml: schemas.List: remove required",
        ],
        [
          "type-change",
          "body.total: absent, though required",
          "# specs/demo.yaml: schemas.List: remove required",
        ],
      ]
    `);
  });

  test("is told as a whole where alternatives are stated", () => {
    expect(told(list({ "@next": 7 }))).toMatchInlineSnapshot(`
      [
        [
          "type-change",
          "body["@next"]: fits none of the alternatives",
          "# specs/demo.yaml: schemas.List.properties["@next"]
      anyOf: [ { type: string }, { $ref: "#/schemas/Link" }, { type: integer } ]",
        ],
      ]
    `);
  });
});

describe("a reply that is not declared", () => {
  test("with a body that a declared one could have", () => {
    expect(told({ status: 410, body: { error: "gone" } })).toMatchInlineSnapshot(`
      [
        [
          "undeclared-status",
          "status 410: not declared for demo_list",
          "# specs/demo.yaml: operations.demo_list.errors.reply
      410: Failure",
        ],
      ]
    `);
    expect(told({ status: 206, ...list() })).toMatchInlineSnapshot(`
      [
        [
          "undeclared-status",
          "status 206: not declared for demo_list",
          "# specs/demo.yaml: operations.demo_list.reply
      206: List",
        ],
      ]
    `);
  });

  test("with a body of its own, or without one", () => {
    expect(told({ status: 409, body: { clash: "a" } })).toMatchInlineSnapshot(`
      [
        [
          "undeclared-status",
          "status 409: not declared for demo_list",
          "# specs/demo.yaml: operations.demo_list.errors.reply
      409: Reply409
      # specs/demo.yaml: schemas
      Reply409: { type: object, properties: { clash: { type: string } } }",
        ],
      ]
    `);
    expect(told({ status: 202 })).toMatchInlineSnapshot(`
      [
        [
          "undeclared-status",
          "status 202: not declared for demo_list",
          "# specs/demo.yaml: operations.demo_list.reply
      202: empty",
        ],
      ]
    `);
    expect(told({ status: 502, text: "<html>" })).toMatchInlineSnapshot(`
      [
        [
          "undeclared-status",
          "status 502: not declared for demo_list",
          "# specs/demo.yaml: operations.demo_list.errors.reply
      502: empty",
        ],
      ]
    `);
  });

  test("with a body where none is declared", () => {
    expect(told({ status: 204, body: { id: "a" } })).toMatchInlineSnapshot(`
      [
        [
          "type-change",
          "body: there, though 204 is declared as empty",
          "# specs/demo.yaml: operations.demo_list.reply
      204: Reply204
      # specs/demo.yaml: schemas
      Reply204: { type: object, properties: { id: { type: string } } }",
        ],
      ]
    `);
  });
});

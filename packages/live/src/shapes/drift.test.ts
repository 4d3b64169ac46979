import { describe, expect, test } from "vitest";
import { drift, list, reported } from "./sample.fixture.ts";

test("a reply that the manifest describes has no drift", () => {
  const item = { href: "/a", kind: "book", version: 1, name: "a", parts: [{ name: "b" }] };
  const labels = { any: { href: "/b" } };
  const reply = list({ items: [item], "@next": { href: "/c" }, labels, about: { free: 1 } });
  expect(drift(reply).findings).toEqual([]);
  expect(drift({ status: 204 }).findings).toEqual([]);
  expect(drift({ status: 404, body: { any: 1 } }).findings).toEqual([]);
});

describe("an unknown field", () => {
  test("is reported once for all items, with the type of all its values", () => {
    const items = [{ isNew: true }, { isNew: null }, { name: "a" }];
    expect(reported(list({ items }))).toEqual([
      [
        "unknown-field",
        "body.items[].isNew: unknown field, boolean or null",
        '# specs/demo.yaml: schemas.Item.properties\nisNew: { type: [ boolean, "null" ] }',
      ],
    ]);
  });

  test("is of any type, where null is all that was seen", () => {
    const change = "# specs/demo.yaml: schemas.List.properties\nnext: {}";
    const found = ["unknown-field", "body.next: unknown field, null", change];
    expect(reported(list({ next: null }))).toEqual([found]);
  });

  test("is described with all that is in it", () => {
    const sale = { price: { amount: 9 }, offers: [{ amount: 1.5 }, { amount: 2, note: "x" }] };
    expect(reported(list({ sale }))).toMatchInlineSnapshot(`
      [
        [
          "unknown-field",
          "body.sale: unknown field, object",
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
    expect(reported(reply)).toMatchInlineSnapshot(`
      [
        [
          "unknown-field",
          "body.items[].parts[].parts[].deep: unknown field, integer",
          "# specs/demo.yaml: schemas.Item.properties
      deep: { type: integer }",
        ],
        [
          "unknown-field",
          "body["@next"].rel: unknown field, string",
          "# specs/demo.yaml: schemas.Link.properties
      rel: { type: string }",
        ],
        [
          "unknown-field",
          "body.labels.a["x-y"]: unknown field, integer",
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
    expect(reported(list({ items }))).toMatchInlineSnapshot(`
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
    expect(reported({ body })).toMatchInlineSnapshot(`
      [
        [
          "type-change",
          "body.total: string where integer is declared",
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
          "body.items[].name: null where string is declared",
          "# specs/demo.yaml: schemas.Item.properties.name
      type: [ string, "null" ]",
        ],
        [
          "type-change",
          "body.items[].href: integer where string is declared",
          "# specs/demo.yaml: schemas.Link.properties.href
      type: [ string, integer ]",
        ],
      ]
    `);
    expect(reported({ body: {} })).toMatchInlineSnapshot(`
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

  test("is reported as a whole where alternatives are declared", () => {
    expect(reported(list({ "@next": 7 }))).toMatchInlineSnapshot(`
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

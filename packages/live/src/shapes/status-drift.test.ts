import { describe, expect, test } from "vitest";
import { list, reported } from "./sample.fixture.ts";

describe("a reply that is not declared", () => {
  test("with a body that a declared one could have", () => {
    expect(reported({ status: 410, body: { error: "gone" } })).toMatchInlineSnapshot(`
      [
        [
          "undeclared-status",
          "status 410: not declared for demo_list",
          "# specs/demo.yaml: operations.demo_list.errors.reply
      410: Failure",
        ],
      ]
    `);
    expect(reported({ status: 206, ...list() })).toMatchInlineSnapshot(`
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
    expect(reported({ status: 409, body: { clash: "a" } })).toMatchInlineSnapshot(`
      [
        [
          "undeclared-status",
          "status 409: not declared for demo_list",
          "# specs/demo.yaml: operations.demo_list.errors.reply
      409: DemoListReply409
      # specs/demo.yaml: schemas
      DemoListReply409: { type: object, properties: { clash: { type: string } } }",
        ],
      ]
    `);
    expect(reported({ status: 202 })).toMatchInlineSnapshot(`
      [
        [
          "undeclared-status",
          "status 202: not declared for demo_list",
          "# specs/demo.yaml: operations.demo_list.reply
      202: empty",
        ],
      ]
    `);
    expect(reported({ status: 502, text: "<html>" })).toMatchInlineSnapshot(`
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
    expect(reported({ status: 204, body: { id: "a" } })).toMatchInlineSnapshot(`
      [
        [
          "type-change",
          "body: present, although 204 is declared as empty",
          "# specs/demo.yaml: operations.demo_list.reply
      204: DemoListReply204
      # specs/demo.yaml: schemas
      DemoListReply204: { type: object, properties: { id: { type: string } } }",
        ],
      ]
    `);
  });
});

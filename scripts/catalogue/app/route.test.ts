import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blockHref, hrefOf, routeOf } from "./route.ts";

const words = ["changes", "workflows", "diagnostics", "reference"];
/** Every id that the language allows, those that screens are called by among them. */
const blocks = fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-z][a-z0-9-]{0,38}$/));
const operations = fc.stringMatching(/^[a-z][a-z0-9]{0,9}(_[a-z0-9]{1,9}){1,3}$/);

describe("the address of a block", () => {
  test("is never that of a screen, whatever its id", () => {
    fc.assert(
      fc.property(blocks, operations, (block, operation) => {
        expect(routeOf(blockHref(block))).toMatchObject({ screen: "block", path: [block] });
        expect(routeOf(blockHref(block, operation, { tab: "curl" }))).toEqual({
          screen: "operation",
          path: [block, operation],
          state: { tab: "curl" },
        });
      }),
    );
  });
});

describe("an address", () => {
  test.each([
    ["", "blocks"],
    ["#/", "blocks"],
    ["#/?filter=cost", "blocks"],
    ["#/changes", "changes"],
    ["#/workflows", "workflows"],
    ["#/workflows/a_b", "workflow"],
    ["#/diagnostics", "diagnostics"],
    ["#/diagnostics/limit-type", "diagnostics"],
    ["#/reference", "reference"],
    ["#/changes/more", "unknown"],
    ["#/books/books_get/more", "unknown"],
  ])("%s shows %s", (hash, screen) => {
    expect(routeOf(hash).screen).toBe(screen);
  });

  test("of any text can be read back", () => {
    const part = fc.string({ minLength: 1 }).filter((text) => text !== "~");
    fc.assert(
      fc.property(part, part, (id, value) => {
        const { path, state } = routeOf(hrefOf(["workflows", id], { filter: value }));
        expect({ path, state }).toEqual({ path: ["workflows", id], state: { filter: value } });
      }),
    );
  });

  test("that is not encoded as it should be is taken as it stands", () => {
    expect(routeOf("#/100%/x").path).toEqual(["100%", "x"]);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { JsonSchema } from "../../language/ir/types.ts";
import { readContract } from "../../language/read-contract.ts";
import { drift } from "../drift/compare.ts";
import { readVendor } from "../read/file.ts";
import { vendorOf } from "../read/vendor.ts";
import { draft } from "./draft.ts";
import { mistakesIn } from "./sound.ts";
import { update } from "./update.ts";

// One document with bodies and replies of every kind. `vitest -u` rewrites what is made of it; review
// the difference like code.
const folder = join(import.meta.dirname, "../testdata/bodies");
const vendor = readVendor(join(folder, "vendor.yaml"));
const path = "specs/depot.yaml";

function drafted(): string {
  const { text, leftOut } = draft("depot", vendor, vendor.operations, path);
  expect(leftOut).toEqual([]);
  return text;
}

test("bodies, encodings and replies are drafted as they travel", async () => {
  const text = drafted();
  expect(mistakesIn({ path, text })).toEqual([]);
  await expect(text).toMatchFileSnapshot(join(folder, "depot.yaml"));
});

test("the draft says what the document says", () => {
  const { findings } = drift(
    readContract({ name: "depot", file: { path, text: drafted() }, folder }),
    vendor,
  );
  expect(findings.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});

test("operations are added behind a head that stays as it is", async () => {
  const text = readFileSync(join(folder, "before.yaml"), "utf8");
  const file = { path: join(folder, "depot.yaml"), shown: path, text };
  const added = update(file, vendor, vendor.operations);
  expect(added.text.startsWith(text.slice(0, text.indexOf("\noperations:")))).toBe(true);
  expect(mistakesIn({ path, text: added.text })).toEqual([]);
  await expect(added.text).toMatchFileSnapshot(join(folder, "after.yaml"));
});

test("what the manifest says of bodies is not said again, and what it does not is", () => {
  const text = drafted().replace('version: "2"', 'version: "2"\nencode: form');
  const only = text.slice(0, text.indexOf("\n  depot_update_order:"));
  const file = { path: join(folder, "depot.yaml"), shown: path, text: only };
  const names = ["addParcel", "updateOrder"];
  const wanted = vendor.operations.filter(({ id }) => names.includes(id ?? ""));
  const added = update(file, vendor, wanted).text.slice(only.length);
  expect(added).toContain("    encode: json\n");
  expect(added).not.toContain("encode: form");
});

describe("a reply of which the document shows examples alone", () => {
  const json = (content: JsonSchema) => ({
    responses: { 200: { description: "It", content: { "application/json": content } } },
  });
  const small = { id: "d1", place: { city: "Bern" }, staff: null };
  const depots = [
    { id: "d1", area: 12 },
    { id: "d2", area: 7.5, open: true, doors: [] },
  ];
  const shown = vendorOf("depots.json", {
    openapi: "3.0.3",
    info: { title: "Depots", version: "1" },
    servers: [{ url: "https://depots.example" }],
    paths: {
      "/depots": { get: { operationId: "list", ...json({ example: { total: 2, depots } }) } },
      "/depots/first": {
        get: {
          operationId: "first",
          ...json({
            schema: { type: "object" },
            examples: { small: { $ref: "#/components/examples/Small" }, none: { value: "none" } },
          }),
        },
      },
      "/depots/names": {
        get: {
          operationId: "names",
          ...json({ schema: { type: "array", items: { type: "string" } }, example: [1] }),
        },
      },
    },
    components: { examples: { Small: { value: small } } },
  });

  test("holds what they hold, and is left to a person to judge", () => {
    const { text, leftOut } = draft("depot", shown, shown.operations, path);
    expect(leftOut).toEqual([]);
    expect(mistakesIn({ path, text })).toEqual([]);
    const decision =
      "    # decide: whether all replies are like the vendor's example, as it has no schema\n";
    expect(text).toContain(`${decision}    reply: { 200: ListReply }\n    output: body\n`);
    expect(text).toContain(`${decision}    reply: { 200: FirstReply }\n    output: body\n`);
    expect(text).toContain("    reply: { 200: NamesReply }\n");
    expect(text.split(decision)).toHaveLength(3);
    expect(
      text.slice(text.indexOf("schemas:"), text.indexOf("\noperations:")),
    ).toMatchInlineSnapshot(`
      "schemas:
        ListReply:
          type: object
          properties:
            total: { type: integer }
            depots:
              type: array
              items:
                type: object
                properties:
                  id: { type: string }
                  area: { type: number }
                  open: { type: boolean }
                  doors: { type: array }
        FirstReply:
          type: object
          properties:
            id: { type: string }
            place: { type: object, properties: { city: { type: string } } }
            staff: {}
        NamesReply: { type: array, items: { type: string } }
      "
    `);
  });

  test("is none that a manifest can drift from", () => {
    const { text } = draft("depot", shown, shown.operations, path);
    const other = text.replace("total: { type: integer }", "sum: { type: string }");
    const ours = readContract({ name: "depot", file: { path, text: other }, folder });
    expect(drift(ours, shown).findings).toEqual([]);
  });
});

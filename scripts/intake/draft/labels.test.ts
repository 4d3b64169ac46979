import { expect, test } from "vitest";
import { readContract } from "../../language/read-contract.ts";
import { drift } from "../drift/compare.ts";
import { draft } from "../import/draft.ts";
import { mistakesIn } from "../import/sound.ts";
import { vendorOf } from "../read/vendor.ts";

const answer = (member: string) => ({
  200: {
    description: "OK.",
    content: {
      "application/json": {
        schema: { type: "object", properties: { [member]: { type: "string" } } },
      },
    },
  },
});

/** As documents of AWS tell operations of one path apart. */
function tables(paths: object) {
  const servers = [{ url: "https://tables.example.com" }];
  const info = { title: "Tables", version: "1" };
  return vendorOf(
    "tables.json",
    JSON.parse(JSON.stringify({ openapi: "3.1.0", info, servers, paths })),
  );
}

const target = "/#X-Amz-Target=Tables_20120810";
const vendor = tables({
  [`${target}.BatchGetItem`]: { post: { operationId: "BatchGetItem", responses: answer("items") } },
  [`${target}.DeleteTable`]: { post: { operationId: "DeleteTable", responses: answer("table") } },
});

test("what follows # becomes a label", () => {
  const { text, leftOut } = draft("tables", vendor, vendor.operations, "specs/tables.yaml");
  expect(leftOut).toEqual([]);
  expect(text).toContain("request: POST /#batch-get-item\n");
  expect(text).toContain("request: POST /#delete-table\n");
  expect(mistakesIn({ path: "specs/tables.yaml", text })).toEqual([]);
});

test("a label says which operation of the document is meant", () => {
  const { text } = draft("tables", vendor, vendor.operations, "specs/tables.yaml");
  const spec = { name: "tables", file: { path: "specs/tables.yaml", text }, folder: "." };
  const findings = drift(readContract(spec), vendor).findings;
  expect(findings.map(({ message }) => message)).toEqual([]);
});

test("one of two with the same label is left out", () => {
  const twice = tables({
    "/#a.Get": { post: { operationId: "One", responses: answer("a") } },
    "/#b.Get": { post: { operationId: "Two", responses: answer("b") } },
  });
  const { leftOut } = draft("tables", twice, twice.operations, "specs/tables.yaml");
  expect(leftOut.map(({ operation, detail }) => [operation.id, detail])).toEqual([
    ["Two", "POST /#get"],
  ]);
});

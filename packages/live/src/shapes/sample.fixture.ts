import { expect } from "vitest";
import { manifestOf } from "../../../../tests/kit/manifest.ts";
import { readContract } from "../../../../contract-tests/contract/read.ts";
import type { ReplyContent, Value } from "../../../../contract-tests/contract/types.ts";
import { driftOf, driftReports } from "./drift.ts";
import type { Change } from "./finding.ts";

/** A provider whose one operation has replies of every kind. */
const manifest = manifestOf("demo", {
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
});

export function drift(reply: Partial<ReplyContent>, of: unknown = manifest) {
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
  const copy = structuredClone(manifest);
  for (const { place, member, value } of changes) {
    let inside: Record<string, unknown> = copy;
    // Places lead through maps.
    for (const name of place) inside = (inside[name] ??= {}) as Record<string, unknown>;
    if (value === undefined) delete inside[member];
    else inside[member] = value;
  }
  return copy;
}

/** A list with further members. */
export const list = (members: Readonly<Record<string, Value>> = {}) => ({
  body: { total: 1, items: [], ...members },
});

/** The drift that is reported of a reply; asserts that the reported changes accept it. */
export function reported(reply: Partial<ReplyContent>) {
  const { findings, reports } = drift(reply);
  const accepting = changed(findings.flatMap(({ changes }) => changes));
  expect(drift(reply, accepting).findings).toEqual([]);
  return reports.map(({ kind, path, message, change }) => [kind, `${path}: ${message}`, change]);
}

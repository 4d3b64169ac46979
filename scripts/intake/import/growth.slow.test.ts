import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import type { JsonSchema } from "../../language/ir/types.ts";
import { vendorOf } from "../read/vendor.ts";
import { draft } from "./draft.ts";
import { update } from "./update.ts";

const folder = newFolder();

/** A vendor with so many operations, each with a schema of its own. */
function vendorOfSize(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const paths = numbers.map((number): readonly [string, JsonSchema] => {
    const schema = { $ref: `#/components/schemas/Thing${number}x` };
    const content = { "application/json": { schema } };
    const get = {
      operationId: `things/get-${number}`,
      summary: `Get thing ${number}`,
      parameters: [{ name: "size", in: "query", schema: { type: "integer", maximum: number + 1 } }],
      responses: { 200: { description: "The thing", content } },
    };
    return [`/things/${number}/{id}`, { get }];
  });
  const schemas = numbers.map((number) => {
    const properties = { id: { type: "string" }, [`part${number}`]: { type: "integer" } };
    return [`Thing${number}x`, { type: "object", properties }] as const;
  });
  return vendorOf("things.json", {
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    servers: [{ url: "https://things.test" }],
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  });
}

/** Seconds of a processor that it takes to draft a document, to add it to a manifest, and to compare it. */
function secondsFor(count: number): number {
  const vendor = vendorOfSize(count);
  const shown = "specs/things.yaml";
  const at = (text: string) => ({ path: join(folder, "things.yaml"), shown, text });
  const before = process.cpuUsage();
  const whole = draft("things", vendor, vendor.operations, shown);
  const one = draft("things", vendor, vendor.operations.slice(0, 1), shown);
  const added = update(at(one.text), vendor, vendor.operations);
  const again = update(at(whole.text), vendor, vendor.operations);
  const { user, system } = process.cpuUsage(before);
  expect(whole.ids.size).toBe(count);
  expect(added.ids.size).toBe(count - 1);
  expect(again).toMatchObject({ text: whole.text, taken: [], left: [], leftOut: [] });
  return (user + system) / 1e6;
}

// What grows with the square takes sixty-four times as long for eight times as many operations.
test("the time to draft, add and compare grows with the document, not with its square", () => {
  secondsFor(50); // compiles what is run
  const [few, many] = [secondsFor(100), secondsFor(800)];
  expect(many / few).toBeLessThan(24);
});

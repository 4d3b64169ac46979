import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dump } from "js-yaml";
import { expect, onTestFinished, test } from "vitest";
import { startPrism } from "./prism.ts";

/** Starts a server whose one parameter has this schema; gives the status of a call with a value. */
async function serverWith(schema: object): Promise<(value: string) => Promise<number>> {
  const folder = mkdtempSync(join(tmpdir(), "prism-"));
  const file = join(folder, "openapi.yaml");
  const parameters = [{ name: "step", in: "query", schema }];
  const responses = { 204: { description: "Done." } };
  const paths = { "/a": { get: { operationId: "a", parameters, responses } } };
  writeFileSync(file, dump({ openapi: "3.1.0", info: { title: "t", version: "1" }, paths }));
  const server = await startPrism(file);
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return async (value) => (await fetch(`${server.url}/a?step=${value}`)).status;
}

test("multiples of a fraction are taken, though a division of them is not exact", async () => {
  const statusOf = await serverWith({ type: "number", multipleOf: 0.1, maximum: 0.7 });
  expect(await statusOf("0.3")).toBe(204);
  expect(await statusOf("0.8")).toBe(422);
});

test("what is no multiple of a whole number is refused", async () => {
  const statusOf = await serverWith({ type: "integer", multipleOf: 5 });
  expect(await statusOf("10")).toBe(204);
  expect(await statusOf("12")).toBe(422);
});

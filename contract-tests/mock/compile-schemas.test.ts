import { readFileSync } from "node:fs";
import { dump, load } from "js-yaml";
import { expect, test } from "vitest";
import { compileSchemas } from "./compile-schemas.ts";
import { prismOf } from "./prism.ts";
import { documentOf, providers } from "../contract/manifests.ts";

/** A document whose one reply has this schema. */
function documentWith(schema: object): string {
  const content = { "application/json": { schema } };
  const reply = { responses: { 200: { description: "ok", content } } };
  const document = {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: { "/a/{b}": { get: { operationId: "a", ...reply } } },
  };
  return dump(document);
}

test.each(providers)("every schema of %s compiles", (provider) => {
  expect(() =>
    compileSchemas(Object(load(readFileSync(documentOf(provider), "utf8")))),
  ).not.toThrow();
});

test.each([
  ["a pattern that is no regular expression", { type: "string", pattern: "(" }],
  ["a type that does not exist", { type: "text" }],
  ["a reference to nowhere", { $ref: "#/components/schemas/Nowhere" }],
])("%s is refused with its place, before Prism starts", async (_, schema) => {
  const place = "#/paths/~1a~1%7Bb%7D/get/responses/200/content/application~1json/schema";
  await expect(prismOf(documentWith(schema))).rejects.toThrow(place);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Operation, Provider } from "../../../language/ir/types.ts";
import { problems } from "../fixture/validator.fixture.ts";
import { provider } from "../provider.fixture.ts";
import { type Described, sharedId, sharedOperation } from "./shared.ts";

const testdata = join(import.meta.dirname, "../../testdata");

test.each(["emit-labels", "emit-graphql"])("the document of %s is valid", async (name) => {
  const text = readFileSync(join(testdata, name, "expected/openapi.yaml"), "utf8");
  expect(await problems(text)).toEqual([]);
});

test("an id is that of no operation", () => {
  const request = { method: "POST", path: "/v1/{id}:batch-update" } as const;
  expect(sharedId("my-docs", request, new Set())).toBe("my_docs_post_v1_id_batch_update");
  const taken = new Set(["my_docs_post_v1_id_batch_update", "my_docs_post_v1_id_batch_update__2"]);
  expect(sharedId("my-docs", request, taken)).toBe("my_docs_post_v1_id_batch_update__3");
});

const sample = sampleOf(provider);

function sampleOf({ operations: [first] }: Provider): Operation {
  if (first) return first;
  throw new Error("the fixture has no operation");
}

function described(id: string, path: string, object: Described["object"]): Described {
  const operation: Operation = { ...sample, id, label: id, path };
  return { operation, object };
}

const json = (schema: object) => ({ "application/json": { schema } }) as never; // any schema will do

test("what one of them leaves out is required of none, and each name of a path is the first's", () => {
  const at = (name: string, place: string, required: boolean, type: string) => ({
    name,
    in: place,
    required,
    schema: { type },
  });
  const shared = sharedOperation(
    "shared",
    [
      described("a", "/x/{id}", {
        parameters: [at("id", "path", true, "string"), at("q", "query", true, "string")],
        requestBody: { required: true, content: json({ type: "object" }) },
        responses: { 200: { description: "OK." } },
      }),
      described("b", "/x/{key}", {
        parameters: [at("key", "path", true, "integer")],
        security: [{ key: ["write"] }],
        responses: { 200: { description: "OK.", content: json({ type: "string" }) } },
      }),
    ],
    [{ key: [] }],
  );
  expect(shared).toMatchObject({
    security: [{ key: [] }, { key: ["write"] }],
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        schema: { anyOf: [{ type: "string" }, { type: "integer" }] },
      },
      { name: "q", required: false },
    ],
    requestBody: {
      required: false,
      content: json({ anyOf: [{ title: "a", type: "object" }] }),
    },
    responses: { 200: { description: "OK.", content: json({ type: "string" }) } },
  });
});

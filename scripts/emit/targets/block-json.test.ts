import { describe, expect, test } from "vitest";
import type { Provider } from "../../language/ir/types.ts";
import { blockJsonTarget } from "./block-json.ts";
import { parameter, project, provider } from "./provider.fixture.ts";

async function blockOf(subject: Provider) {
  const [file] = await blockJsonTarget.emit(subject, project);
  expect(file?.path).toBe("block.json");
  return JSON.parse(file?.contents ?? "");
}

/** The fixture with these versions of a parameter, one for each operation. */
function withParameter(...versions: readonly ReturnType<typeof parameter>[]): Provider {
  return {
    ...provider,
    operations: provider.operations.map((operation, at) => {
      const version = versions[at];
      return { ...operation, parameters: version ? [version] : [] };
    }),
  };
}

function field(block: { fields: readonly { name: string }[] }, name: string): unknown {
  return block.fields.find((candidate) => candidate.name === name);
}

describe("a field", () => {
  test("that is the same everywhere says so once", async () => {
    const limit = parameter("limit", { type: "integer", limits: { minimum: 1 }, default: 10 });
    const block = await blockOf(withParameter({ ...limit, required: true }, limit));
    expect(field(block, "limit")).toEqual({
      name: "limit",
      title: "limit",
      type: "number",
      visibility: "user-or-llm",
      secret: false,
      operations: ["demo_search_notes", "demo_create_note"],
      requiredIn: ["demo_search_notes"],
      integer: true,
      description: "The limit. Integer at least 1. Default at the provider: 10.",
      limits: { minimum: 1 },
      default: 10,
      sendDefault: false,
    });
  });

  test("that differs has a variant for each definition", async () => {
    const text = parameter("fields");
    const object = parameter("fields", { type: "json", shape: "object", visibility: "user-only" });
    const block = await blockOf(withParameter(object, text));
    expect(field(block, "fields")).toMatchObject({
      type: ["json", "string"],
      visibility: "user-only",
      variants: [
        { operations: ["demo_search_notes"], type: "json", shape: "object" },
        { operations: ["demo_create_note"], type: "string" },
      ],
    });
    expect(field(block, "fields")).not.toHaveProperty("description");
  });

  test("that is secret shows neither default nor example", async () => {
    const password = parameter("password", {
      secret: true,
      default: "hunter2",
      example: "hunter3",
    });
    expect(JSON.stringify(await blockOf(withParameter(password)))).not.toMatch(/hunter/);
  });

  test("stands first when it is a credential, and is required everywhere", async () => {
    const { fields, operations } = await blockOf(provider);
    expect(fields[0]).toMatchObject({
      name: "accessToken",
      secret: true,
      visibility: "user-only",
      requiredIn: operations.map(({ id }: { id: string }) => id),
    });
  });
});

describe("an output", () => {
  test("has a schema whose references lead into the file", async () => {
    const block = await blockOf(provider);
    const { data } = block.operations[0].outputs;
    expect(data.schema).toEqual({ type: "array", items: { $ref: "#/$defs/Note" } });
    expect(block.$defs).toEqual({ Note: provider.schemas.Note });
  });

  test("allows what accepted replies set", async () => {
    const [search, create] = provider.operations;
    if (!search || !create) throw new Error("the fixture has two operations");
    const accept = [{ status: 404, match: {}, output: { data: null } }];
    const block = await blockOf({ ...provider, operations: [{ ...search, accept }, create] });
    expect(block.operations[0].outputs.data.schema.anyOf).toContainEqual({ type: "null" });
  });

  test("says that it is a file where it is the whole body of one", async () => {
    const [search] = provider.operations;
    if (!search) throw new Error("the fixture has an operation");
    const file = { status: 200, schema: null, file: {}, description: "The file." };
    const [data, ...others] = search.outputs;
    const source = { kind: "path", paths: ["body"], take: null, omit: [], each: null } as const;
    const outputs = [...(data ? [{ ...data, source, schema: {} }] : []), ...others];
    const block = await blockOf({
      ...provider,
      operations: [{ ...search, replies: [file], outputs }],
    });
    const of = (name: string) => block.operations[0].outputs[name].file;
    expect(of("data")).toBe(true);
    expect(of("metadata.count")).toBeUndefined();
  });

  test("says no more than its type where that is all", async () => {
    const block = await blockOf(provider);
    expect(block.operations[0].outputs["metadata.count"]).toEqual({
      type: "number",
      integer: true,
      description: "Number of notes returned.",
    });
  });
});

import { describe, expect, test } from "vitest";
import type { JsonSchema, Operation, Output, Provider } from "../../language/ir/types.ts";
import { blockJsonTarget } from "./block-json.ts";
import { editorOf } from "./editor.fixture.ts";
import { project, provider as model } from "./provider.fixture.ts";
import { operationsTarget } from "./operations.ts";
import { readmeTarget } from "./readme.ts";
import { schemaTarget } from "./schema.ts";

const STATE: JsonSchema = { type: "string", enum: ["open", "closed"] };
const NOTE: JsonSchema = {
  type: "object",
  properties: {
    state: STATE,
    labels: { type: "array", items: { enum: ["red", "blue", null] } },
    size: { enum: [1, 2] },
    color: { anyOf: [{ enum: ["red", "blue"] }, { type: "string" }] },
    kind: { const: "note" },
  },
};

/** The model with a state in its notes, and these outputs. */
function providerWith(outputs: Readonly<Record<string, Partial<Output>>>): Provider {
  const [search] = model.operations;
  const [output] = search?.outputs ?? [];
  if (!search || !output) throw new Error("the fixture has operations with outputs");
  const { default: _, ...plain } = { ...output, nullable: false, optional: false };
  const operation: Operation = {
    ...search,
    accept: [],
    outputs: Object.entries(outputs).map(([name, own]) => ({ ...plain, name, ...own })),
  };
  return { ...model, schemas: { ...model.schemas, Note: NOTE }, operations: [operation] };
}

const provider = providerWith({
  state: { type: "string", schema: { type: "string" }, known: ["open", "closed"] },
  started: { type: "string", schema: { type: "string" }, known: ["a", "b"], default: "none" },
  note: { schema: NOTE },
  notes: { schema: { type: "array", items: { $ref: "#/components/schemas/Note" } } },
  only: { schema: { enum: ["open"] } },
  flag: { schema: { enum: [true, false] } },
});

const [operations = { contents: "" }] = await operationsTarget.emit(provider, project);
const [schema = { contents: "" }] = await schemaTarget.emit(provider, project);

describe("a list of values in a reply", () => {
  test("names the values that are known, in outputs and in the types of the document", () => {
    expect(operations.contents).toContain('  state: "open" | "closed" | (string & {});');
    expect(operations.contents).toContain('    state?: "open" | "closed" | (string & {});');
    expect(schema.contents).toContain('state?: "open" | "closed" | (string & {});');
  });

  test("does so where the schema allows any other value beside them", () => {
    for (const { contents } of [operations, schema]) {
      expect(contents).toContain('color?: "red" | "blue" | (string & {});');
    }
  });

  test("does so beside a default that is none of them", () => {
    expect(operations.contents).toContain('  started: "a" | "b" | (string & {}) | "none";');
  });

  test("says nothing of what a hook makes", async () => {
    const reply = { file: "hooks/demo.ts", name: "reply", source: "" };
    const hooked = provider.operations.map((each) => ({
      ...each,
      hooks: { request: null, reply },
    }));
    const [file] = await operationsTarget.emit({ ...provider, operations: hooked }, project);
    expect(file?.contents).toContain("  state: string;");
  });

  test("is said wherever people read of the output, and in the type alone beside it", async () => {
    const [block] = await blockJsonTarget.emit(provider, project);
    const [readme] = await readmeTarget.emit(provider, project);
    for (const file of [block, readme])
      expect(file?.contents).toContain(" Known values: open, closed.");
    expect(operations.contents).not.toContain("Known values");
  });

  test("does so in lists, for numbers, and beside null", () => {
    for (const { contents } of [operations, schema]) {
      expect(contents).toContain('labels?: ("red" | "blue" | null | (string & {}))[];');
      expect(contents).toContain("size?: 1 | 2 | (number & {});");
    }
  });

  test("stays as it is where it is one value, or both booleans", () => {
    expect(operations.contents).toContain('  only: "open";');
    expect(operations.contents).toContain("  flag: true | false;");
    expect(schema.contents).toContain('kind?: "note";');
  });

  test("stays a list of what is allowed where it is one of a parameter", () => {
    expect(schema.contents).toContain('$order: "asc" | "desc";');
  });
});

describe("an editor and the compiler", async () => {
  const editor = await editorOf(provider);
  const start =
    'import type { SearchNotesOutputs } from "./operations.ts";\ndeclare const given: SearchNotesOutputs;\n';

  test("offer the known values in comparisons and in the cases of a switch", () => {
    const values = ["open", "closed"];
    expect(editor.offered(`${start}given.state === "|";`)).toEqual(values);
    expect(editor.offered(`${start}given.notes[0]?.state === "|";`)).toEqual(values);
    expect(editor.offered(`${start}switch (given.state) { case "|": }`)).toEqual(values);
  });

  test("take a value that nobody knows yet", () => {
    const code = `
      const later: boolean = given.state === "archived";
      const next: SearchNotesOutputs["state"] = "archived";
      const text: string = given.state;
      switch (given.state) { case "open": break; case "archived": break; }
      export { later, next, text };`;
    expect(editor.problems(start + code)).toEqual([]);
  });

  test("refuse a value of another type", () => {
    expect(editor.problems(`${start}export const no = given.state === 1;`)).toHaveLength(1);
  });
});

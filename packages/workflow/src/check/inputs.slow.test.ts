import { type Input, isAbsent, type Json, type Operations, ToolError } from "@blockwright/runtime";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksAtHand } from "../blocks.fixture.ts";
import { checkWorkflow } from "../check.ts";
import { packages } from "../packages.fixture.ts";
import type { Workflow } from "../types.ts";

const operations = packages.flatMap(({ type, operations: members }) =>
  Object.values(members).map((operation) => [operation.id, type, operation] as const),
);

type Given = Readonly<Record<string, Json>>;

const anything: fc.Arbitrary<Json> = fc.constantFrom<Json>(
  null,
  "",
  " \n",
  "text",
  "5",
  5,
  0,
  2.5,
  1000,
  true,
  "false",
  "{}",
  '[{"a":1}]',
  {},
  { Name: "Acme" },
  [],
  ["a", "b"],
  ["a", 1],
  Array.from({ length: 11 }, (_, index) => `item ${index}`),
  "a, b,, c",
  "https://acme.test",
  "x".repeat(2001),
);

/** Any values for the inputs of an operation, some absent; secrets are given, an address is one. */
function inputsOf(inputs: Readonly<Record<string, Input>>): fc.Arbitrary<Given> {
  const values = Object.entries(inputs).map(([name, input]) => {
    if (input.secret) return [name, fc.constant("{{SECRET}}")] as const;
    // What an address must be is said where it is used, not by the input.
    if (name === "instanceUrl")
      return [name, fc.constant("https://acme.my.salesforce.com")] as const;
    const allowed = input.enum ?? [input.minimum ?? 1, input.maximum ?? 1];
    return [name, fc.oneof(anything, fc.constantFrom<Json>(...allowed))] as const;
  });
  return fc.record(Object.fromEntries(values), { requiredKeys: Object.keys(secretsOf(inputs)) });
}

/** What is said of the inputs of one call. */
interface Said {
  readonly error: readonly string[];
  readonly warning: readonly string[];
}

function checked(type: string, operation: string, given: Given): Said {
  const inputs = { operation, ...given };
  const workflow: Workflow = { blocks: { it: { type, name: "It", inputs } } };
  const all = checkWorkflow(workflow, blocksAtHand);
  const of = (severity: string) =>
    all
      .filter((found) => found.severity === severity)
      .map(({ message }) => message.replace(/; did you mean .*$/, ""));
  return { error: of("error").toSorted(), warning: of("warning").toSorted() };
}

/** What the operation itself says; no call is made. It warns of nothing that it refuses. */
async function executed(operation: Operations[string], given: Given): Promise<Said> {
  const error: string[] = [];
  const warning: string[] = [];
  const inputs = { ...given, ...secretsOf(operation.inputs) } as never; // of any type
  await operation
    .execute(inputs, {
      fetch: () => Promise.reject(new TypeError("no call is made")),
      maxRetries: 0,
      onWarning: ({ message }) => warning.push(message.replace(/\.$/, "")),
    })
    .catch((thrown: unknown) => {
      if (!(thrown instanceof ToolError)) throw thrown;
      for (const { input, message } of thrown.problems ?? []) {
        const isMissing = isAbsent(given[input]) && message === `${input} is required.`;
        const missing = `${operation.id} needs the input "${input}"`;
        error.push(isMissing ? missing : message.replace(/\.$/, ""));
      }
    });
  return { error: error.toSorted(), warning: warning.toSorted() };
}

function secretsOf(inputs: Readonly<Record<string, Input>>): Readonly<Record<string, string>> {
  const names = Object.keys(inputs).filter((name) => inputs[name]?.secret);
  return Object.fromEntries(names.map((name) => [name, "secret"]));
}

describe.each(operations)("%s", (id, type, operation) => {
  test("what is found in literal values is what the operation says of them", async () => {
    await fc.assert(
      fc.asyncProperty(inputsOf(operation.inputs), async (given) => {
        const said = await executed(operation, given);
        const { error, warning } = checked(type, id, given);
        expect(error).toEqual(said.error);
        if (error.length === 0) expect(warning).toEqual(said.warning);
      }),
      { numRuns: 200 },
    );
  });

  test("references in place of values add no finding, but may take some away", () => {
    const names = fc.subarray(Object.keys(operation.inputs));
    fc.assert(
      fc.property(inputsOf(operation.inputs), names, (given, replaced) => {
        const before = checked(type, id, given);
        const references = replaced.filter((name) => !isAbsent(given[name]));
        const entries = references.map((name) => [name, "{{VALUE}}"] as const);
        const after = checked(type, id, { ...given, ...Object.fromEntries(entries) });
        expect(before.error).toEqual(expect.arrayContaining([...after.error]));
        expect(before.warning).toEqual(expect.arrayContaining([...after.warning]));
      }),
      { numRuns: 100 },
    );
  });
});

test("what stands under a misspelt name is not called missing, also by a rule", () => {
  const search = checked("books", "books_search_volumes", { apiKey: "{{KEY}}", Q: "bees" });
  expect(search.error).toEqual(['books_search_volumes has no input "Q"']);
  const enrich = { apiKey: "{{KEY}}", emial: "ana@example.com" };
  expect(checked("persondata", "persondata_person_enrich", enrich).error).toHaveLength(1);
});

test.each([
  ["exclusiveMinimum", 5],
  ["exclusiveMaximum", 5],
  ["multipleOf", 3],
  ["minLength", 2],
  ["pattern", "^a"],
])("%s of a host's own block holds", (limit, value) => {
  const type = typeof value === "string" || limit === "minLength" ? "string" : "number";
  const given = type === "string" ? "b" : 5;
  const field = {
    name: "it",
    type,
    visibility: "user-or-llm",
    operations: ["do"],
    limits: { [limit]: value },
  };
  const operation = { id: "do", name: "Do", effect: "read" };
  const block = { type: "own", name: "Own", operations: [operation], fields: [field] };
  const workflow = {
    blocks: { it: { type: "own", name: "It", inputs: { operation: "do", it: given } } },
  };
  expect(checkWorkflow(workflow, [block])).toMatchObject([{ code: "workflow-input-invalid" }]);
});

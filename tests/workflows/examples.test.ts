import { basics, booleans, checkInputs, jsonInputs, lists } from "@blockwright/runtime";
import { checkWorkflow, type Workflow } from "@blockwright/workflow";
import { describe, expect, test } from "vitest";
import { contractOf } from "../../contract-tests/contract/read.ts";
import type { Value } from "../../contract-tests/contract/types.ts";
import {
  blockDocument,
  type Field,
  fieldsOf,
} from "../../contract-tests/documents/block-document.ts";
import { providers } from "../../contract-tests/settings/providers.ts";

/** What an example holds, with the path that leads to it. */
interface Found {
  readonly path: string;
  readonly value: Value;
}

function* valuesIn(value: Value, path: string): Generator<Found> {
  yield { path, value };
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries<Value>(value)) {
    const isPlain = /^[\w$-]+$/.test(name) && !Array.isArray(value);
    const written = Array.isArray(value) ? `[${name}]` : `[${JSON.stringify(name)}]`;
    yield* valuesIn(member, path + (isPlain ? `.${name}` : written));
  }
}

const examples = providers.flatMap((provider) => {
  const { operations } = contractOf(provider);
  return operations.flatMap(({ id, examples: all }) =>
    all.flatMap(({ name, output }) =>
      output === undefined ? [] : [{ id, type: provider, name, output }],
    ),
  );
});

const documents = providers.map(blockDocument);

/** An input of each kind; what an input takes does not depend on its name. */
const kinds = new Map(
  documents.flatMap((document) =>
    document.operations.flatMap(({ id: operation }) =>
      fieldsOf(document, operation)
        .filter(({ secret }) => !secret)
        .map((field) => {
          const { type, integer, shape, convert, required } = field;
          const kind = JSON.stringify({ type, integer, shape, convert, required });
          return [kind, { type: document.type, operation, field }];
        }),
    ),
  ),
);

const keywords = { ...basics, ...booleans, ...lists, ...jsonInputs };

/** Whether the runtime takes a value for an input, limits aside. */
function isTaken({ type, integer, shape, convert }: Field, value: Value): boolean {
  const isList = convert === "csv" || convert === "csv-text";
  const input = {
    type,
    ...(integer && { integer }),
    ...(shape && { shape }),
    ...(isList && { convert: convert as "csv" }), // one of the two
  };
  return checkInputs({ inputs: { it: input }, keywords }, { it: value }).problems.length === 0;
}

describe.each(examples)("$id, $name", ({ id, type, output }) => {
  const uses = Object.entries<Value>(Object(output))
    .flatMap(([name, value]) => [...valuesIn(value, name)])
    .flatMap((found) => Array.from(kinds.values(), (kind) => ({ ...found, ...kind })));
  const after = uses.map(({ path, type: other, operation, field }, index) => {
    const inputs = { operation, [field.name]: `{{before.${path}}}` };
    return [`use-${index}`, { type: other, name: `use ${index}.`, inputs }] as const;
  });
  const outgoing = after.map(([target]) => ({ target }));
  const before = { type, name: "Before", inputs: { operation: id }, connections: { outgoing } };
  const workflow: Workflow = { blocks: { before, ...Object.fromEntries(after) } };
  const found = checkWorkflow(workflow, documents).filter(({ code }) =>
    code.startsWith("reference"),
  );

  test("whatever it holds can be referred to", () => {
    const ofValues = /^reference-(?:type|optional|nullable)$/;
    const others = found.filter(({ code }) => !ofValues.test(code));
    expect(new Set(others.map(({ message }) => message))).toEqual(new Set());
  });

  test("what is said not to fit an input, the runtime refuses", () => {
    const misfits = found
      .filter(({ code }) => code === "reference-type")
      .map(({ range }) =>
        range.file.text
          .slice(0, range.start)
          .match(/"use \d+\./g)
          ?.at(-1),
      )
      .flatMap((name) => uses[Number(name?.match(/\d+/))] ?? []);
    // Null, and a list of nothing, are as if they were not given.
    const taken = misfits.filter(
      ({ field, value }) => String(value ?? "") !== "" && isTaken(field, value),
    );
    expect(taken).toEqual([]);
  });
});

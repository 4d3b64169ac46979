import type { WaitContext } from "@blockwright/runtime";
import type { FieldJson, OperationJson } from "./block-json.ts";
import type { Source } from "./tool.ts";

// A method, so that it may be one of an operation, which takes a context of its own type.
type Execute = { run(inputs: object, context: WaitContext<unknown>): unknown }["run"];

/** An operation, and what it does; what is not said of it does not matter to a test. */
export type DemoOperation = Partial<OperationJson> & { readonly execute?: Execute };

/** A package of a provider `demo` with these operations and fields. */
export function demo(
  operations: Readonly<Record<string, DemoOperation>>,
  fields: readonly (Partial<FieldJson> & { readonly name: string })[] = [],
): Source {
  const ids = Object.keys(operations).map((name) => `demo_${name}`);
  const all = Object.entries(operations).map(([name, { execute: _, ...own }]) => ({
    id: `demo_${name}`,
    name,
    description: "Does it.",
    effect: "read",
    destructive: false,
    idempotent: true,
    outputs: {},
    ...own,
  }));
  const inputs = fields.map((field) => ({
    title: field.name,
    type: "string",
    description: "A text.",
    visibility: "user-or-llm",
    secret: false,
    operations: ids,
    requiredIn: [],
    ...field,
  }));
  const members = Object.entries(operations).map(([name, { execute = () => ({}) }]) => {
    const id = `demo_${name}`;
    const run: Execute = async (...given) => execute(...given);
    return [id, { id, execute: run, executeAndWait: run }];
  });
  const block = { type: "demo", operations: Object.fromEntries(members) };
  return {
    json: { type: "demo", provider: "demo", auth: [], operations: all, fields: inputs },
    block: () => ({ block }),
  };
}

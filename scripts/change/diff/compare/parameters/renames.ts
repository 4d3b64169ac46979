import type { Example, Operation, Output, Parameter } from "../../../../language/ir/types.ts";
import type { OperationPair } from "../operation-pair.ts";
import { type Renames, renamesOf } from "./pairs.ts";

/** A parameter whose references to others go by the names that these have in the head. */
export function withRenames(parameter: Parameter, renames: Renames): Parameter {
  const { when, enumBy } = parameter;
  const current = (name: string) => renames.get(name) ?? name;
  return {
    ...parameter,
    when: when && { ...when, parameter: current(when.parameter) },
    enumBy: enumBy && { ...enumBy, parameter: current(enumBy.parameter) },
  };
}

/** An operation whose outputs, pages and examples go by the names that parameters have in the head. */
export function withCurrentNames(operation: OperationPair): OperationPair {
  const renames = renamesOf(operation);
  if (renames.size === 0) return operation;
  const { base } = operation;
  return {
    ...operation,
    base: {
      ...base,
      outputs: base.outputs.map((output) => outputWithRenames(output, renames)),
      page: pageWithRenames(base.page, renames),
      examples: base.examples.map((example) => exampleWithRenames(example, renames)),
    },
  };
}

function outputWithRenames(output: Output, renames: Renames): Output {
  const { source } = output;
  if (source.kind === "const") return output;
  const paths = source.paths.map((path) =>
    path.replace(/(?<=^params\.)\w+/, (name) => renames.get(name) ?? name),
  );
  return { ...output, source: { ...source, paths } };
}

function pageWithRenames(page: Operation["page"], renames: Renames): Operation["page"] {
  if (!page) return page;
  const named = (name: string) => renames.get(name) ?? name;
  const { send, collect } = page;
  const limit = collect?.limit ?? null;
  return {
    ...page,
    ...(send.kind === "parameter" && { send: { ...send, name: named(send.name) } }),
    ...(collect && limit !== null && { collect: { ...collect, limit: named(limit) } }),
  };
}

function exampleWithRenames(example: Example, renames: Renames): Example {
  const params = Object.entries(example.params).map(([name, value]) => [
    renames.get(name) ?? name,
    value,
  ]);
  return { ...example, params: Object.fromEntries(params) };
}

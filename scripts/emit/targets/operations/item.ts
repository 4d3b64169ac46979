import type { Operation, Page } from "../../../language/ir/types.ts";
import type { AliasView } from "../../render/type.ts";
import { outputSchema } from "../output-schema.ts";
import { named, replyType } from "../typescript/schema-type.ts";

export function itemView(
  operation: Operation,
  { output: name }: Page,
  schemas: ReadonlyMap<string, string>,
): AliasView {
  const output = operation.outputs.find((candidate) => candidate.name === name);
  const type = output && replyType(outputSchema(operation, output), schemas);
  return {
    name: operation.names.item,
    type: type?.kind === "list" ? type.of : named("unknown"),
  };
}

import type { Contract } from "../contract/types.ts";
import { kindOfOutput, kindOfSchema } from "../oracle/schema-kind.ts";
import type { BlockDocument } from "./block-document.ts";

/** By operation, what JSON each output is, as far as the schemas of the manifest declare it. */
export function promisedKinds({ operations }: Contract): object {
  return Object.fromEntries(
    operations.map((operation) => [
      operation.id,
      Object.fromEntries(
        operation.outputs
          .filter(({ type }) => type === "json" && !operation.hooks.reply)
          .map((output) => [`schema of ${output.name}`, kindOfOutput(operation, output)]),
      ),
    ]),
  );
}

/** The same of the schemas in `block.json`, which refer to each other. */
export function documentedKinds(document: BlockDocument, { operations }: Contract): object {
  const text = JSON.stringify(document).replaceAll('"#/$defs/', '"#/schemas/');
  const { operations: all, $defs = {} }: BlockDocument = JSON.parse(text);
  return Object.fromEntries(
    all.map(({ id, outputs }) => {
      const isHooked = operations.some((each) => each.id === id && each.hooks.reply);
      const free = Object.entries(outputs).filter(
        ({ 1: { type } }) => type === "json" && !isHooked,
      );
      return [
        id,
        Object.fromEntries(
          free.map(([name, { schema }]) => [`schema of ${name}`, kindOf(schema, $defs)]),
        ),
      ];
    }),
  );
}

/** What stands for an absent value comes after what a value is. */
function kindOf(schema: unknown, schemas: Contract["schemas"]): string | null {
  const { anyOf } = Object(schema);
  return kindOfSchema(Array.isArray(anyOf) ? anyOf[0] : schema, schemas);
}

import type { Operation, Output } from "../../../language/ir/types.ts";
import type { MemberView, TypeView } from "../../render/type.ts";
import { isOptional, outputSchema } from "../output-schema.ts";
import { type PropertyView, property } from "../typescript/property.ts";
import { replyType, schemaType } from "../typescript/schema-type.ts";
import { joinSentences } from "../sentences.ts";

/** An output, or the outputs whose dotted names begin alike. */
type OutputNode = Output | Map<string, OutputNode>;

/** Properties of an operation's outputs: dotted names become nested objects. */
export function outputProperties(
  operation: Operation,
  schemas: ReadonlyMap<string, string>,
): readonly PropertyView[] {
  return outputMembers(operation, outputTree(operation.outputs), schemas).map((member) => {
    const { name, doc, type, optional } = member;
    return property(name, doc, type, optional);
  });
}

function outputTree(outputs: readonly Output[]): Map<string, OutputNode> {
  const root = new Map<string, OutputNode>();
  for (const output of outputs) {
    const names = output.name.split(".");
    let members = root;
    for (const name of names.slice(0, -1)) {
      const found = members.get(name);
      const group = found instanceof Map ? found : new Map<string, OutputNode>();
      members.set(name, group);
      members = group;
    }
    members.set(names.at(-1) ?? "", output);
  }
  return root;
}

function outputMembers(
  operation: Operation,
  tree: ReadonlyMap<string, OutputNode>,
  schemas: ReadonlyMap<string, string>,
): readonly MemberView[] {
  return [...tree].map(([name, node]) => {
    if (!(node instanceof Map)) {
      return {
        name,
        doc: joinSentences([node.description]),
        optional: isOptional(node),
        type: outputType(operation, node, schemas),
      };
    }
    const members = outputMembers(operation, node, schemas);
    const optional = members.every((member) => member.optional);
    return { name, doc: null, optional, type: { kind: "object", members } };
  });
}

/** The type of an output: text and numbers by the values that are known, unless a hook makes them. */
function outputType(
  operation: Operation,
  output: Output,
  schemas: ReadonlyMap<string, string>,
): TypeView {
  const { known, closed, ...plain } = output;
  const isListed = known !== undefined && operation.hooks.reply === null;
  if (!isListed) return replyType(outputSchema(operation, plain), schemas);
  const schema = outputSchema(operation, { ...plain, schema: { enum: known } });
  // Where there are no others, a caller can tell all of them apart.
  return closed ? schemaType(schema) : replyType(schema, schemas);
}

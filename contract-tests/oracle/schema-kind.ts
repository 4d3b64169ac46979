import { describedAt } from "../contract/described.ts";
import { type Form, formsOf } from "../contract/forms.ts";
import { type End, endsOf } from "../contract/output-steps.ts";
import type { OperationContract, OutputContract } from "../contract/types.ts";
import { membersOf } from "./path.ts";

/** What JSON a value must be; null when the schemas do not say. */
export type JsonKind = "object" | "array" | null;

type Schemas = OperationContract["schemas"];

/** What JSON an output is, by the schemas at all its paths. */
export function kindOfOutput(operation: OperationContract, { source }: OutputContract): JsonKind {
  if (source.kind === "const") return kindOfSchema({ const: source.value }, {});
  const { constant } = source;
  if (constant !== undefined) return kindOfSchema({ const: constant }, {});
  const kinds = new Set(endsOf(source).map((end) => kindOfEnd(end, operation)));
  const [kind = null] = kinds;
  return kinds.size === 1 ? kind : null;
}

function kindOfEnd(end: End, operation: OperationContract): JsonKind {
  if (end.is === "path") return kindAt(end.path, operation);
  if (end.is !== "step") return end.is === "object" ? "object" : null;
  const { step } = end;
  if (step.name === "map") return kindOfSchema({ enum: Object.values(step.of) }, {});
  return ["each", "keys", "values", "entries", "flat"].includes(step.name) ? "array" : null;
}

/** What JSON a schema allows, null aside. */
export function kindOfSchema(schema: unknown, schemas: Schemas): JsonKind {
  return kindOfForms(formsOf(schema, schemas));
}

export function kindOfForms(forms: readonly Form[]): JsonKind {
  const kinds = new Set(forms.flatMap(({ types }) => (types.length > 0 ? types : ["any"])));
  kinds.delete("null");
  const [kind] = kinds;
  return kinds.size === 1 && (kind === "object" || kind === "array") ? kind : null;
}

function kindAt(path: string, { replies, schemas, hooks }: OperationContract): JsonKind {
  const [root, ...members] = membersOf(path);
  // What a hook makes of a body is not what the schema says.
  if (root !== "body" || hooks.reply) return null;
  const names = [...replies.values()].filter((name) => name !== null);
  const found = names.map((name) => describedAt(schemas[name], members, schemas).forms);
  return kindOfForms(found.find(({ length }) => length > 0) ?? []);
}

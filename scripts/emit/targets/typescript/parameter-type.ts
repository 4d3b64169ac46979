import { isCommaList, isEncoded, isReadAsList } from "../../../language/ir/input-steps.ts";
import type { Parameter } from "../../../language/ir/types.ts";
import { checkedSchema } from "../../../language/ir/wire-schema.ts";
import type { TypeView } from "../../render/type.ts";
import { named, schemaType, union } from "./schema-type.ts";

/** The type of a parameter as a client takes it; the OpenAPI document has it where nothing more is made of it. */
export function sentType(parameter: Parameter, siblings: readonly Parameter[]): TypeView {
  if (parameter.type === "file") return named(isEncoded(parameter) ? "EncodedFile" : "File");
  if (parameter.shape === "object") return parameter.nulls ? union([OBJECT, NULL]) : OBJECT;
  return schemaType(checkedSchema(parameter, siblings));
}

/** The type of a parameter as a caller may give it: text too, where text is converted. */
export function givenType(parameter: Parameter, siblings: readonly Parameter[]): TypeView {
  const { shape } = parameter;
  if (parameter.type === "file") return named("FileInput");
  const sent = sentType(parameter, siblings);
  if (isReadAsList(parameter) || shape === "array") {
    const given: TypeView = sent.kind === "list" ? { kind: "list", of: sent.of } : sent;
    return union([named("string"), given]);
  }
  if (isCommaList(parameter))
    return union([named("string"), { kind: "list", of: named("string") }]);
  return shape === "object" ? union([sent, named("string")]) : sent;
}

/** The type with `undefined`, for an optional property that may be passed on as it is. */
export function orUndefined(type: TypeView): TypeView {
  return union([type, named("undefined")]);
}

const NULL = named("null");
const OBJECT = named("Readonly", named("Record", named("string"), named("unknown")));

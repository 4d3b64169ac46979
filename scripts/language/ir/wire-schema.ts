import { limitWords, limitNames } from "../words/limits.ts";
import { converted } from "./converted.ts";
import { spelled } from "../words/steps.ts";
import { isCommaList, isReadAsList, sentSteps } from "./input-steps.ts";
import { rewritten } from "./rewritten.ts";
import { dependenceOf } from "./rules.ts";
import type { Json, JsonSchema, Limits, Parameter } from "./types.ts";

/** Schema of a parameter's value as it travels, after all that is made of it. */
export function valueSchema(parameter: Parameter, siblings: readonly Parameter[]): JsonSchema {
  return sentSteps(parameter).reduce(
    (schema, step) => {
      const { input, argument } = spelled(step);
      return input.schema(schema, argument, parameter.default);
    },
    checkedSchema(parameter, siblings),
  );
}

/** Schema of a parameter's value after conversion, as a client takes it. */
export function checkedSchema(parameter: Parameter, siblings: readonly Parameter[]): JsonSchema {
  const { limits, secret, default: absent } = parameter;
  const [isSplit, isList] = [isCommaList(parameter), isReadAsList(parameter)];
  if (parameter.type === "file") return { type: "string", format: "binary" };
  const item: JsonSchema = {
    ...typeOf(parameter),
    // Limits are about items, and one text holds them all.
    ...((isList || !isSplit) && { ...limitsOf(limits, "each"), ...enumOf(parameter, siblings) }),
    ...(secret && { format: "password" }),
  };
  const counted = parameter.shape === "array" && limitsOf(limits, "list");
  const schema: JsonSchema = isList
    ? { type: "array", items: item, ...limitsOf(limits, "list") }
    : { ...item, ...counted };
  const taken = parameter.nulls ? withNull(schema) : schema;
  return absent === undefined || secret ? taken : { ...taken, default: absent };
}

function withNull({ type, enum: allowed, ...rest }: JsonSchema): JsonSchema {
  return {
    ...(type !== undefined && { type: [type, "null"] }),
    ...rest,
    ...(Array.isArray(allowed) && { enum: [...allowed, null] }),
  };
}

/** Schema of a value that never changes. */
export function constantSchema({ value }: { readonly value: Json }): JsonSchema {
  const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return { type, const: value, default: value };
}

/** Example of the value as it travels; secrets have none. */
export function exampleOf(parameter: Parameter, siblings: readonly Parameter[]): Json | undefined {
  const { secret, example } = parameter;
  if (secret || example === undefined) return undefined;
  return rewritten(parameter, converted(parameter, example), (name) => {
    const other = siblings.find((each) => each.name === name);
    return other?.example ?? other?.default;
  });
}

/** Limits of a list as a whole, or those of each value. */
function limitsOf(limits: Limits, whose: "list" | "each"): JsonSchema {
  const names = limitNames.filter(
    (name) => (limitWords[name].of === "items") === (whose === "list"),
  );
  return Object.fromEntries(
    names.flatMap((name) => (limits[name] === undefined ? [] : [[name, limits[name]]])),
  );
}

function typeOf({ type, shape }: Parameter): JsonSchema {
  if (type !== "json") return { type };
  return shape === "any" || shape === null ? {} : { type: shape };
}

/** All values that may be allowed, when every value of the other parameter restricts this one. */
function enumOf(parameter: Parameter, siblings: readonly Parameter[]): JsonSchema {
  const { input, severity, values = {} } = dependenceOf(parameter) ?? {};
  if (parameter.limits.enum || severity !== "error") return {};
  const other = siblings.find(({ name }) => name === input);
  if (other === undefined || !coversAll(values, other)) return {};
  return { enum: [...new Set(Object.values(values).flat())] };
}

/** A value that is not listed, or an absent one without a default, allows everything. */
function coversAll(values: object, { limits, required, default: usual }: Parameter): boolean {
  const known = limits.enum ?? [];
  const listed = (value: string | number) => Object.hasOwn(values, String(value));
  return (required || usual !== undefined) && known.length > 0 && known.every(listed);
}

import { type Problem, ToolError } from "@blockwright/runtime";
import { definitionIn, type FieldDefinition, type FieldJson } from "../block-json.ts";
import type { Fields } from "../schema/inputs.ts";
import { isObject, type Value } from "./value.ts";

/**
 * The arguments of a model as inputs: null means absent, unless the field sends it. What only the host
 * may give is refused; what nobody may give, and what is wrong, the operation says.
 */
export function argumentsOf(args: unknown, { ofModel, ofHost }: Fields, operation: string): Value {
  const given = args ?? {};
  if (!isObject(given)) throw new ToolError("invalid_input", "The arguments must be an object.");
  const problems = ofHost.filter(({ name }) => Object.hasOwn(given, name)).map(problemOf);
  const message = problems.map((problem) => problem.message).join(" ");
  if (problems.length > 0) throw new ToolError("invalid_input", message, { problems });
  const definitions = new Map(
    ofModel.map((field) => [field.name, definitionIn(field, operation)] as const),
  );
  return Object.fromEntries(
    Object.entries(given)
      // `operation` is no input, but a block's way to select one.
      .filter(([name, value]) => name !== "operation" && isGiven(value, definitions.get(name)))
      .map(([name, value]) => [name, asJson(value, definitions.get(name))]),
  );
}

function isGiven(value: unknown, definition: FieldDefinition | undefined): boolean {
  return value !== null || definition?.nulls === true;
}

/** Where any JSON may be given, text that is none is text: a model does not put it in quotes twice. */
function asJson(value: unknown, definition: FieldDefinition | undefined): unknown {
  const isText = typeof value === "string" && value.trim() !== "";
  if (!isText || definition?.shape !== "any") return value;
  try {
    JSON.parse(value);
    return value;
  } catch {
    return JSON.stringify(value);
  }
}

function problemOf({ name }: FieldJson): Problem {
  return { input: name, message: `${name} is no argument of this tool: the host gives it.` };
}

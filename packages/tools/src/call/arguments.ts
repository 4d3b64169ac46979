import { type Problem, ToolError } from "@blockwright/runtime";
import { definitionIn, type FieldJson } from "../block-json.ts";
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
  const sendsNull = (name: string) =>
    ofModel.some((field: FieldJson) => field.name === name && definitionIn(field, operation).nulls);
  return Object.fromEntries(
    // `operation` is no input, but a block's way to select one.
    Object.entries(given).filter(
      ([name, value]) => name !== "operation" && (value !== null || sendsNull(name)),
    ),
  );
}

function problemOf({ name }: FieldJson): Problem {
  return { input: name, message: `${name} is no argument of this tool: the host gives it.` };
}

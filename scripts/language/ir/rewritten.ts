import { spelled } from "../words/steps.ts";
import { sentSteps } from "./input-steps.ts";
import type { Json, Parameter } from "./types.ts";

/**
 * A value after the steps of its parameter, in a call in which another has a value by its name. Throws the
 * runtime's error where one cannot be taken.
 */
export function rewritten(
  { name, convert }: Pick<Parameter, "name" | "convert">,
  value: Json | undefined,
  other: (name: string) => Json | undefined = () => undefined,
): Json | undefined {
  let made = value;
  for (const step of sentSteps({ convert })) {
    if (made === undefined) return undefined;
    const { input, argument } = spelled(step);
    made = input.run(made, argument, { input: name, other });
  }
  return made;
}

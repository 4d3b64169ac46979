import { checkInputs, type Input, inputKeywords as keywords } from "@blockwright/runtime";
import { demo } from "../demo.fixture.ts";
import { toolsOf } from "../tools-of.ts";
import type { Field } from "./fields.fixture.ts";

/** A tool with one input, `it`, and what the runtime has to say of each call. */
export function toolWith({ required, ...definition }: Field) {
  const { limits, ...rest } = definition;
  const it = { ...rest, ...limits, ...(required && { required }) } as Input; // the same words
  const said: string[][] = [];
  const sent: unknown[] = [];
  const execute = (inputs: Record<string, unknown>) => {
    const checked = checkInputs({ inputs: { it }, keywords }, inputs);
    said.push(checked.problems.map(({ message }) => message));
    sent.push(checked.values);
    return {};
  };
  const field = { ...definition, name: "it", requiredIn: required ? ["demo_do"] : [] };
  const [tool] = toolsOf([demo({ do: { execute } }, [field])]);
  if (!tool) throw new Error("no tool");
  return { tool, said, sent };
}

import { id, member } from "./encode.ts";
import { layOut } from "./layout.ts";
import { argumentList } from "./list.ts";
import type { Place } from "./literal.ts";

/** A function or method: its name, parameters and type, without what surrounds them. */
export interface SignatureView {
  readonly name: string;
  readonly parameters: readonly ParameterView[];
  /** Name of the type that it returns; null where the compiler infers it. */
  readonly returns: string | null;
}

/**
 * A parameter whose type has a name; `empty`: `{}` stands for it when it is left out. Or one that a
 * function makes when it is left out: `made = moment()`.
 */
export type ParameterView =
  | {
      readonly name: string;
      readonly optional: boolean;
      readonly type: string;
      readonly empty: boolean;
    }
  | { readonly name: string; readonly madeBy: string };

/** `generate(params: GenerateParams, init?: CallInit)`, before an opening brace. */
export function printSignature({ name, parameters, returns }: SignatureView, place: Place): string {
  const items = parameters.map((parameter) => {
    if ("madeBy" in parameter) return `${id(parameter.name)} = ${id(parameter.madeBy)}()`;
    const { optional, type: given, empty } = parameter;
    return `${id(parameter.name)}${optional ? "?" : ""}: ${id(given)}${empty ? " = {}" : ""}`;
  });
  const type = returns === null ? "" : `: ${id(returns)}`;
  return layOut([member(name), argumentList(items), type], place, " {".length);
}

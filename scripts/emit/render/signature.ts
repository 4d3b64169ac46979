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

/** A parameter whose type has a name; `empty`: `{}` stands for it when it is left out. */
export interface ParameterView {
  readonly name: string;
  readonly optional: boolean;
  readonly type: string;
  readonly empty: boolean;
}

/** `generate(params: GenerateParams, init?: CallInit)`, before an opening brace. */
export function printSignature({ name, parameters, returns }: SignatureView, place: Place): string {
  const items = parameters.map(
    ({ name: parameter, optional, type, empty }) =>
      `${id(parameter)}${optional ? "?" : ""}: ${id(type)}${empty ? " = {}" : ""}`,
  );
  const type = returns === null ? "" : `: ${id(returns)}`;
  return layOut([member(name), argumentList(items), type], place, " {".length);
}

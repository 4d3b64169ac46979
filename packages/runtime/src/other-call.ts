import type { Json, Path } from "./definition.ts";
import type { Operation } from "./operation.ts";
import { select } from "./outputs/path.ts";

/** What a call of another operation is given, beside or after a call. */
export interface OtherInputs {
  /** Inputs that both calls have. */
  readonly shared: readonly string[];
  /** Its input -> input of the call that it is made for, or dotted name of an output of the call before it. */
  readonly inputs?: Readonly<Record<string, Path>>;
  /** Its inputs that are always the same. */
  readonly fixed?: Readonly<Record<string, Json>>;
}

/** A call of another operation, which checks these inputs like those of any caller. */
export interface OtherCall<Outputs = unknown> extends OtherInputs {
  readonly operation: () => Operation<never, Outputs>;
}

/** The inputs of another call: `values` are those of the call that it is made for, `named` what `inputs` name. */
export function inputsOf(
  { shared, inputs = {}, fixed }: OtherInputs,
  values: Readonly<Record<string, unknown>>,
  named: object = values,
): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const name of shared) given[name] = values[name];
  for (const [name, from] of Object.entries(inputs)) given[name] = select(from, named);
  return { ...given, ...fixed };
}

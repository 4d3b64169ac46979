import { redact, secretTexts } from "@blockwright/runtime";
import type { Step } from "./plan.ts";
import type { BlockOutcome } from "./types.ts";

/** Removes the secrets of one block from its outcome and events. */
export interface Mask {
  /** Text of errors and warnings, without any secret. */
  texts<Value>(value: Value): Value;
  /** Outputs for other blocks, without the values of secret inputs and what calls made. */
  outputs<Value>(value: Value): Value;
  /** Outputs that are only shown, also without the value of any `{{NAME}}`. */
  shown<Value>(value: Value): Value;
}

/** The mask of a block that runs with these inputs. */
export function maskOf(
  { operation }: Step,
  inputs: Readonly<Record<string, unknown>>,
  secrets: {
    /** What its calls make, such as the token of a login: from then on it is secret as its inputs are. */
    readonly made: Set<string>;
    /** The values of `{{NAME}}`. */
    readonly others: Iterable<string>;
  },
): Mask {
  const { made: own, others } = secrets;
  for (const name of Object.keys(operation.inputs)) {
    if (!operation.inputs[name]?.secret) continue;
    for (const text of secretTexts(inputs[name])) own.add(text);
  }
  return {
    texts: (value) => redact(value, [...own, ...others]),
    outputs: (value) => maskOutputs(value, own),
    shown: (value) => maskOutputs(value, [...own, ...others]),
  };
}

/** Outputs without these secrets. */
export function maskOutputs<Value>(outputs: Value, secrets: Iterable<string>): Value {
  // One to three characters occur in any reply: masked outputs would be useless, and the places of the
  // mask would reveal the secret.
  const long = Array.from(secrets).filter((secret) => secret.trim().length > 3);
  return long.length > 0 ? redact(outputs, long) : outputs;
}

/** An outcome that may be shown: its outputs without these secrets, which no error contains. */
export function maskOutcome(outcome: BlockOutcome, secrets: Iterable<string>): BlockOutcome {
  if (outcome.status !== "completed") return outcome;
  return { ...outcome, outputs: maskOutputs(outcome.outputs, secrets) };
}

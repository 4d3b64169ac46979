import { redact, secretTexts } from "@blockwright/runtime";
import type { Step } from "./plan.ts";
import type { BlockOutcome } from "./types.ts";

/** Removes the secrets of one block from its outcome and events. */
export interface Mask {
  /** Takes what its calls made, such as the token of a login: from then on it is secret as its inputs are. */
  learn(secrets: readonly string[]): void;
  /** Text of errors and warnings, without any secret. */
  texts<Value>(value: Value): Value;
  /** Outputs for other blocks, without the values of secret inputs and what calls made. */
  outputs<Value>(value: Value): Value;
  /** Outputs that are only shown, also without the value of any `{{NAME}}`. */
  shown<Value>(value: Value): Value;
}

/** The mask of a block that runs with these inputs and these values of `{{NAME}}`. */
export function maskOf(
  { operation }: Step,
  inputs: Readonly<Record<string, unknown>>,
  secrets: Iterable<string>,
): Mask {
  const marked = Object.keys(operation.inputs).filter((name) => operation.inputs[name]?.secret);
  const own = new Set(marked.flatMap((name) => secretTexts(inputs[name])));
  const others = [...secrets];
  return {
    learn(made) {
      for (const text of made) own.add(text);
    },
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

// Generated from packages/workflow/src/run/mask.ts. Do not edit; run `npm run generate`.

import { redact, secretTexts } from "@blockwright/runtime";
import type { Step } from "./plan.ts";
import type { BlockOutcome } from "./types.ts";

/** Takes the secrets of one block out of what comes of it. */
export interface Mask {
  /** Words of errors and warnings: without a secret of any length. */
  words<Value>(value: Value): Value;
  /** Outputs that other blocks go on with: without what went into inputs marked secret. */
  outputs<Value>(value: Value): Value;
  /** Outputs that are only shown: without the value of any `{{NAME}}` as well. */
  shown<Value>(value: Value): Value;
}

/** The mask of a block that runs with these inputs and these values of `{{NAME}}`. */
export function maskOf(
  { operation }: Step,
  inputs: Readonly<Record<string, unknown>>,
  secrets: Iterable<string>,
): Mask {
  const marked = Object.keys(operation.inputs).filter((name) => operation.inputs[name]?.secret);
  const given = marked.flatMap((name) => secretTexts(inputs[name]));
  const all = [...given, ...secrets];
  return {
    words: (value) => redact(value, all),
    outputs: (value) => maskOutputs(value, given),
    shown: (value) => maskOutputs(value, all),
  };
}

/** Outputs without these secrets. */
export function maskOutputs<Value>(outputs: Value, secrets: Iterable<string>): Value {
  // One to three signs stand in any reply: masked there, outputs would be of no use, and where the
  // mask stands would give the secret away.
  const long = Array.from(secrets).filter((secret) => secret.trim().length > 3);
  return long.length > 0 ? redact(outputs, long) : outputs;
}

/** An outcome as it may be shown: its outputs without these secrets, of which an error has none. */
export function maskOutcome(outcome: BlockOutcome, secrets: Iterable<string>): BlockOutcome {
  if (outcome.status !== "completed") return outcome;
  return { ...outcome, outputs: maskOutputs(outcome.outputs, secrets) };
}

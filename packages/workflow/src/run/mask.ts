import { redactor, secretTexts } from "@blockwright/runtime";
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

/** What replaces these secrets, as they are when it is asked for. */
export type Redactors = (secrets: Iterable<string>) => ReturnType<typeof redactor>;

// So many are kept of a run whose blocks each make a secret of their own.
const mostKept = 100;

/** Those of one run: blocks with the same secrets share what is prepared for them. */
export function redactorsOfRun(): Redactors {
  const kept = new Map<string, ReturnType<Redactors>>();
  return (secrets) => {
    const texts = [...secrets];
    const key = JSON.stringify(texts);
    const known = kept.get(key);
    if (known) return known;
    const made = redactor(texts);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, made);
    return made;
  };
}

/** The mask of a block that runs with these inputs. */
export function maskOf(
  { operation }: Step,
  inputs: Readonly<Record<string, unknown>>,
  secrets: {
    /** What its calls make, such as the token of a login: from then on it is secret as its inputs are. */
    readonly made: Set<string>;
    /** The values of `{{NAME}}`. */
    readonly others: () => readonly string[];
  },
  redactors: Redactors,
): Mask {
  const { made: own, others } = secrets;
  for (const name of Object.keys(operation.inputs)) {
    if (!operation.inputs[name]?.secret) continue;
    for (const text of secretTexts(inputs[name])) own.add(text);
  }
  const all = () => new Set([...own, ...others()]);
  return {
    texts: (value) => redactors(all())(value),
    outputs: (value) => maskOutputs(value, own, redactors),
    shown: (value) => maskOutputs(value, all(), redactors),
  };
}

/** Outputs without these secrets. */
export function maskOutputs<Value>(
  outputs: Value,
  secrets: Iterable<string>,
  redactors: Redactors = redactor,
): Value {
  // One to three characters occur in any reply: masked outputs would be useless, and the places of the
  // mask would reveal the secret.
  const long = Array.from(secrets).filter((secret) => secret.trim().length > 3);
  return long.length > 0 ? redactors(long)(outputs) : outputs;
}

/** An outcome that may be shown: its outputs without these secrets, which no error contains. */
export function maskOutcome(
  outcome: BlockOutcome,
  secrets: Iterable<string>,
  redactors: Redactors,
): BlockOutcome {
  if (outcome.status !== "completed") return outcome;
  return { ...outcome, outputs: maskOutputs(outcome.outputs, secrets, redactors) };
}

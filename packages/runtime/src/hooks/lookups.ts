import type { Context } from "../context.ts";
import { definitionOf, run, type RunDefinition } from "../run.ts";
import type { Condition } from "../definition.ts";
import { inputsOf, type OtherCall } from "../other-call.ts";
import { select } from "../outputs/path.ts";
import { limitsOf } from "../policy/policy.ts";
import { derived, secretsFor } from "../prepared.ts";
import { isAbsent } from "../inputs/check.ts";
import { whileHolds } from "../request/lines.ts";
import { ToolError } from "../tool-error.ts";
import { within } from "../transport/deadline.ts";
import type { CallHooks, hooks } from "./hooks.ts";
import { type Given, isSendable, type Sent, standing, unchanged } from "./probe.ts";

/** A call that is made before another one, for one value. */
export interface Lookup extends OtherCall {
  /** What the value is called in the other call. */
  readonly name: string;
  /** Path into its reply. */
  readonly take: string;
  /** It is made only while this holds of the inputs of the other call. */
  readonly when?: Condition;
  /** What counts there for inputs that are not given. */
  readonly usual?: Readonly<Record<string, unknown>>;
  /** Whether the other call cannot be made without the value. */
  readonly required?: boolean;
}

/**
 * Looks values up before a call, one after the other, within its time, and after its own hook. What
 * keeps the call from being made is found first: then nothing is sent.
 */
export function lookups(
  sent: Sent,
  all: readonly Lookup[],
  own?: ReturnType<typeof hooks>,
): ReturnType<typeof hooks> {
  return (policy, context, of) => {
    const before = own?.(policy, context, of);
    const secrets = before?.secrets ?? secretsFor(context);
    let failed: string | undefined;
    let remaining: Context | undefined;
    const find = async (values: Given): Promise<Given> => {
      // What is wrong with the rest is said as without lookups.
      const stand = standing(
        values,
        all.map(({ name }) => name),
      );
      if (!isSendable(sent, stand, context)) return stand;
      const usual = before?.context ?? context;
      const { deadlineMs } = limitsOf(usual, policy);
      const began = performance.now();
      const leftMs = () => Math.max(0, deadlineMs - (performance.now() - began));
      return within(deadlineMs, [context.signal], async (signal) => {
        let found = values;
        for (const lookup of all) {
          const definition = definitionOf(lookup.operation());
          failed = definition.id;
          const limits = { signal, deadlineMs: leftMs(), idempotencyKey: undefined };
          const asked = derived(usual, { ...limits, secrets });
          found = { ...found, [lookup.name]: await valueOf(lookup, definition, found, asked) };
        }
        failed = undefined;
        remaining = derived(usual, { deadlineMs: leftMs() });
        return found;
      });
    };
    const found: CallHooks = {
      secrets,
      get context() {
        return remaining ?? before?.context ?? context;
      },
      get failed() {
        return failed ?? before?.failed;
      },
      again: (status) => before?.again?.(status),
      ...unchanged(before),
      request: async (values) => find((await before?.request?.(values)) ?? values),
    };
    return found;
  };
}

async function valueOf(
  lookup: Lookup,
  definition: RunDefinition,
  values: Given,
  context: Context,
): Promise<unknown> {
  const { name, inputs = {}, take, required } = lookup;
  if (!isFilled(lookup, definition, values)) {
    if (!required) return undefined;
    const without = Object.values(inputs).join(" and ");
    const why = `${name} is needed, and nothing is looked up for it without ${without}.`;
    throw new ToolError("not_found", why, { outcome: "not_sent" });
  }
  const { roots } = await run(definition, inputsOf(lookup, values), context);
  const value = select(take, roots);
  if (!isAbsent(value)) return value;
  if (!required) return undefined;
  const { status } = roots;
  throw new ToolError("not_found", `The reply has no ${take}, which is needed for ${name}.`, {
    status,
    outcome: "not_sent",
  });
}

/**
 * Whether a lookup is made: its condition holds, and it has what its operation needs, and something of
 * what that may be given, as without it the first of all would be taken.
 */
function isFilled(
  { inputs = {}, when, usual }: Lookup,
  definition: RunDefinition,
  values: Given,
): boolean {
  if (when && !whileHolds(true, when, values, usual)) return false;
  let isChosen: boolean | undefined;
  for (const [input, from] of Object.entries(inputs)) {
    const isGiven = !isAbsent(values[from]);
    if (!definition.inputs[input]?.required) isChosen ||= isGiven;
    else if (!isGiven) return false;
  }
  return isChosen ?? true;
}

import { standard } from "../../../../packages/runtime/src/policy/policy.ts";
import { keptLength } from "../../../../packages/runtime/src/transport/body.ts";
import { maxRedirects } from "../../../../packages/runtime/src/transport/redirect.ts";
import { firstWaitMs } from "../../../../packages/runtime/src/transport/retry.ts";
import { returnedPerSecond } from "../../../../packages/runtime/src/transport/retry-budget.ts";
import type { Operation, Policy, Provider } from "../../../language/ir/types.ts";
import { formatNumber, formatValue } from "../sentences.ts";

/** A policy of a package: the option of the context that overrides it, and what counts without. */
export interface PolicyView {
  readonly option: string;
  /** What counts for most operations, or for all. */
  readonly value: string;
  /** Operations for which something else counts. */
  readonly exceptions: readonly PolicyException[];
  readonly doc: string;
}

interface PolicyException {
  readonly value: string;
  readonly operations: readonly OperationName[];
}

/** An operation as lists name it. */
export interface OperationName {
  readonly id: string;
}

/** What a host may set for a call, whether or not a manifest says it. */
type PolicyName = keyof Policy | keyof typeof standard;

type Value = number | string | readonly string[];

/** What the runtime does where the manifest says nothing. */
const STANDARD: Readonly<Record<PolicyName, number | null>> = {
  ...standard,
  resetHeaders: null,
  finalCodes: null,
  idempotencyHeader: null,
};

const DOCS: Readonly<Record<PolicyName, string>> = {
  timeoutMs: "Milliseconds that each attempt may take, including its body.",
  deadlineMs: "Milliseconds that the whole call may take: attempts, delays and redirects.",
  maxRetries: "How many times a call that is safe to repeat is retried.",
  maxWaitMs:
    "Longest delay in milliseconds that is honoured. If the provider asks for more, the call ends with retryAfterMs in the error.",
  retryBudget: `How many retries to one origin may be made at once. It regains ${returnedPerSecond} every second.`,
  maxBytes: "Largest body of a successful reply in bytes, after decompression.",
  resetHeaders: "Headers, besides Retry-After, that say when to call again.",
  finalCodes: "Provider codes after which a retry is pointless, whatever the status.",
  idempotencyHeader:
    "Key by which the provider recognises a retry, sent in this header. Default: a random one for each call.",
};

const NO_KEY = "Key by which a provider recognises a retry. This provider takes none.";

/** Numbers of the runtime that nobody sets, as a text names them. */
export const fixedPolicies = {
  firstWait: formatNumber(firstWaitMs),
  redirects: formatNumber(maxRedirects),
  keptOfErrors: formatNumber(keptLength / 1024),
};

/** Every policy of the provider, one line each. */
export function policyViews({ operations }: Provider): readonly PolicyView[] {
  // Object.keys forgets the names of the keys.
  const names = Object.keys(STANDARD) as PolicyName[];
  const takesKey = operations.some(({ policy }) => policy.idempotencyHeader !== undefined);
  return names.map((name) => {
    const isKey = name === "idempotencyHeader";
    return {
      // The manifest names the header, the context gives the key.
      option: isKey ? "idempotencyKey" : name,
      ...valuesOf(name, operations),
      doc: isKey && !takesKey ? NO_KEY : DOCS[name],
    };
  });
}

function valuesOf(name: PolicyName, operations: readonly Operation[]) {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const policy: Readonly<Partial<Record<PolicyName, Value>>> = operation.policy;
    const value = valueOf(policy[name] ?? STANDARD[name]);
    groups.set(value, [...(groups.get(value) ?? []), operation]);
  }
  // What counts for most operations comes first; of equals, what counts for the first of them.
  const [most, ...others] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  return {
    value: most?.[0] ?? valueOf(STANDARD[name]),
    exceptions: others.map(([value, group]) => ({
      value,
      operations: group.map(({ id }) => ({ id })),
    })),
  };
}

function valueOf(value: Value | null): string {
  if (value === null) return "none";
  return typeof value === "object" ? value.join(", ") : formatValue(value);
}

import type { Expected } from "../contract/case.ts";
import type { Contract } from "../contract/types.ts";
import { secretsOf } from "../contract/secrets.ts";
import { listedBody, listingOf, toldError } from "../oracle/listed-reply.ts";
import { unfit } from "../oracle/unfit.ts";
import { differences } from "./difference.ts";
import type { FailedCall } from "./failed-call.ts";
import { expectedGot } from "./failure-text.ts";

/** The call that failed. */
export interface FailedWith {
  readonly contract: Contract;
  readonly operation: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Expected;
  /** How many requests were made. */
  readonly attempts: number;
}

/** Codes of errors that hold no body, or one that was to be mapped. */
const unread = ["invalid_reply", "network", "reply_too_large"];

/** In words, what an error says wrongly of its call and of the reply, whatever its code. */
export function errorFacts(call: FailedWith, { code, members }: FailedCall): readonly string[] {
  const { contract, operation, expected, attempts } = call;
  const called = contract.operations.find(({ id }) => id === operation);
  // What a hook calls first may refuse what it was given.
  const isFirst = expected.kind === "refused" && (called?.hooks.calls.size ?? 0) > 0;
  // Inputs may name no operation at all.
  const named =
    called && !isFirst && !(expected.kind === "refused" && expected.inputs.includes("operation"));
  const facts = {
    provider: contract.provider,
    ...(named && { operation }),
    ...(attempts > 0 && { attempts }),
    ...(attempts > 0 &&
      expected.kind === "sent" &&
      !unread.includes(code) &&
      replyFacts(call, expected)),
  };
  return Object.entries(facts).flatMap(([name, fact]) =>
    differences(fact, members[name], `error.${name}`).map(
      (each) => `${each.path}: ${expectedGot(each.expected, each.actual)}`,
    ),
  );
}

function replyFacts(
  { contract, operation, inputs }: FailedWith,
  { reply }: Extract<Expected, { kind: "sent" }>,
): object {
  const called = contract.operations.find(({ id }) => id === operation);
  const { headers, body, text } = reply;
  const told = called && toldError(called, reply);
  const listing = called && listingOf(called, reply);
  const list = listing && listedBody(listing, reply);
  const said = told ?? (list === undefined || list === unfit ? text || body : list);
  const json = JSON.stringify(said ?? null);
  // How secrets are left out is checked on the texts of the error.
  const secrets = called ? secretsOf(called, inputs) : [];
  const repeatsSecret = secrets.some((secret) => json.includes(secret.text));
  const wait = headers["retry-after"] ?? "";
  return {
    ...(!repeatsSecret && { body: said }),
    ...(/^\d+$/.test(wait) && { retryAfterMs: Number(wait) * 1000 }),
  };
}

import type { Contract, OperationContract } from "../contract/types.ts";
import { asReplied } from "../oracle/replied.ts";
import { baseOf } from "./base.ts";
import { remembered } from "../contract/remembered.ts";
import type { Derived } from "../oracle/seen.ts";
import { distinct } from "./distinct.ts";
import { replyCase } from "./replies/reply-case.ts";
import { replyProbes } from "./replies/reply-probes.ts";
import { startOf } from "./replies/start.ts";
import type { Case } from "../contract/case.ts";

/** Cases of the replies of an operation: every status, every output, every error. */
export const replyCases = remembered((contract: Contract, declared: OperationContract): Derived => {
  const operation = asReplied(declared);
  const base = baseOf(operation);
  if ("reason" in base) return { cases: [], seen: [], reasons: [base.reason] };
  const start = startOf(operation);
  const tried = [...replyProbes(operation, start)].map((probe) =>
    replyCase(probe, contract, operation),
  );
  const reasons = start.reasons.map((reason) => `no reply can be made: ${reason}`);
  return { ...distinct(tried, keyOf), reasons };
});

function keyOf({ inputs, expected }: Case): string {
  if (expected.kind !== "sent") return "";
  const { example: _, declared: __, ...content } = expected.reply;
  return JSON.stringify([inputs, content]);
}

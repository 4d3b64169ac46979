import type { OperationContract } from "../../contract/types.ts";
import { acceptedReplies } from "./accepted.ts";
import { contents } from "./contents.ts";
import { codesOfErrors } from "./error-codes.ts";
import { conditionsOfErrors } from "./error-conditions.ts";
import { errorTexts } from "./error-texts.ts";
import { outputs } from "./outputs.ts";
import type { Through } from "../inputs/proposals.ts";
import type { ReplyProbe } from "./probe.ts";
import { repeatedSecrets } from "./secrets.ts";
import type { Start } from "./start.ts";
import { statuses } from "./statuses.ts";

const makers = [
  statuses,
  contents,
  outputs,
  errorTexts,
  codesOfErrors,
  conditionsOfErrors,
  acceptedReplies,
  repeatedSecrets,
];

/** Every reply that shows something of an operation; some more than once. */
export function* replyProbes(
  operation: OperationContract,
  start: Start,
  through: Through = (_, made) => made,
): Iterable<ReplyProbe> {
  for (const maker of makers) {
    for (const probe of through(maker, maker(operation, start))) {
      const { status, body, text } = probe.reply;
      const isEmpty = body === undefined && text === undefined;
      if (isEmpty || mayHaveBody(operation, status)) yield probe;
    }
  }
}

/** Replies to HEAD and those of some statuses have none, whatever is put into them. */
function mayHaveBody({ method }: OperationContract, status: number): boolean {
  return method !== "HEAD" && ![204, 205, 304].includes(status);
}

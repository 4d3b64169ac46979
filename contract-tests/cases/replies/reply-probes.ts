import type { OperationContract } from "../../contract/types.ts";
import { acceptedReplies } from "./accepted.ts";
import { contents } from "./contents.ts";
import { codesOfErrors } from "./error-codes.ts";
import { conditionsOfErrors } from "./error-conditions.ts";
import { wordsOfErrors } from "./error-words.ts";
import { outputs } from "./outputs.ts";
import type { ReplyProbe } from "./probe.ts";
import type { Start } from "./start.ts";
import { statuses } from "./statuses.ts";

/** Every reply that shows something of an operation; some more than once. */
export function replyProbes(operation: OperationContract, start: Start): readonly ReplyProbe[] {
  const families = [
    statuses,
    contents,
    outputs,
    wordsOfErrors,
    codesOfErrors,
    conditionsOfErrors,
    acceptedReplies,
  ];
  const probes = families.flatMap((family) => family(operation, start));
  return probes.filter(({ reply: { status, body, text } }) => {
    const hasBody = body !== undefined || text !== undefined;
    const isHooked = operation.hooks && operation.replies.has(status);
    // Replies to HEAD have no body. What a hook makes of a success is known to its examples only.
    return !(hasBody && operation.method === "HEAD") && !isHooked;
  });
}

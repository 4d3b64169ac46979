import type { Contract, OperationContract } from "../../contract/types.ts";
import { acceptedReplies } from "./accepted.ts";
import { contents } from "./contents.ts";
import { codesOfErrors } from "./error-codes.ts";
import { conditionsOfErrors } from "./error-conditions.ts";
import { wordsOfErrors } from "./error-words.ts";
import { outputs } from "./outputs.ts";
import type { ReplyProbe } from "./probe.ts";
import { repeatedSecrets } from "./secrets.ts";
import type { Start } from "./start.ts";
import { statuses } from "./statuses.ts";

/** Every reply that shows something of an operation; some more than once. */
export function replyProbes(
  contract: Contract,
  operation: OperationContract,
  start: Start,
): readonly ReplyProbe[] {
  const families = [
    statuses,
    contents,
    outputs,
    wordsOfErrors,
    codesOfErrors,
    conditionsOfErrors,
    acceptedReplies,
  ];
  const probes = [
    ...families.flatMap((family) => family(operation, start)),
    ...repeatedSecrets(contract, operation, start),
  ];
  // Replies to HEAD have no body.
  return operation.method === "HEAD"
    ? probes.filter(({ reply }) => reply.body === undefined && reply.text === undefined)
    : probes;
}

import type { OperationContract } from "../../contract/types.ts";
import { acceptedReplies } from "./accepted.ts";
import { contents } from "./contents.ts";
import { codesOfErrors } from "./error-codes.ts";
import { conditionsOfErrors } from "./error-conditions.ts";
import { errorTexts } from "./error-texts.ts";
import { outputs } from "./outputs.ts";
import type { ReplyProbe } from "./probe.ts";
import { repeatedSecrets } from "./secrets.ts";
import type { Start } from "./start.ts";
import { statuses } from "./statuses.ts";

/** Every reply that shows something of an operation; some more than once. */
export function replyProbes(operation: OperationContract, start: Start): readonly ReplyProbe[] {
  const families = [
    statuses,
    contents,
    outputs,
    errorTexts,
    codesOfErrors,
    conditionsOfErrors,
    acceptedReplies,
  ];
  const probes = [
    ...families.flatMap((family) => family(operation, start)),
    ...repeatedSecrets(operation, start),
  ];
  return probes.filter(
    ({ reply: { status, body, text } }) =>
      (body === undefined && text === undefined) || mayHaveBody(operation, status),
  );
}

/** Replies to HEAD and those of some statuses have none, whatever is put into them. */
function mayHaveBody({ method }: OperationContract, status: number): boolean {
  return method !== "HEAD" && ![204, 205, 304].includes(status);
}

import { alternativesOf } from "../../contract/condition.ts";
import type { OperationContract, AcceptContract } from "../../contract/types.ts";
import { contents } from "./contents.ts";
import { conditionsOfErrors } from "./error-conditions.ts";
import { errorTexts } from "./error-texts.ts";
import { outputs } from "./outputs.ts";
import type { Through } from "../inputs/proposals.ts";
import { type ConditionBase, conditionReplies, partsOf } from "../condition-parts.ts";
import { type ReplyProbe, changedProbe } from "./probe.ts";
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

/** Error statuses that are answers: kept and broken, alone and with something for every output. */
function acceptedReplies(operation: OperationContract, start: Start): readonly ReplyProbe[] {
  return operation.accept.flatMap((accept) => {
    const replies = basesOf(accept, start).flatMap((base) =>
      alternativesOf(accept.when).flatMap((tests) => conditionReplies(base, partsOf(tests))),
    );
    return replies.map(({ title, reply }) => ({ title, reply }));
  });
}

function basesOf(
  { status }: AcceptContract,
  { successes, failures, failure }: Start,
): readonly ConditionBase[] {
  const declared = failures.filter((reply) => reply.status === status);
  return [
    { title: "", reply: { ...failure, status } },
    ...declared.map((reply) => ({ title: "filled", reply })),
    // Constants have to win over what lies where outputs usually come from.
    ...successes
      .slice(0, 1)
      .map((reply) => ({ title: "filled like a success", reply: { ...reply, status } })),
  ];
}

/** Errors with each of the provider's codes that mean one of ours, and with one that means none. */
function codesOfErrors(operation: OperationContract, { failure }: Start): readonly ReplyProbe[] {
  const { code: paths, codes } = operation.errors;
  return Object.entries(codes).flatMap(([code, meaning]) => {
    // Another status, where the usual one means the same without its code.
    const status = meaning === "bad_request" ? 500 : failure.status;
    return paths.flatMap((path) =>
      changedProbe({ ...failure, status }, [{ path, value: code }], `code ${code} at ${path}`),
    );
  });
}

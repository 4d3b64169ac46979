import type { ErrorCondition, OperationContract } from "../../contract/types.ts";
import { changed, joined } from "../change.ts";
import { type ConditionBase, conditionReplies, partsOf } from "./condition-parts.ts";
import { changedProbe, type ReplyProbe } from "./probe.ts";
import type { Start } from "./start.ts";

/** Replies that are errors by a condition, and replies that are not by one part of it. */
export function conditionsOfErrors(
  operation: OperationContract,
  start: Start,
): readonly ReplyProbe[] {
  const { when } = operation.errors;
  return when.flatMap((condition) => {
    const parts = partsOf(condition);
    const bases = basesOf(condition, start).flatMap((base) => withData(base, condition, operation));
    const kept = [
      ...bases.flatMap((base) => conditionReplies(base, parts)),
      ...otherErrors(condition, start).flatMap((base) => conditionReplies(base, parts).slice(0, 1)),
    ];
    const others =
      condition.status.length === 0
        ? []
        : [...otherStatuses(start), ...nextStatuses(condition, start)].flatMap((base) =>
            conditionReplies(base, parts).slice(0, 1),
          );
    return [
      ...kept.map(({ title, reply }) => ({ title, reply })),
      ...others.map(({ title, reply }) => ({ title, reply })),
      ...kept.filter(({ broken }) => broken === null).flatMap((each) => withCodes(each, operation)),
    ];
  });
}

/** Errors of GraphQL beside data, beside null, and without data; partial answers tell them apart. */
function withData(
  base: ConditionBase,
  condition: ErrorCondition,
  { isGraphql, partial }: OperationContract,
): readonly ConditionBase[] {
  // One condition is enough where all mean the same.
  if (!partial && !(isGraphql && condition.present.includes("body.errors[0]"))) return [base];
  const kinds = [["data", {}] as const, ["null", null] as const, ["no data", undefined] as const];
  const others = kinds.map(([title, value]) => ({
    title,
    reply: changed(base.reply, [{ path: "body.data", value }]),
  }));
  return [base, ...others];
}

/** A condition decides, whatever the provider's code means by itself. */
function withCodes(
  { title, reply }: ConditionBase,
  { errors: { code, codes } }: OperationContract,
): readonly ReplyProbe[] {
  const [path] = code;
  const [value] = Object.keys(codes);
  if (path === undefined || value === undefined) return [];
  return changedProbe(reply, [{ path, value }], joined(title, `code ${value} at ${path}`));
}

function basesOf({ status }: ErrorCondition, start: Start): readonly ConditionBase[] {
  const all = otherStatuses(start);
  if (status.length === 0) return all;
  return status.flatMap((each) => {
    const success = start.successes.find((reply) => reply.status === each);
    return [{ title: "", reply: success ?? { ...start.failure, status: each } }];
  });
}

/** An error whose status alone would mean something other than what the condition says. */
function otherErrors({ status }: ErrorCondition, { failure }: Start): readonly ConditionBase[] {
  if (status.length > 0) return [];
  return [{ title: "", reply: { ...failure, status: failure.status === 400 ? 500 : 400 } }];
}

/** Errors of the statuses beside those of a condition. */
function nextStatuses({ status }: ErrorCondition, { failure }: Start): readonly ConditionBase[] {
  const next = status.map((each) => each + 1);
  const others = next.filter((each) => each < 600 && !status.includes(each));
  return others.map((each) => ({ title: "", reply: { ...failure, status: each } }));
}

/** An error and a success that nothing is said about. */
function otherStatuses({ failure, successes }: Start): readonly ConditionBase[] {
  const [success] = successes;
  return [failure, ...(success ? [success] : [])].map((reply) => ({ title: "", reply }));
}

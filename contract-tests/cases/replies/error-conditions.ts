import { alternativesOf, namedIn, testsOf } from "../../contract/condition.ts";
import type { AllOf } from "../../contract/condition-types.ts";
import type { OperationContract, ReplyContent } from "../../contract/types.ts";
import { keeps } from "../../oracle/conditions.ts";
import { changed, joined } from "../change.ts";
import { type ConditionBase, conditionReplies, partsOf } from "../condition-parts.ts";
import { changedProbe, type ReplyProbe } from "./probe.ts";
import type { Start } from "./start.ts";

/** Replies that are errors by a condition, and replies that are not by one part of it. */
export function conditionsOfErrors(
  operation: OperationContract,
  start: Start,
): readonly ReplyProbe[] {
  const all = operation.errors.when.flatMap(({ when }) => alternativesOf(when));
  return all.flatMap((tests) => {
    const parts = partsOf(tests);
    const { own, others } = basesOf(tests, start);
    const kept = own
      .flatMap((base) => withData(base, tests, operation))
      .flatMap((base) => conditionReplies(base, parts));
    return [
      ...[...kept, ...others.flatMap((base) => conditionReplies(base, parts).slice(0, 1))].map(
        ({ title, reply }) => ({ title, reply }),
      ),
      ...kept.filter(({ broken }) => broken === null).flatMap((each) => withCodes(each, operation)),
    ];
  });
}

/** Errors of GraphQL beside data, beside null, and without data; partial answers tell them apart. */
function withData(
  base: ConditionBase,
  tests: AllOf,
  { document, partial }: OperationContract,
): readonly ConditionBase[] {
  // One condition is enough where all mean the same.
  if (!partial && !(document !== null && testsOf(tests, "body.errors[0]").length > 0))
    return [base];
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

/**
 * Replies of the statuses that a condition is about, and of others: an error and a success that nothing is
 * said about, those next to what it names, and an error whose status alone would mean something else.
 */
function basesOf(
  { status: test }: AllOf,
  { failure, successes }: Start,
): Readonly<Record<"own" | "others", readonly ConditionBase[]>> {
  const named = test === undefined ? [] : namedIn(test).map(Number);
  const isOwn = ({ status }: ReplyContent) => test === undefined || keeps(test, status);
  const base = (reply: ReplyContent): ConditionBase => ({ title: "", reply });
  const usual = [failure, ...successes.slice(0, 1)];
  const own = named.map(
    (each) => successes.find(({ status }) => status === each) ?? { ...failure, status: each },
  );
  const next =
    named.length > 0 ? named.map((each) => each + 1) : [failure.status === 400 ? 500 : 400];
  const others = next
    .filter((each) => each < 600 && !named.includes(each))
    .map((status) => ({ ...failure, status }));
  return {
    own: (named.length > 0 ? own : usual.filter(isOwn)).map(base),
    others: [...usual.filter((each) => named.length > 0 || !isOwn(each)), ...others].map(base),
  };
}

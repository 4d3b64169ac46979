import type { Contract, OperationContract } from "../../contract/types.ts";
import type { Demand } from "../../contract/case.ts";
import { demand } from "./item.ts";
import { errorDemands } from "./errors.ts";
import { outputDemands } from "./outputs.ts";
import { secretDemands } from "./secrets.ts";

/**
 * What has to be shown of the replies of an operation, by the contract alone: a reply that nobody
 * thought of shows as a demand that nothing meets.
 */
export function replyDemands(contract: Contract, operation: OperationContract): readonly Demand[] {
  const { hooks, outputs } = operation;
  return [
    ...statusDemands(operation),
    // What a hook makes of a reply is known to its examples only.
    ...(hooks ? [] : outputs.flatMap((output) => outputDemands(operation, output))),
    ...errorDemands(operation),
    ...secretDemands(contract, operation),
  ];
}

function statusDemands(operation: OperationContract): readonly Demand[] {
  const { replies, errorReplies, hooks, method } = operation;
  const about = (status: number, word: string, words: string) =>
    demand(operation, ["reply", String(status), word], `${status}: ${words}`);
  const successes = hooks ? [] : [...replies];
  return [
    ...successes.flatMap(([status, schema]) => [
      about(status, "declared", "the reply is a success"),
      ...bodyWords(status, schema, method).map(([word, words]) => about(status, word, words)),
    ]),
    ...[...errorReplies.keys()].map((status) =>
      about(status, "declared", "the reply is an error, or accepted"),
    ),
  ];
}

function bodyWords(
  status: number,
  schema: string | null,
  method: string,
): readonly (readonly [string, string])[] {
  if (method === "HEAD") return [];
  const hasNone = status === 204 || status === 205;
  if (schema === null) return hasNone ? [] : [["unread body", "a body is not read"]];
  return [
    ["no body", "a reply without a body is invalid"],
    ["no JSON", "a reply that is not JSON is invalid"],
  ];
}

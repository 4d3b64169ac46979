import type { OperationContract } from "../../contract/types.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { refusesParts } from "../../oracle/part.ts";
import { largestFile } from "../../contract/reply-text.ts";
import { coverageItem } from "./item.ts";
import { hookedOutputCoverage, isOutputHooked } from "./hooked-outputs.ts";
import { errorCoverage } from "./errors.ts";
import { outputCoverage } from "./outputs.ts";
import { secretCoverage } from "./secrets.ts";

/**
 * What has to be shown of the replies of an operation, by the contract alone: a reply that nobody
 * thought of shows as an uncovered coverage item.
 */
export function replyCoverage(operation: OperationContract): readonly CoverageItem[] {
  const { hooks, outputs } = operation;
  return [
    ...statusCoverage(operation),
    ...hookedOutputCoverage(operation),
    ...(hooks.reply
      ? []
      : outputs
          .filter((output) => !isOutputHooked(operation, output))
          .flatMap((output) => outputCoverage(operation, output))),
    ...errorCoverage(operation),
    ...secretCoverage(operation),
  ];
}

function statusCoverage(operation: OperationContract): readonly CoverageItem[] {
  const { replies, errorReplies, hooks, method, files } = operation;
  const about = (status: number, aspect: string, text: string) =>
    coverageItem(operation, ["reply", String(status), aspect], `${status}: ${text}`);
  const successes = hooks.reply ? [] : [...replies];
  return [
    ...successes.flatMap(([status, schema]) => [
      about(status, "declared", "the reply is a success"),
      ...(files.has(status) ? fileItems : bodyItems(status, schema, method)).map(([aspect, text]) =>
        about(status, aspect, text),
      ),
      ...((files.get(status)?.maxBytes ?? Infinity) < largestFile
        ? [about(status, "too large", "a file of more bytes than it may have is refused")]
        : []),
      ...listItems
        .filter(([, , of]) => of.some((kind) => kind === operation.listed.get(status)))
        .map(([aspect, text]) => about(status, aspect, text)),
    ]),
    ...(method !== "HEAD" && successes[0]?.[1] && refusesParts(operation)
      ? [about(206, "part", "a part that nobody asked for is no reply")]
      : []),
    ...[...errorReplies.keys()].map((status) =>
      about(status, "declared", "the reply is an error, or accepted"),
    ),
  ];
}

/** What a file may be, and what becomes of it. */
const fileItems = [
  ["no body", "an empty file is a file"],
  ["no JSON", "a file is read as it is, and of its type only"],
  ["named", "a file has the name that its reply gives it"],
  ["stored", "a host that stores files is given it, and decides what stands for it"],
  ["cut", "a file that breaks off makes the call fail, and the host keeps none of it"],
] as const;

/** What stands in a list of lines or events. */
const listItems = [
  ["beside items", "what is no item is passed over", ["lines", "events"]],
  ["broken item", "an item that is not JSON makes the reply invalid", ["lines", "events"]],
  ["told error", "an event of an error is one", ["events"]],
] as const;

function bodyItems(
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

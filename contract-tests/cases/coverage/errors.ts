import type { ErrorCondition, OperationContract } from "../../contract/types.ts";
import { membersOf } from "../../oracle/path.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { coverageItem } from "./item.ts";

/** Coverage items of errors: their texts, their codes, and the statuses that mislead. */
export function errorCoverage(operation: OperationContract): readonly CoverageItem[] {
  const about = (names: readonly string[], text: string) =>
    coverageItem(operation, ["error", ...names], text);
  const { errors, accept, hooks, partial, files, replies } = operation;
  // Of a file nothing is read.
  const isStored = files.size > 0 && files.size === replies.size;
  const isHooked = hooks.reply !== null;
  return [
    ...(["message", "code", "requestId"] as const).flatMap((kind) =>
      itemsOf(errors[kind]).map(([aspect, text]) => about([kind, aspect], `${kind} ${text}`)),
    ),
    ...Object.entries(errors.codes).map(([code, ours]) =>
      about(["codes", code], `the code ${code} means ${ours}`),
    ),
    ...errors.when.flatMap((condition, index) => {
      const name = `when[${index}]`;
      if (isStored && isOfSuccess(condition)) return [];
      return [
        about([name, "holds"], `${name} means ${condition.code}`),
        ...shownParts(condition, isHooked).map((part) =>
          about([name, `without ${part}`], `${name} does not hold without its ${part}`),
        ),
      ];
    }),
    ...(partial ? [about(["partial"], "data beside errors is an answer")] : []),
    ...accept.flatMap(({ status, match }) => [
      // What a hook makes of an answer is known to its examples only.
      ...(isHooked ? [] : [about([`accept ${status}`, "holds"], `${status} is accepted`)]),
      ...Object.keys(match).map((path) =>
        about(
          [`accept ${status}`, `without ${path}`],
          `${status} is an error with another ${path}`,
        ),
      ),
    ]),
  ];
}

function itemsOf(paths: readonly string[]): readonly (readonly [aspect: string, text: string])[] {
  const pairs = paths.flatMap((first, index) =>
    paths.slice(index + 1).map((second) => [first, second] as const),
  );
  return [
    ["none", "that the reply does not have"],
    ...paths.map((path) => [path, `at ${path}`] as const),
    ...pairs
      .filter(([first, second]) => haveRoom(first, second))
      .flatMap(([first, second]) => [
        [`${first} before ${second}`, `at ${first} wins over ${second}`] as const,
        [`blank ${first} before ${second}`, `at ${second} stands for a blank ${first}`] as const,
      ]),
  ];
}

/** Whether one reply can have texts at both paths. */
function haveRoom(first: string, second: string): boolean {
  const others = membersOf(second);
  const members = membersOf(first);
  const fork = members.findIndex((member, index) => member !== others[index]);
  return fork >= 0 && typeof members[fork] === typeof others[fork];
}

function isOfSuccess({ status }: ErrorCondition): boolean {
  return status.length > 0 && status.every((each) => each < 300);
}

/** What a hook makes of a success without one part is known to its examples only. */
function shownParts(condition: ErrorCondition, isHooked: boolean): readonly string[] {
  return partsOf(condition).filter(
    (part) => part === "status" || !(isHooked && isOfSuccess(condition)),
  );
}

function partsOf(condition: ErrorCondition): readonly string[] {
  const { status, match, contains, present, any, unless } = condition;
  const read = [...Object.keys(match), ...Object.keys(contains), ...present];
  // Items are shown by the list that they are in.
  const own = any === null ? read : [any, ...read.filter((path) => !path.startsWith("item"))];
  const paths = [...Object.keys(unless), ...own];
  return [...(status.length > 0 ? ["status"] : []), ...new Set(paths)];
}

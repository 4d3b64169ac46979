import { alternativesOf, pathsOf, testsOf } from "../contract/condition.ts";
import type { ConditionContract } from "../contract/condition-types.ts";
import type { OperationContract, Value } from "../contract/types.ts";
import { holds, keeps } from "../oracle/conditions.ts";
import { membersOf } from "../oracle/path.ts";
import { type Aspect, equals, type Forms, isObject, isOf, text } from "./aspect.ts";
import type { Seen } from "../oracle/seen.ts";
import { readsBodies, valueAt } from "./reply-values.ts";

const kinds = ["message", "code", "requestId"] as const;

/** What has to be tried of errors: their texts, their codes, and replies that mislead. */
export function errorAspects(operation: OperationContract): readonly Aspect[] {
  return [
    ...kinds.flatMap((kind) => textAspects(operation, kind)),
    ...codeAspects(operation),
    ...conditionAspects(operation),
    ...acceptAspects(operation),
    ...partialAspects(operation),
  ];
}

const isError = ({ sent }: Seen) => (sent?.reply.status ?? 0) >= 400;

const isText = text(/\S/);

/** What is no text, or one with spaces: only numbers and texts that are not blank count. */
const noTexts: Forms = {
  "a number": isOf("number"),
  null: equals(null),
  "an empty text": equals(""),
  "a blank text": equals(" "),
  "a text with spaces around it": text(/^ \S.* $/),
  "a truth value": isOf("boolean"),
  "an object": (given) => JSON.stringify(given) === "{}",
};

function textAspects(
  { errors }: OperationContract,
  kind: (typeof kinds)[number],
): readonly Aspect[] {
  const paths = errors[kind];
  const about = (what: string, shown: Aspect["shown"]): Aspect => ({
    kind: "error",
    text: `${kind} ${what}`,
    shown: (seen) => isError(seen) && shown(seen),
  });
  const at = (seen: Seen, path: string) => valueAt(seen, path);
  return [
    about("is not there", (seen) => paths.every((path) => at(seen, path) === undefined)),
    ...paths.flatMap((path, index) => [
      about(
        `at ${path}`,
        (seen) =>
          isText(at(seen, path)) &&
          paths.slice(0, index).every((each) => each === path || !isText(at(seen, each))),
      ),
      ...(path.startsWith("body")
        ? Object.entries(noTexts).map(([form, is]) =>
            about(`at ${path} is ${form}`, (seen) => is(at(seen, path))),
          )
        : []),
      ...paths
        .slice(index + 1)
        .filter((later) => haveRoom(path, later))
        .flatMap((later) => [
          about(
            `at ${path} before ${later}`,
            (seen) => isText(at(seen, path)) && isText(at(seen, later)),
          ),
          about(
            `at ${later} after a blank ${path}`,
            (seen) => /^\s*$/.test(String(at(seen, path) ?? "-")) && isText(at(seen, later)),
          ),
        ]),
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

function codeAspects({ errors: { code: paths, codes } }: OperationContract): readonly Aspect[] {
  return Object.keys(codes).flatMap((code) =>
    paths.map((path) => ({
      kind: "error",
      text: `the code ${code} at ${path}`,
      shown: (seen) => valueAt(seen, path) === code,
    })),
  );
}

/** Paths of bodies that outputs read. */
function readIn(operation: OperationContract): readonly string[] {
  if (!readsBodies(operation)) return [];
  const paths = operation.outputs.flatMap(({ source }) =>
    source.kind === "path" ? source.paths : [],
  );
  return paths.filter((path) => /^body[.[]/.test(path) && !path.includes("[-"));
}

function conditionAspects(operation: OperationContract): readonly Aspect[] {
  const { errors, hooks } = operation;
  return errors.when.flatMap(({ when }, at) => {
    const statuses = testsOf(when, "status");
    const isOfSuccess =
      statuses.length > 0 &&
      [300, 400, 500].every((each) => !statuses.some((test) => keeps(test, each)));
    if (isOfSuccess && (hooks.reply || !readsBodies(operation))) return [];
    const about = (what: string, shown: Aspect["shown"]): Aspect => ({
      kind: "error",
      text: `when[${at}] ${what}`,
      shown,
    });
    return [
      about("holds", (seen) => isMet(seen, when)),
      // Without one part it would hold, and with it, it does not.
      ...withoutParts(when).map(([part, others]) =>
        about(`without ${part}`, (seen) => !isMet(seen, when) && isMet(seen, others)),
      ),
    ];
  });
}

function isMet({ sent }: Seen, condition: ConditionContract): boolean {
  if (!sent) return false;
  const { status, headers, body } = sent.reply;
  return holds(condition, { status, headers, body });
}

/** Each alternative of a condition without each of its tests, by the path of that. */
function withoutParts(
  condition: ConditionContract,
): readonly (readonly [string, ConditionContract])[] {
  return alternativesOf(condition).flatMap((tests) =>
    Object.keys(tests).map((path) => {
      const { [path]: _, ...others } = tests;
      return [path, others] as const;
    }),
  );
}

/** Error statuses that are answers: alone, beside what outputs read, and without each part of them. */
function acceptAspects(operation: OperationContract): readonly Aspect[] {
  // What a hook makes of an answer is known to its examples only.
  if (operation.hooks.reply) return [];
  return operation.accept.flatMap(({ status, when }, at) => {
    const paths = pathsOf(when);
    const read = readIn(operation).filter((path) => paths.every((each) => haveRoom(each, path)));
    // Constants have to win over what lies where outputs usually come from.
    const isFilled = (seen: Seen) => read.some((path) => valueAt(seen, path) !== undefined);
    const about = (what: string, isSo: (seen: Seen) => boolean): Aspect => ({
      kind: "error",
      text: `accept[${at}] ${what}`,
      shown: (seen) => seen.sent?.reply.status === status && isSo(seen),
    });
    return [
      about("holds alone", (seen) => isMet(seen, when) && !isFilled(seen)),
      ...(read.length > 0
        ? [about("holds beside outputs", (seen) => isMet(seen, when) && isFilled(seen))]
        : []),
      ...withoutParts(when).map(([path, others]) =>
        about(`without ${path}`, (seen) => !isMet(seen, when) && isMet(seen, others)),
      ),
    ];
  });
}

function partialAspects({ partial }: OperationContract): readonly Aspect[] {
  if (!partial) return [];
  const about = (what: string, is: (data: Value | undefined) => boolean): Aspect => ({
    kind: "error",
    text: `errors beside ${what}`,
    shown: (seen) => valueAt(seen, "body.errors") !== undefined && is(valueAt(seen, "body.data")),
  });
  return [
    about("data", (data) => isObject(data)),
    about("null as data", (data) => data === null),
    about("no data", (data) => data === undefined),
  ];
}

import { isDeepStrictEqual } from "node:util";
import type { ErrorCondition, OperationContract, Value } from "../contract/types.ts";
import { membersOf, select } from "../oracle/path.ts";
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

/** A part of a condition: whether a reply keeps it. */
type Part = readonly [path: string, holds: (value: Value | undefined, status: number) => boolean];

function conditionAspects(operation: OperationContract): readonly Aspect[] {
  const { errors, accept, hooks } = operation;
  const accepted = accept.map(({ status, match }) => ({ ...nothing, status: [status], match }));
  // What a hook makes of an answer is known to its examples only.
  const conditions = [
    ...errors.when.map((each, at) => ["when", at, each] as const),
    ...(hooks.reply ? [] : accepted).map((each, at) => ["accept", at, each] as const),
  ];
  return conditions.flatMap(([word, at, condition]) => {
    const isOfSuccess = condition.status.length > 0 && condition.status.every((each) => each < 300);
    if (isOfSuccess && (hooks.reply || !readsBodies(operation))) return [];
    const parts = partsOf(condition);
    const about = (what: string, broken: string | null): Aspect => ({
      kind: "error",
      text: `${word}[${at}] ${what}`,
      shown: (seen) =>
        seen.sent !== undefined &&
        parts.every(
          ([path, holds]) =>
            holds(valueAt(seen, path), seen.sent?.reply.status ?? 0) === (path !== broken),
        ),
    });
    if (word === "when") {
      return [about("holds", null), ...parts.map(([path]) => about(`without ${path}`, path))];
    }
    const own = parts.filter(([path]) => path !== "status");
    const { shown } = about("", null);
    const read = readIn(operation).filter((path) => own.every(([each]) => haveRoom(each, path)));
    // Constants have to win over what lies where outputs usually come from.
    const isFilled = (seen: Seen) => read.some((path) => valueAt(seen, path) !== undefined);
    return [
      { ...about("holds alone", null), shown: (seen) => shown(seen) && !isFilled(seen) },
      ...(read.length > 0
        ? [
            {
              ...about("holds beside outputs", null),
              shown: (seen: Seen) => shown(seen) && isFilled(seen),
            },
          ]
        : []),
      ...own.map(([path]) => about(`without ${path}`, path)),
    ];
  });
}

const nothing = { contains: {}, present: [], any: null, unless: {} } as const;

function partsOf(condition: Omit<ErrorCondition, "code">): readonly Part[] {
  const { status, match, contains, present, any, unless } = condition;
  const isIn = (path: string) => any === null || !path.startsWith("item");
  const inItem = (item: Value) => (path: string) => select(path, { item });
  const holdsIn = (read: (path: string) => Value | undefined, own: (path: string) => boolean) =>
    Object.entries(match).every(([path, value]) => !own(path) || isOneOf(read(path), value)) &&
    Object.entries(contains).every(
      ([path, part]) => !own(path) || containsText(read(path), part),
    ) &&
    present.every((path) => !own(path) || isPresent(read(path)));
  return [
    ...(status.length > 0
      ? [["status", (_: unknown, given: number) => status.includes(given)] as const]
      : []),
    ...Object.entries(unless).map(
      ([path, values]) =>
        [
          path,
          (given: Value | undefined) => !values.some((each) => isDeepStrictEqual(each, given)),
        ] as const,
    ),
    ...Object.entries(match)
      .filter(([path]) => isIn(path))
      .map(([path, value]) => [path, (given: Value | undefined) => isOneOf(given, value)] as const),
    ...Object.entries(contains)
      .filter(([path]) => isIn(path))
      .map(
        ([path, part]) => [path, (given: Value | undefined) => containsText(given, part)] as const,
      ),
    ...present.filter(isIn).map((path) => [path, isPresent] as const),
    ...(any === null
      ? []
      : [
          [
            any,
            (given: Value | undefined) =>
              Array.isArray(given) &&
              given.some((item: Value) => holdsIn(inItem(item), (path) => path.startsWith("item"))),
          ] as const,
        ]),
  ];
}

function isOneOf(given: Value | undefined, value: Value): boolean {
  return (
    isDeepStrictEqual(given, value) ||
    (Array.isArray(value) && value.some((each) => isDeepStrictEqual(each, given)))
  );
}

function containsText(given: Value | undefined, part: string): boolean {
  return typeof given === "string" && given.toLowerCase().includes(part.toLowerCase());
}

function isPresent(given: Value | undefined): boolean {
  return given !== undefined && given !== null && given !== "";
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

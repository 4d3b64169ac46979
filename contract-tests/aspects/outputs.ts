import type { ConditionContract } from "../contract/condition-types.ts";
import type { OperationContract, OutputContract, Value } from "../contract/types.ts";
import { holds } from "../oracle/conditions.ts";
import { isMap, membersOf } from "../oracle/path.ts";
import { holdersOf } from "../oracle/reply-path.ts";
import { type Aspect, equals, type Forms, isGiven, text } from "./aspect.ts";
import type { Seen } from "../oracle/seen.ts";
import { argument, hasStep, isMadeSource, plainEach, valuesOf } from "../contract/output-steps.ts";
import { cutAspects, madeAspects } from "./made.ts";
import { readsBodies, valueAt } from "./reply-values.ts";

/** What has to come back for each output: a value of every type at each of its paths, and none. */
export function outputAspects(operation: OperationContract): readonly Aspect[] {
  const { outputs, hooks } = operation;
  return outputs.flatMap((output) => {
    if (isHooked(operation, output)) return [hookedAspect(output)];
    const { source } = output;
    if (hooks.reply || source.kind === "const") return [];
    if (operation.texts.length > 0) return cutAspects(output.name, source);
    if (!readsBodies(operation)) return [];
    if (isMadeSource(source)) return [...madeAspects(output), ...conditionAspects(output)];
    return [
      ...source.paths.flatMap((path, at) =>
        pathAspects(operation, output, path, source.paths.slice(0, at)),
      ),
      ...absentAspects(operation, output),
    ];
  });
}

/** Whether only a hook knows what an output is: it made the body, or gave the parameter that it repeats. */
function isHooked({ hooks, filled }: OperationContract, { source }: OutputContract): boolean {
  if (source.kind !== "path") return false;
  const given = filled.map(({ name }) => `params.${name}`);
  const paths = valuesOf(source).flatMap((value) => value.paths);
  return hooks.reply !== null || paths.some((path) => given.includes(path));
}

/** Whether there is a value by each condition of an output and of members of it: both have to come. */
function conditionAspects({ name, source }: OutputContract): readonly Aspect[] {
  if (source.kind === "const") return [];
  return valuesOf(source).flatMap(({ name: member, when }) =>
    when
      ? conditionAspect(`${name}: ${member === undefined ? "its" : `${member}'s`} condition`, when)
      : [],
  );
}

function conditionAspect(what: string, when: ConditionContract): readonly Aspect[] {
  return [true, false].map((isThere) => ({
    kind: "output",
    text: `${what} ${isThere ? "holds" : "does not hold"}`,
    shown: ({ sent, inputs }) => {
      if (sent?.outcome.kind !== "output") return false;
      const { status, headers, body = null } = sent.reply;
      const params = inputs as Readonly<Record<string, Value>>; // what was sent is JSON
      return holds(when, { status, headers, body, params }) === isThere;
    },
  }));
}

function hookedAspect({ name }: OutputContract): Aspect {
  const members = name.split(".");
  return {
    kind: "output",
    text: `${name}: an example has it`,
    hint: "give an example of a success that has this output",
    shown: ({ part, sent }) =>
      part === "examples" && sent?.outcome.kind === "output" && has(sent.outcome.output, members),
  };
}

function has(value: Value | undefined, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  return isMap(value) && Object.hasOwn(value, name) && has(value[name], rest);
}

/** Of every type, whatever that of the output: what it takes, and what it must not. */
const values: Forms = {
  null: equals(null),
  "an empty text": equals(""),
  "a blank text": equals(" "),
  "a text": text(/[a-z]/i),
  "a number as text": text(/^\d+$/),
  zero: equals(0),
  "a fraction": (given) => typeof given === "number" && !Number.isInteger(given),
  true: equals(true),
  false: equals(false),
  "an empty list": (given) => Array.isArray(given) && given.length === 0,
  "a list of one": (given) => Array.isArray(given) && given.length === 1,
  "an empty object": (given) => JSON.stringify(given) === "{}",
};

const many: Forms = { "a long list": (given) => Array.isArray(given) && given.length > 9 };

const inHeader: Forms = { "a text": text(/[a-z]/i), "a number as text": text(/^\d+$/) };

function pathAspects(
  operation: OperationContract,
  output: OutputContract,
  path: string,
  before: readonly string[],
): readonly Aspect[] {
  const about = (what: string, shown: (seen: Seen) => boolean): Aspect => ({
    kind: "output",
    text: `${output.name}: ${path} ${what}`,
    shown,
  });
  const [root = "", member] = membersOf(path);
  if (root === "params") {
    const name = String(member);
    return [about("is given", (seen) => seen.sent !== undefined && isGiven(seen, name))];
  }
  if (root !== "body" && root !== "headers") return [];
  // Some headers are read on the way: only what they mean can stand in them.
  if (root === "headers" && /^content-(type|length)$/.test(String(member))) return [];
  const forms: Forms =
    root === "headers" ? inHeader : { ...values, ...(!operation.page?.collect && many) };
  return [
    ...Object.entries(forms).map(([form, is]) =>
      about(
        `is ${form}`,
        (seen) =>
          is(valueAt(seen, path)) && before.every((each) => each === path || !hasValue(seen, each)),
      ),
    ),
    about("is missing", (seen) => seen.sent !== undefined && valueAt(seen, path) === undefined),
    ...holdersOf(path).map((holder) =>
      about(`has null at ${holder}`, (seen) => valueAt(seen, holder) === null),
    ),
    ...itemAspects(output, path, about),
  ];
}

function hasValue(seen: Seen, path: string): boolean {
  const [root, name] = membersOf(path);
  if (root === "params") return isGiven(seen, String(name));
  return valueAt(seen, path) !== undefined;
}

/** Several items, and members that are read of each or left out. */
function itemAspects(
  { source }: OutputContract,
  path: string,
  about: (what: string, shown: (seen: Seen) => boolean) => Aspect,
): readonly Aspect[] {
  if (source.kind === "const") return [];
  const { steps } = source;
  const [each, omit] = [plainEach(steps), argument(steps, "omit") ?? []];
  const isOfList = each !== null || hasStep(steps, "count", "first", "last");
  const first = (seen: Seen) => {
    const list = valueAt(seen, path);
    return Array.isArray(list) ? list[0] : undefined;
  };
  return [
    ...(isOfList
      ? [
          about("has several items", (seen) => {
            const list = valueAt(seen, path);
            return Array.isArray(list) && list.length > 1 && list.length < 10;
          }),
        ]
      : []),
    ...Object.entries(each ?? {}).flatMap(([name, read]) => {
      const members = membersOf(read).slice(1);
      return [
        about(`has ${name} in its items`, (seen) => memberIn(first(seen), members) !== undefined),
        about(
          `lacks ${name} in an item`,
          (seen) => isMap(first(seen)) && memberIn(first(seen), members) === undefined,
        ),
        about(`has null for ${name} in an item`, (seen) => memberIn(first(seen), members) === null),
      ];
    }),
    ...omit.map((name) =>
      about(`has ${name}, which is left out`, (seen) => {
        const value = valueAt(seen, path);
        return [value].flat().some((item) => isMap(item) && Object.hasOwn(item, name));
      }),
    ),
  ];
}

function memberIn(value: Value | undefined, members: readonly (string | number)[]): unknown {
  return members.reduce<unknown>((held, member) => Object(held)[member], value);
}

function absentAspects(
  { parameters }: OperationContract,
  { name, source }: OutputContract,
): readonly Aspect[] {
  if (source.kind === "const") return [];
  const canBeAbsent = source.paths.every((path) => {
    const [root, member] = membersOf(path);
    const isRequired = parameters.some((each) => each.required && each.name === member);
    return root === "body" || root === "headers" || (root === "params" && !isRequired);
  });
  if (!canBeAbsent) return [];
  const shown = (seen: Seen) =>
    seen.sent !== undefined &&
    seen.sent.reply.status < 300 &&
    source.paths.every((path) => !hasValue(seen, path));
  return [{ kind: "output", text: `${name}: nothing at any of its paths`, shown }];
}

import {
  argument,
  isOfList,
  isOfMembers,
  membersOf as madeOfItems,
  pathsIn,
  pathsInItems,
  pieces,
  plainPath,
  valuesOf,
} from "../../contract/output-steps.ts";
import { holeName } from "../../contract/template-text.ts";
import type { MadeValue, StepContract } from "../../contract/output-step-types.ts";
import type { OperationContract, OutputContract, Value } from "../../contract/types.ts";
import { membersOf } from "../../oracle/path.ts";
import type { Inputs } from "../../oracle/values.ts";
import { alternativesOf, isWords } from "../../contract/condition.ts";
import { canHold } from "../change.ts";
import { partOf, partsOf } from "../condition-parts.ts";
import { sampleOf } from "../../values/candidates.ts";
import { formValues } from "./forms.ts";
import { itemsIn, readList, withFirst, withoutFirst } from "./items.ts";

/** A value that shows something of what an output makes; it is made of the one that is there. */
export interface MadeProbe {
  value(current: Value | undefined): Value | undefined;
  readonly given?: Inputs;
}

/** Where an output reads, and the values to try there. */
export interface MadePlace {
  /** A path that can be written to: no index from the end, no `links`. */
  readonly path: string;
  readonly probes: readonly MadeProbe[];
}

type Steps = readonly StepContract[];

/** The places in a reply that an output is made of, those of the outputs that its text names included. */
export function placesOf(
  operation: OperationContract,
  output: OutputContract,
): readonly MadePlace[] {
  const { source, values } = output;
  if (source.kind === "const") return [];
  const all = valuesOf(source).flatMap((value) => placesOfValue(operation, value));
  const listed = values ? [constant(values[0] ?? null)] : [];
  return all.map(({ path, probes }) => ({
    path,
    // A header holds text only.
    probes: [...probes, ...listed].filter(({ value }) => canHold(path, value(undefined))),
  }));
}

function placesOfValue(
  operation: OperationContract,
  { text = "", paths, steps }: MadeValue,
): readonly MadePlace[] {
  const places = paths.map((path) => ({
    path: plainPath(path),
    probes: probesOf(operation, steps, path),
  }));
  return [...places, ...pathsIn(text).flatMap((path) => placesOfHole(operation, path))];
}

function placesOfHole(operation: OperationContract, path: string): readonly MadePlace[] {
  const name = /^output\.(.*)/.exec(path)?.[1];
  if (name === undefined) {
    return [{ path: plainPath(path), probes: [constant(undefined)] }];
  }
  const { outputs, internals } = operation;
  const named = [...outputs, ...internals].find((each) => each.name === name);
  return named ? placesOf(operation, named) : [];
}

function constant(value: Value | undefined): MadeProbe {
  return { value: () => value };
}

function probesOf(operation: OperationContract, steps: Steps, path: string): readonly MadeProbe[] {
  if (path.startsWith("links.")) return linkProbes(path);
  return [
    path.startsWith("headers.") ? constant(undefined) : constant(null),
    ...(isOfList(steps, path) ? listProbes : []),
    ...(isOfMembers(steps) ? [constant({})] : []),
    ...conditionProbes(operation, steps),
    ...cutProbes(steps),
    ...holeProbes(operation, steps),
    ...limitProbes(steps),
    ...memberProbes(steps),
    ...formValues(steps).map(constant),
  ];
}

const listProbes: readonly MadeProbe[] = [
  constant([]),
  { value: (list) => itemsIn(list).slice(0, 1) },
  {
    value: (list) => [...itemsIn(list).slice(0, 1), null],
  },
  {
    value: (list) => [...itemsIn(list).slice(0, 1), {}],
  },
  constant([0, 0]),
  constant(1.5),
];

/** Items with each value that a condition names, and with another one. */
function conditionProbes(operation: OperationContract, steps: Steps): readonly MadeProbe[] {
  return Object.entries(argument(steps, "where") ?? {}).flatMap(
    ([path, test]): readonly MadeProbe[] => {
      const name = isWords(test) ? test.input : undefined;
      const parameter = operation.parameters.find((each) => each.name === name);
      const sample = parameter && (sampleOf(parameter) as Value); // samples are JSON
      const { kept, broken } = partOf(path, test);
      const values = name === undefined ? [...kept, broken[0]] : [sample, "no such value"];
      const given = name === undefined ? {} : { given: { [name]: sample } };
      return values.map((value = null) => ({
        value: (list: Value | undefined) => withFirst(readList(list, steps), path, value),
        ...given,
      }));
    },
  );
}

/** Texts that are made of one item, as long as they may be and longer. */
function cutProbes(steps: Steps): readonly MadeProbe[] {
  const [cut, item] = [argument(steps, "cut"), argument(steps, "each")];
  if (cut === undefined || argument(steps, "join") === undefined || item?.object) return [];
  const { text, paths: [read = "item"] = [] } = item ?? {};
  const [path = "item", ...others] = text === undefined ? [read] : pathsIn(text);
  const around = pieces(text ?? "").filter((piece) => typeof piece === "string");
  const rest = Array.from(around.join("")).length;
  return [cut - rest, cut - rest + 1].map((length) => ({
    value: (list) => {
      const [first = {}] = readList(list, steps);
      const alone = others.reduce<Value>((made, other) => withFirst(made, other, ""), [first]);
      return withFirst(alone, path, "ü".repeat(Math.max(0, length)));
    },
  }));
}

/** Limits and names that a caller gives, and does not give. */
function holeProbes(operation: OperationContract, steps: Steps): readonly MadeProbe[] {
  return (["limit", "only"] as const).flatMap((word): readonly MadeProbe[] => {
    const name = holeName(argument(steps, word));
    const parameter = operation.parameters.find((each) => each.name === name);
    if (!name || !parameter) return [];
    const about = (value: unknown): MadeProbe => ({
      value: (current) => current,
      given: { [name]: value },
    });
    const sample = word === "limit" ? 1 : sampleOf(parameter);
    return [about(sample), ...(parameter.required ? [] : [about(undefined)])];
  });
}

/** One item more than a list is cut to. */
function limitProbes(steps: Steps): readonly MadeProbe[] {
  const most = argument(steps, "limit");
  if (typeof most !== "number") return [];
  const value = (list: Value | undefined) => {
    const [item = {}] = readList(list, steps);
    return Array.from({ length: most + 1 }, () => item);
  };
  return [{ value }];
}

/** What becomes of a member of items that is missing, and of one in another form. */
function memberProbes(steps: Steps): readonly MadeProbe[] {
  const forms = madeOfItems(steps).flatMap(({ paths: [path], steps: inside }) =>
    path === undefined ? [] : formValues(inside).map((value) => ({ path, value })),
  );
  const asked = madeOfItems(steps).flatMap(({ when = [] }) =>
    alternativesOf(when)
      .flatMap(partsOf)
      .filter(({ path }) => path.startsWith("item.")),
  );
  const askedForms = asked.flatMap(({ path, kept, broken }) =>
    [...kept, ...broken].map((value = null) => ({ path, value })),
  );
  return [
    ...pathsInItems(steps).map((path) => ({
      value: (list: Value | undefined) => withoutFirst(list, path),
    })),
    ...[...forms, ...askedForms].map(({ path, value }) => ({
      value: (list: Value | undefined) => withFirst(list, path, value),
    })),
  ];
}

const pageTwo = "https://example.com/2?a=1,2&b=;";

/** Link headers in the ways in which they are written. */
function linkProbes(path: string): readonly MadeProbe[] {
  const rel = String(membersOf(path)[1]);
  const headers = {
    "one link": `<${pageTwo}>; rel="${rel}"`,
    "several links": `<https://example.com/1>; rel=first, <${pageTwo}>; title="a, b"; REL="x ${rel.toUpperCase()}"`,
    "no such link": '<https://example.com/1>; rel="first"',
    "no link": "nonsense",
    "two of a kind": `<${pageTwo}>; rel="${rel}", <https://example.com/3>; rel="${rel}"`,
  };
  return Object.values(headers).map(constant);
}

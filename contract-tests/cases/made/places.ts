import { holeName, pathsIn, pathsInItems, plainPath } from "../../contract/making.ts";
import type { MadeMember, Making } from "../../contract/making-types.ts";
import type { OperationContract, OutputContract, Value } from "../../contract/types.ts";
import { isMap, membersOf } from "../../oracle/path.ts";
import type { Inputs } from "../../oracle/values.ts";
import { canHold } from "../replies/change.ts";
import { sampleOf } from "../../values/candidates.ts";
import { formValues } from "./forms.ts";

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

type PathSource = Extract<OutputContract["source"], { readonly kind: "path" }>;

/** The places in a reply that an output is made of, those of the outputs that its text names included. */
export function placesOf(
  operation: OperationContract,
  output: OutputContract,
): readonly MadePlace[] {
  const { source, values } = output;
  if (source.kind === "const") return [];
  const { text } = source.making;
  if (text === undefined) {
    return source.paths.map((path) => ({
      path: plainPath(path),
      probes: [
        ...probesOf(operation, source, path, source),
        ...(values ? [constant(values[0] ?? null)] : []),
        // A header holds text only.
      ].filter(({ value }) => canHold(plainPath(path), value(undefined))),
    }));
  }
  return pathsIn(text).flatMap((path) => placesOfHole(operation, path));
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

function probesOf(
  operation: OperationContract,
  { take, omit, each, making }: Pick<PathSource, "take" | "omit" | "each" | "making">,
  path: string,
  source: PathSource,
): readonly MadeProbe[] {
  if (path.startsWith("links.")) return linkProbes(path);
  const isOfList =
    plainPath(path) !== path ||
    each !== null ||
    ["count", "first", "last"].includes(take ?? "") ||
    making.part === "sum" ||
    making.part === "flat" ||
    [making.where, making.limit, making.each, making.join, making.lines].some(
      (word) => word !== undefined,
    );
  return [
    path.startsWith("headers.") ? constant(undefined) : constant(null),
    ...(isOfList ? listProbes : []),
    ...(making.part === "values" || making.part === "entries" || omit.length > 0 || take === "keys"
      ? [constant({})]
      : []),
    ...conditionProbes(operation, making),
    ...holeProbes(operation, making),
    ...memberProbes(source),
    ...formValues(making).map(constant),
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

function itemsIn(list: Value | undefined): readonly Value[] {
  return Array.isArray(list) ? list : [];
}

/** Items with each value that a condition names, and with another one. */
function conditionProbes(
  operation: OperationContract,
  { where = {} }: Making,
): readonly MadeProbe[] {
  return Object.entries(where).flatMap(([path, written]): readonly MadeProbe[] => {
    const name = holeName(written);
    const parameter = operation.parameters.find((each) => each.name === name);
    const sample = parameter && sampleOf(parameter);
    const values = name === undefined ? [written].flat() : [sample as Value]; // samples are JSON
    const given = name === undefined ? {} : { given: { [name]: sample } };
    return [
      ...values.map((value) => ({
        value: (list: Value | undefined) => withFirst(list, path, value),
        ...given,
      })),
      {
        value: (list) => withFirst(list, path, "no such value"),
        ...given,
      },
    ];
  });
}

/** The same list, the first item of which has this value. */
function withFirst(list: Value | undefined, path: string, value: Value): Value {
  const [first = {}, ...others] = itemsIn(list);
  const [, ...members] = membersOf(path);
  return [withMember(first, members, value), ...others];
}

function withMember(
  holder: Value,
  [member, ...rest]: readonly (string | number)[],
  value: Value,
): Value {
  if (member === undefined) return value;
  const known = isMap(holder) ? holder : {};
  const inside = Object.hasOwn(known, member) ? (known[String(member)] ?? {}) : {};
  return { ...known, [member]: withMember(inside, rest, value) };
}

/** Limits and names that a caller gives, and does not give. */
function holeProbes(operation: OperationContract, making: Making): readonly MadeProbe[] {
  return (["limit", "only"] as const).flatMap((word): readonly MadeProbe[] => {
    const name = holeName(making[word]);
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

/** What becomes of a member of items that is missing, and of one in another form. */
function memberProbes({ making }: PathSource): readonly MadeProbe[] {
  const written: readonly (string | MadeMember)[] =
    typeof making.each === "string" ? [making.each] : Object.values(making.each ?? {});
  const forms = written.flatMap((member) => {
    const [path] = typeof member === "string" ? [] : [member.from ?? []].flat();
    return path === undefined || typeof member === "string"
      ? []
      : formValues(member).map((value) => ({ path, value }));
  });
  return [
    ...pathsInItems(making).map((path) => ({
      value: (list: Value | undefined) => withoutFirst(list, path),
    })),
    ...forms.map(({ path, value }) => ({
      value: (list: Value | undefined) => withFirst(list, path, value),
    })),
  ];
}

/** The same list, the first item of which lacks the first member on the path. */
function withoutFirst(list: Value | undefined, path: string): Value {
  const [first = {}, ...others] = itemsIn(list);
  const [, member] = membersOf(path);
  const kept = isMap(first) ? Object.entries(first).filter(([name]) => name !== member) : [];
  return [Object.fromEntries(kept), ...others];
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

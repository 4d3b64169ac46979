import { pathsIn, pathsInItems, pieces, plainPath, readMaking } from "../../contract/making.ts";
import { holeName } from "../../contract/template-text.ts";
import type { MadeMember, Making } from "../../contract/making-types.ts";
import type { OperationContract, OutputContract, Value } from "../../contract/types.ts";
import { membersOf } from "../../oracle/path.ts";
import type { Inputs } from "../../oracle/values.ts";
import { isWords } from "../../contract/condition.ts";
import { canHold } from "../change.ts";
import { partOf } from "../condition-parts.ts";
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
    ...cutProbes(making),
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

/** Items with each value that a condition names, and with another one. */
function conditionProbes(operation: OperationContract, making: Making): readonly MadeProbe[] {
  return Object.entries(making.where ?? {}).flatMap(([path, test]): readonly MadeProbe[] => {
    const name = isWords(test) ? test.input : undefined;
    const parameter = operation.parameters.find((each) => each.name === name);
    const sample = parameter && (sampleOf(parameter) as Value); // samples are JSON
    const { kept, broken } = partOf(path, test);
    const values = name === undefined ? [...kept, broken[0]] : [sample, "no such value"];
    const given = name === undefined ? {} : { given: { [name]: sample } };
    return values.map((value = null) => ({
      value: (list: Value | undefined) => withFirst(readList(list, making), path, value),
      ...given,
    }));
  });
}

/** Texts that are made of one item, as long as they may be and longer. */
function cutProbes(making: Making): readonly MadeProbe[] {
  const { cut, each = "item", join, lines } = making;
  const isOfItems = join !== undefined || lines !== undefined;
  if (cut === undefined || !isOfItems || typeof each !== "string") return [];
  const [path = "item", ...others] = lines === undefined ? [each] : pathsIn(lines);
  const around = pieces(lines ?? "").filter((piece) => typeof piece === "string");
  const rest = Array.from(around.join("")).length;
  return [cut - rest, cut - rest + 1].map((length) => ({
    value: (list) => {
      const [item = {}] = readList(list, making);
      const alone = others.reduce<Value>((made, other) => withFirst(made, other, ""), [item]);
      return withFirst(alone, path, "ü".repeat(Math.max(0, length)));
    },
  }));
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
      : formValues(readMaking(member)).map((value) => ({ path, value }));
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

import { isDeepStrictEqual } from "node:util";
import type { Operation, Parameter, Placement } from "../../../../language/ir/types.ts";
import type { Pair } from "../../../../language/contract.ts";
import type { OperationPair } from "../operation-pair.ts";
import { type Paired, pairUp } from "../pair-up.ts";
import { isSamePlace } from "./place.ts";

/** The same parameter in both states. */
export interface ParameterPair {
  readonly base: Parameter;
  readonly head: Parameter;
  /** The operation that takes it; where all do, the first. */
  readonly operation: OperationPair;
  readonly renames: Renames;
}

/** Old names of parameters -> new ones, of those that were renamed. */
export type Renames = ReadonlyMap<string, string>;

/** The operation's own parameters. */
export function ownParameters({ pair, base, head }: OperationPair): Paired<Parameter> {
  const { own } = findShared(pair);
  return pairParameters(base, head, ({ name }) => own.has(name));
}

/** Parameters that are all operations' in both states, or in the one state that has them. */
export function sharedParameters(pair: Pair): Paired<Parameter> {
  return findShared(pair).shared;
}

/** An operation of each state, to see what is the same in all of them; a manifest has at least one. */
export function firstOperations(pair: Pair): OperationPair {
  const [base, head] = [pair.base, pair.head].map(({ provider }) => provider.operations[0]);
  return { pair, base, head } as OperationPair; // the check refuses a manifest without operations
}

/** The parameters of all operations as this one sends them: its method decides where they go. */
export function sharedWithin({ pair, base, head }: OperationPair): Paired<Parameter>["pairs"] {
  return sharedParameters(pair).pairs.flatMap(([one, other]) => {
    const before = base.parameters.find(({ name }) => name === one.name);
    const after = head.parameters.find(({ name }) => name === other.name);
    return before && after ? [[before, after] as const] : [];
  });
}

/** How what refers to parameters has to be read in the base. */
export function renamesOf(operation: OperationPair): Renames {
  const pairs = [...sharedParameters(operation.pair).pairs, ...ownParameters(operation).pairs];
  const renamed = pairs.filter(([base, head]) => base.name !== head.name);
  return new Map(renamed.map(([base, head]) => [base.name, head.name]));
}

/** What all operations decide together. */
interface Shared {
  /** Names that an operation of either state has to itself. */
  readonly own: ReadonlySet<string>;
  readonly shared: Paired<Parameter>;
}

// Every operation asks; looking at all of them each time would be the square of a large provider.
const known = new WeakMap<Pair, Shared>();

function findShared(pair: Pair): Shared {
  const found = known.get(pair) ?? sharedOf(pair);
  known.set(pair, found);
  return found;
}

function sharedOf(pair: Pair): Shared {
  const parameters = [pair.base, pair.head].flatMap(({ provider }) =>
    provider.operations.flatMap((operation) => operation.parameters),
  );
  const own = new Set(parameters.filter(({ shared }) => !shared).map(({ name }) => name));
  const { base, head } = firstOperations(pair);
  return { own, shared: pairParameters(base, head, ({ name }) => !own.has(name)) };
}

function pairParameters(
  base: Operation,
  head: Operation,
  isMeant: (parameter: Parameter) => boolean,
): Paired<Parameter> {
  return pairUp(
    base.parameters.filter(isMeant),
    head.parameters.filter(isMeant),
    (one, other) => one.name === other.name,
    (one, other) =>
      one.type === other.type && goToSamePlace(base, head, one.placement, other.placement),
    (one, other) => one.type === other.type && standInSameHoles(base, head, one.name, other.name),
  );
}

/** Whether what is written as it travels names one where it named the other. */
function standInSameHoles(base: Operation, head: Operation, from: string, to: string): boolean {
  const [before, after] = [holesOf(base.written, from), holesOf(head.written, to)];
  return before.length > 0 && isDeepStrictEqual(before, after);
}

/** Where the holes of a parameter stand in a template, member by member. */
function holesOf(value: unknown, name: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const { kind, name: own } = value as Readonly<Record<string, unknown>>; // it is an object or a list
  if (kind === "parameter" && own === name) return [""];
  return Object.entries(value).flatMap(([key, inner]) =>
    holesOf(inner, name).map((path) => `${key}/${path}`),
  );
}

/** Whether both are sent, to the same place; of the path's parameters only their order counts. */
function goToSamePlace(base: Operation, head: Operation, from: Placement, to: Placement): boolean {
  if (from.kind === "path" && to.kind === "path") {
    return positionIn(base.path, from.name) === positionIn(head.path, to.name);
  }
  return from.kind !== "none" && isSamePlace(from, to);
}

function positionIn(path: string, name: string): number {
  return [...path.matchAll(/\{(\w+)\}/g)].findIndex(([, each]) => each === name);
}

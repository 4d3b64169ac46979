import type { Operation, Provider } from "../../language/ir/types.ts";
import { pathOf, unnamed } from "../address.ts";
import type { Vendor, VendorOperation, VendorParameter } from "../model.ts";

/** The vendor's operation that one of the manifest stands for. */
export interface Match {
  readonly theirs: VendorOperation;
  /** The vendor's names of parameters of the path, by ours. */
  readonly pathNames: ReadonlyMap<string, string>;
}

/** Finds the vendor's operation for one of the manifest. */
export type Matcher = (ours: Asked) => Match | undefined;

/** What tells an operation of the manifest apart from others. */
type Asked = Pick<Operation, "method" | "path" | "label" | "server" | "written" | "parameters">;

/** One way to write an operation of the vendor: what stands before its path may be in the server. */
interface Candidate {
  readonly theirs: VendorOperation;
  readonly path: readonly string[];
}

/** Matches operations by method and path. Documents are long, so they are indexed once. */
export function matcherOf({ server }: Provider, { operations }: Vendor): Matcher {
  const candidates = operations.flatMap((theirs) => {
    const prefixes = new Set(["", ...theirs.servers.map(pathOf)]);
    return [...prefixes].map((prefix) => ({ theirs, path: segments(prefix + theirs.path) }));
  });
  const exact = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = keyOf(candidate.theirs.method, candidate.path);
    const known = exact.get(key);
    if (known) known.push(candidate);
    else exact.set(key, [candidate]);
  }
  return (asked) => {
    const { method, path, label, server: elsewhere } = asked;
    const base = pathOf((elsewhere ?? server).url);
    // The longer a path, the more of it is the same.
    const ours = [base + path, path].map(segments);
    const same = ours.map((own) => exact.get(keyOf(method, own)) ?? []);
    // A label says which is meant, a last slash, or what both always send; without them, the first.
    const isNamed = ({ theirs }: Candidate) => theirs.label === label;
    const isAlike = ({ theirs }: Candidate) => theirs.path.endsWith("/") === path.endsWith("/");
    const named = same.map((group) => group.filter(isNamed));
    const alike = named.map((group) => group.filter(isAlike));
    const found =
      [...alike, ...named, ...same].map((group) => fullest(group, asked)).find(Boolean) ??
      likest(method, ours, candidates);
    return found && { theirs: found.theirs, pathNames: namesByPlace(path, found.theirs.path) };
  };
}

/** Of candidates with one method and path the one of whose query most is sent; else the first. */
function fullest(candidates: readonly Candidate[], asked: Asked): Candidate | undefined {
  const [first, ...others] = candidates;
  if (others.length === 0) return first;
  const sent = sentQuery(asked);
  const isSent = ({ name, schema }: VendorParameter) => {
    // What callers choose may be something else.
    const only = schema["const"];
    return only === undefined ? sent.has(name) : sent.get(name) === String(only);
  };
  const count = ({ theirs }: Candidate) => {
    const needed = theirs.parameters.filter((each) => each.in === "query" && each.required);
    return needed.reduce((sum, each) => sum + (isSent(each) ? 1 : -1), 0);
  };
  return candidates.toSorted((one, other) => count(other) - count(one))[0];
}

/** What an operation has in its query, by name: a value that is always the same, or null. */
function sentQuery({ written, parameters }: Asked): ReadonlyMap<string, string | null> {
  const members = written.query.flatMap((member) => {
    if (member.kind !== "member" || typeof member.name !== "string") return [];
    const { name, value } = member;
    return [[name, value.kind === "value" ? String(value.value) : null] as const];
  });
  const placed = parameters.flatMap(({ placement }) =>
    placement.kind === "query" ? [[placement.name, null] as const] : [],
  );
  return new Map([...members, ...placed]);
}

function keyOf(method: string, path: readonly string[]): string {
  return `${method} ${path.map(unnamed).join("/")}`;
}

/** The candidate that has most segments in common with one of our ways to write the path. */
function likest(
  method: string,
  ours: readonly (readonly string[])[],
  candidates: readonly Candidate[],
): Candidate | undefined {
  const found = candidates.flatMap((candidate) => {
    if (candidate.theirs.method !== method) return [];
    const score = Math.max(...ours.map((own) => likeness(own, candidate.path)));
    return score < 0 ? [] : [{ candidate, score }];
  });
  return found.toSorted((one, other) => other.score - one.score)[0]?.candidate;
}

function segments(path: string): readonly string[] {
  return path.split("/").filter(Boolean);
}

/** How many segments are the same text; -1 when one fits nothing. Theirs may be wider than ours. */
function likeness(ours: readonly string[], theirs: readonly string[]): number {
  if (ours.length !== theirs.length) return -1;
  let equal = 0;
  for (const [index, own] of ours.entries()) {
    const other = theirs[index] ?? "";
    if (unnamed(own) === unnamed(other)) equal += 1;
    else if (!/^\{[^{}]+\}$/.test(other) || own.includes("{")) return -1;
  }
  return equal;
}

/** Parameters in the same segment, counted from the end, are the same by whatever name. */
function namesByPlace(ours: string, theirs: string): ReadonlyMap<string, string> {
  const others = segments(theirs).toReversed();
  const pairs = segments(ours)
    .toReversed()
    .flatMap((segment, index) => {
      const wanted = namesIn(others[index] ?? "");
      return namesIn(segment).map((name, place) => [name, wanted[place] ?? name] as const);
    });
  return new Map(pairs);
}

function namesIn(segment: string): readonly string[] {
  return [...segment.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
}

import type { Operation, Provider } from "../../language/ir/types.ts";
import { pathOf, unnamed } from "../address.ts";
import type { Vendor, VendorOperation } from "../model.ts";

/** The vendor's operation that one of the manifest stands for. */
export interface Match {
  readonly theirs: VendorOperation;
  /** The vendor's names of parameters of the path, by ours. */
  readonly pathNames: ReadonlyMap<string, string>;
}

/** Finds the vendor's operation for one of the manifest. */
export type Matcher = (
  ours: Pick<Operation, "method" | "path" | "label" | "server">,
) => Match | undefined;

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
  const exact = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const { method, label } = candidate.theirs;
    const key = keyOf(method, candidate.path);
    // A label says which is meant; without it, the first.
    for (const each of [key, `${key}#${label}`]) if (!exact.has(each)) exact.set(each, candidate);
  }
  return ({ method, path, label, server: elsewhere }) => {
    const base = pathOf((elsewhere ?? server).url);
    // The longer a path, the more of it is the same.
    const ours = [base + path, path].map(segments);
    const keys = ours.map((own) => keyOf(method, own));
    const named = keys.map((key) => exact.get(`${key}#${label}`)).find(Boolean);
    const same = named ?? keys.map((key) => exact.get(key)).find(Boolean);
    const found = same ?? likest(method, ours, candidates);
    return found && { theirs: found.theirs, pathNames: namesByPlace(path, found.theirs.path) };
  };
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

import type { Operation, Provider } from "../../language/ir/types.ts";
import { pathOf } from "../address.ts";
import type { Vendor, VendorOperation } from "../model.ts";

/** The vendor's operation that one of the manifest stands for. */
export interface Match {
  readonly theirs: VendorOperation;
  /** The vendor's names of parameters of the path, by ours. */
  readonly pathNames: ReadonlyMap<string, string>;
}

/** Finds the operation of the same method and path: what stands before it may be in the server or in the path. */
export function match(
  { server }: Provider,
  { method, path }: Pick<Operation, "method" | "path">,
  { operations }: Vendor,
): Match | undefined {
  const ours = [path, pathOf(server.url) + path].map(segments);
  const found = operations.flatMap((theirs) => {
    if (theirs.method !== method) return [];
    const prefixes = ["", ...theirs.servers.map(pathOf)];
    const paths = prefixes.map((prefix) => segments(prefix + theirs.path));
    const scores = ours.flatMap((own) => paths.map((other) => likeness(own, other)));
    const score = Math.max(...scores);
    return score < 0 ? [] : [{ theirs, score }];
  });
  const [best] = found.toSorted((one, other) => other.score - one.score);
  return best && { theirs: best.theirs, pathNames: namesByPlace(path, best.theirs.path) };
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

function unnamed(segment: string): string {
  return segment.replace(/\{[^}]*\}/g, "{}");
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

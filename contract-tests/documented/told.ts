import type { ManifestFile } from "../contract/manifests.ts";
import type { Value } from "../contract/types.ts";
import type { WrittenManifest } from "../contract/written-types.ts";
import type { Disagreement } from "./disagreements.ts";
import { lineOf, type Path } from "./position.ts";
import { jobOf } from "./stated.ts";

/** A disagreement in one sentence: which member, what each file says in which line, and what to do. */
export function told(each: Disagreement, file: ManifestFile): string {
  const { operation, written, path, documented, manifest } = each;
  const there = `${file.path}:${lineOf(file.text, placeInManifest(each, file.manifest))}`;
  if (!written) {
    const folder = `as ${operation}.yaml beside the other operations of the provider`;
    return `${operation}: ${there} has an operation that is not documented; write down what its documentation says, ${folder}`;
  }
  const here = `${written.path}:${lineOf(written.text, path)}`;
  if (path.length === 0) {
    return `${operation}: ${here} documents an operation that ${file.path} does not have; delete the file, or put the operation back`;
  }
  const name = [operation ?? file.manifest.provider, memberName(path)].join(" ");
  return `${name}: ${here} says ${shown(ownItems(documented, manifest))}, ${there} says ${shown(ownItems(manifest, documented))}; if the provider has changed, run "npx blockwright accept", otherwise correct the manifest`;
}

/** Of long lists, the items that the other one lacks: all of them would be cut. */
function ownItems(value: Value | undefined, other: Value | undefined): Value | undefined {
  const isLong = [value, other].some((list) => (JSON.stringify(list) ?? "").length > 100);
  if (!Array.isArray(value) || !Array.isArray(other) || !isLong) return value;
  const others = new Set(other.map((item) => JSON.stringify(item)));
  return ["…", ...value.filter((item) => !others.has(JSON.stringify(item)))];
}

/** `maxResults.maximum`; parameters and outputs have names of their own. */
export function memberName(path: Path): string {
  const [root, ...rest] = path;
  const isNamed = root === "parameters" || root === "outputs";
  return (isNamed && rest.length > 0 ? rest : path).join(".");
}

/** A value as JSON, cut when it is long. */
export function shown(value: Value | undefined): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 100)}... (${text.length} characters)` : text;
}

/** Where a manifest says what stands in a place of the documentation. */
function placeInManifest({ operation, path }: Disagreement, manifest: WrittenManifest): Path {
  const [root = "", ...rest] = path;
  const [first, ...others] = rest;
  if (root === "credentials") {
    return ["auth", first ?? "", ...others];
  }
  const job = operation !== null && root === "job" ? jobOf(manifest, operation) : undefined;
  if (job) return ["jobs", job[0], first ?? "", ...others.map((name) => `output.${name}`)];
  const own = operation === null ? [] : ["operations", operation];
  const places: Readonly<Record<string, Path>> = {
    codes: ["errors", "codes"],
    finalCodes: ["errors", "final"],
    parameters: ["params"],
    outputs: ["output"],
    statuses: ["reply"],
    replies: ["reply"],
  };
  const members = rest.map((name) => (root === "parameters" && name === "in" ? "to" : name));
  return [...own, ...(places[root] ?? (root === "" ? [] : [root])), ...members];
}

import type { WrittenManifest } from "../contract/written-types.ts";

/** Members from the top of a manifest to one place in it. */
export type Path = readonly (string | number)[];

/** Words that people, forms and hosts read; documents show them. */
const OF_PEOPLE =
  /^(manifest|provider|version|block|test|dependencies|name|description|label|docs|placeholder|multiline|advanced|group|rows|deprecated|example|env|examples|options|members|resource|model|message|visibility|kind|scopes|oauth|destructive|idempotent|types|format)$/;

/** What hooks are is known to the examples that run them. */
const OF_HOOKS = /^(hooks|sign|adds)$/;

/** Members whose own members have names that the manifest chooses. */
const NAMED = /^(params|output|operations|jobs|before|values|map|codes|each|match)$/;

/** Every member that a manifest writes, but for what only people read, and schemas, which documents show. */
export function writtenMembers(manifest: WrittenManifest): readonly Path[] {
  return [...membersOf(manifest, [])];
}

function* membersOf(value: unknown, path: Path): Iterable<Path> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    if (isUntold(key, value, path)) continue;
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    yield own;
    yield* membersOf(inside, own);
  }
}

/** Whether no call and no sequence tells what a member says. */
function isUntold(key: string, holder: object, path: Path): boolean {
  if (path.length === 0 && key === "schemas") return true;
  const [above, last] = [path.at(-2), path.at(-1)].map(String);
  const isChosen = NAMED.test(last ?? "") && !/^(params|output)$/.test(above ?? "");
  if (isChosen) return false;
  if (OF_PEOPLE.test(key) || OF_HOOKS.test(key)) return true;
  // Documents alone have schemas of errors, and defaults that are not sent.
  if (key === "reply") return last === "errors";
  return key === "default" && above === "params" && !Object.hasOwn(holder, "sendDefault");
}

/** A manifest or a document with one member removed, then with it changed in each way that its type has. */
export function* edits<Whole>(whole: Whole, path: Path): Iterable<Whole> {
  const value = path.reduce<unknown>((held, key) => Object(held)[key], whole);
  yield withValue(whole, path, undefined);
  if (typeof value === "number")
    yield* [value + 1, value - 1].map((each) => withValue(whole, path, each));
  if (typeof value === "boolean") yield withValue(whole, path, !value);
  if (typeof value === "string") yield withValue(whole, path, `${value}x`);
}

/** Copies what lies on the way, and nothing else. */
function withValue<Held>(held: Held, [key, ...rest]: Path, value: unknown): Held {
  if (key === undefined) return value as Held; // who asks knows what stands there
  const copy = (Array.isArray(held) ? [...held] : { ...held }) as Record<string | number, unknown>;
  if (rest.length > 0) copy[key] = withValue(copy[key], rest, value);
  else if (value !== undefined) copy[key] = value;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy as Held; // the same members
}

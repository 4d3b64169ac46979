import { usualOf } from "./parameter.ts";
import { alternativesOf, givenIn, pathsOf } from "./condition.ts";
import type { ConditionContract, WrittenCondition, WrittenRule } from "./condition-types.ts";
import { asParameter, readCredentials } from "./credential.ts";
import { namesTogether, readCondition } from "./folded.ts";
import { fetchedName } from "./lines.ts";
import type { CredentialContract, ParameterContract } from "./types.ts";
import type { WrittenManifest, WrittenOperation } from "./written-types.ts";

/** The credentials that an operation takes, and the provider's rules as far as they are about these. */
export function readTaken(
  { auth: named, request }: WrittenOperation,
  manifest: WrittenManifest,
  path: string,
  spec: string,
): {
  readonly credentials: readonly CredentialContract[];
  /** Those that travel in the path or the body, as parameters. */
  readonly carried: readonly ParameterContract[];
  readonly rules: readonly WrittenRule[];
  /** Parameters without which one that must be given cannot be sent. */
  readonly beside: readonly string[];
} {
  const { rules = [], params = {} } = manifest;
  // To a whole address nothing goes along that is not named.
  const own = named ?? (fetchedName({ request }) === undefined ? undefined : []);
  const all = readCredentials(manifest, spec);
  const taken = all.filter(({ name, send }) => {
    // One that fills a place of the path goes where there is that place.
    const isPlaced = send.in !== "path" || path.includes(`{${send.name}}`);
    return isPlaced && (own === undefined || own.includes(name));
  });
  const left = all.filter((each) => !taken.includes(each)).map(({ name }) => name);
  const kept: WrittenRule[] = [];
  const needed = new Set<string>();
  for (const each of rules) {
    const rule = without(left, each);
    if (!rule) continue;
    const only = onlyAlternative(rule);
    if (only?.every((name) => taken.some((one) => one.name === name))) {
      for (const name of only) needed.add(name);
    } else kept.push(rule);
  }
  const credentials = taken.map((each) =>
    needed.has(each.name) ? { ...each, required: true } : each,
  );
  const alwaysOf = (rule: WrittenRule) => alwaysNeeded(rule, needed, params);
  return {
    beside: kept.flatMap(alwaysOf),
    credentials,
    carried: credentials.map(asParameter).filter(({ place: { in: kind } }) => kind !== "none"),
    rules: kept.filter((rule) => alwaysOf(rule).length === 0),
  };
}

/** A rule where some credentials are not taken; nothing where it says nothing any more. */
function without(left: readonly string[], rule: WrittenRule): WrittenRule | undefined {
  const { when, need, exactlyOne } = rule;
  const isThere = (names: readonly string[]) => !names.some((name) => left.includes(name));
  if (when !== undefined && !isThere(pathsOf(readCondition(when)))) return undefined;
  if (exactlyOne) {
    const kept = exactlyOne.filter((group) => isThere(namesTogether(group)));
    return kept.length === 0 ? undefined : { ...rule, exactlyOne: kept };
  }
  const kept = need === undefined ? undefined : neededOf(need, isThere);
  return kept === undefined ? undefined : { ...rule, need: kept };
}

/** What is still needed: of a list the conditions that are left, of all else the parts. */
function neededOf(
  need: WrittenCondition,
  isThere: (names: readonly string[]) => boolean,
): WrittenCondition | undefined {
  if (typeof need === "string") {
    const names = namesTogether(need).filter((name) => isThere([name]));
    return names.length === 0 ? undefined : names.join(" + ");
  }
  const parts = Object.entries(need).filter(([name, part]) =>
    isThere(Array.isArray(need) ? pathsOf(readCondition(part)) : [name]),
  );
  if (parts.length === 0) return undefined;
  return Array.isArray(need) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** The parameters of any value that a rule asks for in every call, and that nothing else gives. */
function alwaysNeeded(
  { when, need, severity }: WrittenRule,
  needed: ReadonlySet<string>,
  params: NonNullable<WrittenManifest["params"]>,
): readonly string[] {
  const asking = when === undefined ? [] : namesGiven(readCondition(when));
  const asked = need === undefined ? [] : namesGiven(readCondition(need));
  const isAsked = asking.length > 0 && asking.every((name) => needed.has(name));
  const isOpen = (name: string) =>
    params[name] !== undefined && usualOf(params[name]) === undefined;
  return severity !== "warning" && isAsked && asked.every(isOpen) ? asked : [];
}

/** What an error without it demands. */
function onlyAlternative(rule: WrittenRule): readonly string[] | undefined {
  const { when, need, exactlyOne, severity } = rule;
  if (when !== undefined || severity === "warning") return undefined;
  const groups =
    need === undefined
      ? (exactlyOne ?? []).map(namesTogether)
      : alternativesOf(readCondition(need)).map(namesGiven);
  const [only = [], ...others] = groups;
  return others.length > 0 || only.length === 0 ? undefined : only;
}

/** The names of which a condition asks only that they are given; none where it asks anything else. */
function namesGiven(condition: ConditionContract): readonly string[] {
  const [only = {}, ...others] = alternativesOf(condition);
  const names = givenIn(only);
  return others.length > 0 || names.length < Object.keys(only).length ? [] : names;
}

import { usualOf } from "../ir/converted.ts";
import type { Credential, Operation } from "../ir/types.ts";
import type {
  Manifest,
  ManifestCondition,
  ManifestOperation,
  ManifestRule,
} from "../manifest/types.ts";
import { carriedParameters } from "./credential.ts";
import { fetchedName } from "./lines.ts";
import { givenIn, choicesOf } from "../ir/rules.ts";
import { isList, namesIn } from "../ir/condition.ts";
import { lowerCondition, together } from "../manifest/condition.ts";
import { lowerRule } from "./rule.ts";

/** The credentials of one operation, and what the provider's rules say there. */
export interface Taken {
  /** Whether they are those of the provider, as they are there. */
  readonly isAll: boolean;
  readonly credentials: readonly Credential[];
  readonly rules: readonly ManifestRule[];
  /** Parameters that a credential which must be given is sent with. */
  readonly beside: readonly string[];
}

/** What an operation takes of all credentials; `path` is its whole path. */
export function credentialsTaken(
  { auth: named, request = "" }: Partial<Pick<ManifestOperation, "auth" | "request">>,
  { rules = [], params = {} }: Manifest,
  all: readonly Credential[],
  path: string,
): Taken {
  // To an address that callers have, nothing goes along that is not named.
  const own = named ?? (fetchedName(request) === undefined ? undefined : []);
  const taken = all.filter(
    ({ name, sent }) =>
      (own?.includes(name) ?? true) &&
      sent.every(
        ({ placement }) => placement.kind !== "path" || path.includes(`{${placement.name}}`),
      ),
  );
  const missing = all.filter((each) => !taken.includes(each)).map(({ name }) => name);
  const left = rules.flatMap((rule) => withoutMissing(rule, missing));
  // What is left of alternatives is needed, where it is credentials alone.
  const isNeeded = (rule: ManifestRule) => {
    const [only, ...others] = alternativesOf(rule);
    const isRule = others.length > 0 || only === undefined || rule.severity === "warning";
    return !isRule && only.every((name) => taken.some((each) => each.name === name));
  };
  const needed = left.filter(isNeeded).flatMap((rule) => alternativesOf(rule).flat());
  const isBeside = (rule: ManifestRule) => {
    const { when, names } = besideOf(rule);
    return (
      names.length > 0 && when.every((name) => needed.includes(name)) && !isFilled(names, params)
    );
  };
  const isChanged = taken.some(({ name, optional }) => optional && needed.includes(name));
  return {
    isAll: taken.length === all.length && !isChanged,
    credentials: taken.map((each) => (needed.includes(each.name) ? required(each) : each)),
    rules: left.filter((rule) => !isNeeded(rule) && !isBeside(rule)),
    beside: left.filter(isBeside).flatMap((rule) => besideOf(rule).names),
  };
}

/** The credentials where they are not those of the provider, and those that travel in the path or the body. */
export function lowerTaken({ isAll, credentials }: Taken): Pick<Operation, "auth" | "carried"> {
  const carried = credentials.flatMap(carriedParameters);
  return { ...(!isAll && { auth: credentials }), ...(carried.length > 0 && { carried }) };
}

/** The parameters that a rule asks for, whatever their values, beside those that are given. */
function besideOf({ when, need, severity }: ManifestRule) {
  const given = when === undefined ? undefined : givenIn(lowerCondition(when));
  const names = need === undefined ? undefined : givenIn(lowerCondition(need));
  if (severity === "warning" || !given || !names) return { when: [], names: [] };
  return { when: given, names };
}

/** Whether what a rule asks for is there without being given. */
function isFilled(names: readonly string[], params: NonNullable<Manifest["params"]>): boolean {
  return names.some((name) => params[name] === undefined || usualOf(params[name]) !== undefined);
}

function required({ optional: _, ...credential }: Credential): Credential {
  return credential;
}

function alternativesOf(rule: ManifestRule): readonly (readonly string[])[] {
  return rule.when === undefined ? choicesOf(lowerRule(rule)) : [];
}

/** A rule as it is where some credentials are not taken; none where nothing is left to say. */
function withoutMissing(rule: ManifestRule, missing: readonly string[]): readonly ManifestRule[] {
  const { when, need, exactlyOne } = rule;
  const isThere = (names: readonly string[]) => !names.some((name) => missing.includes(name));
  if (when !== undefined && !isThere(namesIn(lowerCondition(when)))) return [];
  if (exactlyOne) {
    const left = exactlyOne.filter((each) => isThere(together(each)));
    return left.length === 0 ? [] : [{ ...rule, exactlyOne: left }];
  }
  const left = need === undefined ? need : leftOf(need, (names) => isThere(names));
  return left === undefined ? [] : [{ ...rule, need: left }];
}

/** What is left of what is needed: alternatives as a whole, all else one by one. */
function leftOf(
  need: ManifestCondition,
  isThere: (names: readonly string[]) => boolean,
): ManifestCondition | undefined {
  if (typeof need === "string") {
    return (
      together(need)
        .filter((name) => isThere([name]))
        .join(" + ") || undefined
    );
  }
  if (isList(need)) {
    const left = need.filter((each) => isThere(namesIn(lowerCondition(each))));
    return left.length === 0 ? undefined : left;
  }
  const left = Object.entries(need).filter(([name]) => isThere([name]));
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

import type { Credential, Operation } from "../ir/types.ts";
import type { Manifest, ManifestOperation, ManifestRule } from "../manifest/types.ts";
import { carriedParameters } from "./credential.ts";
import { fetchedName } from "./lines.ts";
import { together } from "./rule.ts";

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
    const [only, ...others] = alternativesOf(rule).map(together);
    const isRule = others.length > 0 || only === undefined || rule.severity === "warning";
    return !isRule && only.every((name) => taken.some((each) => each.name === name));
  };
  const needed = left.filter(isNeeded).flatMap((rule) => alternativesOf(rule).flatMap(together));
  const isBeside = (rule: ManifestRule) =>
    needsAlone(rule) && needed.includes(rule.param ?? "") && !isFilled(rule, params);
  const isChanged = taken.some(({ name, optional }) => optional && needed.includes(name));
  return {
    isAll: taken.length === all.length && !isChanged,
    credentials: taken.map((each) => (needed.includes(each.name) ? required(each) : each)),
    rules: left.filter((rule) => !isNeeded(rule) && !isBeside(rule)),
    beside: left.filter(isBeside).flatMap(({ requires = [] }) => requires),
  };
}

/** The credentials where they are not those of the provider, and those that travel in the path or the body. */
export function lowerTaken({ isAll, credentials }: Taken): Pick<Operation, "auth" | "carried"> {
  const carried = credentials.flatMap(carriedParameters);
  return { ...(!isAll && { auth: credentials }), ...(carried.length > 0 && { carried }) };
}

/** Whether a rule asks for parameters whatever their values. */
function needsAlone({ requires = [], severity }: ManifestRule): boolean {
  return (
    severity !== "warning" && requires.length > 0 && !requires.some((need) => need.includes("="))
  );
}

/** Whether what a rule asks for is there without being given. */
function isFilled(
  { requires = [] }: ManifestRule,
  params: NonNullable<Manifest["params"]>,
): boolean {
  return requires.some((name) => params[name] === undefined || params[name].default !== undefined);
}

function required({ optional: _, ...credential }: Credential): Credential {
  return credential;
}

function alternativesOf({ anyOf, exactlyOne }: ManifestRule): readonly string[] {
  return anyOf ?? exactlyOne ?? [];
}

/** A rule as it is where some credentials are not taken; none where nothing is left to say. */
function withoutMissing(rule: ManifestRule, missing: readonly string[]): readonly ManifestRule[] {
  const { anyOf, exactlyOne, requires, param } = rule;
  if (param !== undefined && missing.includes(param)) return [];
  const isThere = (each: string) => together(each).every((name) => !missing.includes(name));
  const left = (anyOf ?? exactlyOne ?? requires)?.filter(isThere);
  if (left?.length === 0) return [];
  return [
    {
      ...rule,
      ...(anyOf && { anyOf: left }),
      ...(exactlyOne && { exactlyOne: left }),
      ...(requires && { requires: left }),
    } as ManifestRule, // no member is undefined that was given
  ];
}

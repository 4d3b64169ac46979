import type { RuleContract } from "./condition-types.ts";
import { asParameter, readCredential } from "./credential.ts";
import { dependent, ruled } from "./folded.ts";
import { fetchedName } from "./lines.ts";
import type { CredentialContract, ParameterContract } from "./types.ts";
import type { WrittenManifest, WrittenOperation, WrittenRule } from "./written-types.ts";

/** The credentials that an operation takes, and the provider's rules as far as they are about these. */
export function readTaken(
  { auth: named, request }: WrittenOperation,
  { auth, rules = [], provider, params = {} }: WrittenManifest,
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
  // To a whole address nothing goes along that is not named.
  const own = named ?? (fetchedName({ request }) === undefined ? undefined : []);
  const all = auth.map((each, index) => readCredential(each, provider, `${spec}: auth[${index}]`));
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
  const beside = kept.filter((rule) => isAlways(rule, needed, params));
  return {
    beside: beside.flatMap(({ requires = [] }) => requires),
    credentials,
    carried: credentials.map(asParameter).filter(({ place: { in: kind } }) => kind !== "none"),
    rules: kept.filter((rule) => !beside.includes(rule)),
  };
}

/** Reads rules in their order: first what some inputs allow others. */
export function readRules(
  { params: own, hooks }: WrittenOperation,
  { params: shared }: WrittenManifest,
  { rules, place }: { readonly rules: readonly WrittenRule[]; readonly place: string },
): readonly RuleContract[] {
  const all = { ...shared, ...own };
  const types = (name: string) => all[name]?.type;
  const dependents = Object.entries(all).flatMap(([name, { enumBy }]) =>
    enumBy && !hooks?.fills?.includes(name) ? [dependent(name, enumBy, types)] : [],
  );
  return [...dependents, ...rules.map((rule, at) => ruled(rule, `${place}.rules[${at}]`, types))];
}

/** A rule where some credentials are not taken; nothing where it says nothing any more. */
function without(left: readonly string[], rule: WrittenRule): WrittenRule | undefined {
  const { anyOf, exactlyOne, requires, param } = rule;
  if (param !== undefined && left.includes(param)) return undefined;
  const isKept = (alternative: string) => !namesOf(alternative).some((name) => left.includes(name));
  const all = (anyOf ?? exactlyOne ?? requires)?.filter(isKept);
  if (!all) return rule;
  if (all.length === 0) return undefined;
  const word = anyOf ? "anyOf" : exactlyOne ? "exactlyOne" : "requires";
  return { ...rule, [word]: all };
}

/** Whether a rule asks in every call for parameters of any value that nothing else gives. */
function isAlways(
  { param = "", requires, severity }: WrittenRule,
  needed: ReadonlySet<string>,
  params: NonNullable<WrittenManifest["params"]>,
): boolean {
  if (!requires || severity === "warning" || !needed.has(param)) return false;
  return requires.every((name) => params[name] !== undefined && params[name].default === undefined);
}

/** What an error without it demands. */
function onlyAlternative({
  anyOf,
  exactlyOne,
  severity,
}: WrittenRule): readonly string[] | undefined {
  const [only, ...others] = anyOf ?? exactlyOne ?? [];
  return only === undefined || others.length > 0 || severity === "warning"
    ? undefined
    : namesOf(only);
}

/** The names in `name + company` and `other=value`. */
function namesOf(written: string): readonly string[] {
  return (written.split("=")[0] ?? "").split("+").map((name) => name.trim());
}

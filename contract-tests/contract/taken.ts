import { asParameter, readCredential } from "./credential.ts";
import { fetchedName } from "./lines.ts";
import { readRule } from "./rule.ts";
import type { CredentialContract, ParameterContract, RuleContract } from "./types.ts";
import type { WrittenManifest, WrittenOperation } from "./written-types.ts";

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
  readonly rules: readonly RuleContract[];
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
  const kept: RuleContract[] = [];
  const needed = new Set<string>();
  for (const [index, written] of rules.entries()) {
    const rule = without(left, readRule(written, `${spec}: rules[${index}]`));
    if (!rule) continue;
    const only = onlyAlternative(rule);
    if (only?.every((name) => taken.some((each) => each.name === name))) {
      for (const name of only) needed.add(name);
    } else kept.push(rule);
  }
  const credentials = taken.map((each) =>
    needed.has(each.name) ? { ...each, required: true } : each,
  );
  const beside = kept.filter((rule) => isAlways(rule, needed, params));
  return {
    beside: beside
      .flatMap((rule) => ("needs" in rule ? rule.needs : []))
      .map((each) => each.parameter),
    credentials,
    carried: credentials.map(asParameter).filter(({ place: { in: kind } }) => kind !== "none"),
    rules: kept.filter((rule) => !beside.includes(rule)),
  };
}

/** A rule where some credentials are not taken; nothing where it says nothing any more. */
function without(left: readonly string[], rule: RuleContract): RuleContract | undefined {
  if ("alternatives" in rule) {
    const alternatives = rule.alternatives.filter(
      (all) => !all.some((name) => left.includes(name)),
    );
    return alternatives.length > 0 ? { ...rule, alternatives } : undefined;
  }
  if (left.includes(rule.parameter)) return undefined;
  if (rule.kind !== "requires") return rule;
  const needs = rule.needs.filter(({ parameter }) => !left.includes(parameter));
  return needs.length > 0 ? { ...rule, needs } : undefined;
}

/** Whether a rule asks in every call for parameters of any value that nothing else gives. */
function isAlways(
  rule: RuleContract,
  needed: ReadonlySet<string>,
  params: NonNullable<WrittenManifest["params"]>,
): boolean {
  if (rule.kind !== "requires" || rule.severity === "warning" || !needed.has(rule.parameter))
    return false;
  return rule.needs.every(({ parameter, equals }) => {
    const own = params[parameter];
    return equals === null && own !== undefined && own.default === undefined;
  });
}

/** What an error without it demands. */
function onlyAlternative(rule: RuleContract): readonly string[] | undefined {
  if (!("alternatives" in rule) || rule.severity === "warning") return undefined;
  return rule.alternatives.length === 1 ? rule.alternatives[0] : undefined;
}

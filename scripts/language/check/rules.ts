import { type Asked, refused } from "../../../packages/runtime/src/conditions.ts";
import { isBroken } from "../../../packages/runtime/src/inputs/rules.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { conditionText } from "../ir/condition.ts";
import { converted, convertedDefault } from "../ir/converted.ts";
import { choicesOf, givenIn, testsIn } from "../ir/rules.ts";
import type { Condition, Json, Rule } from "../ir/types.ts";
import { dependentIn, lowerDependent, lowerRule } from "../lower/rule.ts";
import { lowerCondition } from "../manifest/condition.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestRule } from "../manifest/types.ts";
import { checkCondition } from "./conditions.ts";
import { inputScope } from "./condition-scopes.ts";
import {
  type Declaration,
  type Declarations,
  type Findings,
  member,
  type PreparedManifest,
} from "./prepared.ts";
import { itemsOf, sayValue } from "./values.ts";
import { rangeOf, writtenValues } from "./written-values.ts";

/** One rule, and the parameters that it may refer to. */
interface PreparedRule {
  readonly rule: ManifestRule;
  readonly dependent: ReturnType<typeof dependentIn>;
  readonly at: ManifestPath;
  readonly all: Declarations;
  readonly declared: readonly Declaration[];
  readonly source: PreparedManifest["source"];
}

/** Conditions over several parameters; those of the provider may name credentials. */
export function* checkRules({
  manifest,
  operations,
  declarations,
  source,
}: PreparedManifest): Findings {
  const { auth, params = {}, rules: shared = [] } = manifest;
  const credentials = auth.map(({ name, required = true, description }) => {
    return [name, { type: "string", required, description }] as const;
  });
  const all = { ...Object.fromEntries(credentials), ...params };
  const declared = declarations.filter(({ at }) => at[0] === "params");
  yield* checkList(shared, ["rules"], { all, declared, source });
  for (const { at, operation, all: own, parameters } of operations) {
    const rules = operation.rules ?? [];
    yield* checkList(rules, [...at, "rules"], { all: own, declared: parameters, source });
  }
}

function* checkList(
  rules: readonly ManifestRule[],
  at: ManifestPath,
  about: Pick<PreparedRule, "all" | "declared" | "source">,
): Findings {
  const seen = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const { severity: _, message: __, ...meaning } = rule;
    const text = JSON.stringify(meaning);
    const entry = { rule, dependent: dependentIn(rule), at: [...at, index], ...about };
    if (seen.has(text)) yield diagnostic("rule-duplicate", about.source.valueAt(entry.at), {});
    seen.add(text);
    const wrong = [...checkRule(entry)];
    if (wrong.length > 0) yield* wrong;
    else yield* checkWritten(entry);
  }
}

function* checkRule(entry: PreparedRule): Findings {
  const { rule, dependent, at, all, source } = entry;
  const { when, need, exactlyOne = [] } = rule;
  const scope = inputScope(all, source, dependent?.name);
  const malformed = (problem: string, instead: string) =>
    diagnostic("condition-malformed", source.valueAt(at), { problem, instead });
  if ((need === undefined) === (rule.exactlyOne === undefined)) {
    const given = need === undefined ? "neither" : "both";
    const instead = "Write `need`, or `exactlyOne`, and another rule for another condition.";
    yield malformed(
      `a rule has one of \`need\` and \`exactlyOne\`, and this one has ${given}`,
      instead,
    );
    return;
  }
  if (when !== undefined) yield* checkCondition(when, scope, [...at, "when"]);
  if (need !== undefined) yield* checkCondition(need, scope, [...at, "need"]);
  for (const [index, each] of exactlyOne.entries()) {
    yield* checkCondition(each, scope, [...at, "exactlyOne", index]);
  }
  const given = when === undefined ? [] : (givenIn(lowerCondition(when)) ?? []);
  const needed = need === undefined ? undefined : givenIn(lowerCondition(need));
  if (needed?.some((name) => given.includes(name))) {
    yield malformed(
      "a rule needs what `when` asks for already",
      "Name another parameter under `need`.",
    );
  }
  yield* checkAlways(entry, needed);
}

/** What is always given needs no rule. */
function* checkAlways(
  { rule, at, all, source }: PreparedRule,
  needed: readonly string[] = [],
): Findings {
  const isRequired = (name: string) => member(all, name)?.required === true;
  const word = rule.exactlyOne ? "exactlyOne" : "need";
  const effect = rule.exactlyOne ? "forbids all its other alternatives" : "can never fail";
  // What needs something under a condition offers no choice.
  const isChoice = rule.exactlyOne !== undefined || rule.when === undefined;
  const choices = isChoice ? choicesOf(lowerRule(rule)) : [];
  for (const [index, names] of choices.entries()) {
    if (!names.every(isRequired)) continue;
    const range = source.valueAt([...at, word, index]);
    yield diagnostic("rule-about-required", range, { name: names.join(" + "), effect });
  }
  if (needed.length === 0 || !needed.every(isRequired)) return;
  const range = source.valueAt([...at, "need"]);
  yield diagnostic("rule-about-required", range, { name: needed.join(" + "), effect });
}

/** What the manifest itself gives for a parameter keeps the rules about it. */
function* checkWritten({ rule, dependent, all, declared, source }: PreparedRule): Findings {
  if (rule.severity === "warning" || rule.exactlyOne) return;
  const lowered = dependent
    ? lowerDependent(dependent.name, dependent.values, all)
    : [lowerRule(rule)];
  const { input } = lowered[0] ?? { input: "" };
  const declaration = declared.find(({ name }) => name === input);
  if (!declaration || declaration.parameter.secret) return;
  for (const written of writtenValues(declaration)) {
    const { code, value } = written;
    const given = converted(declaration.parameter, value);
    if (given === undefined) continue;
    const items = dependent ? itemsOf(declaration.parameter, given) : [given];
    const broken = lowered.find((each) =>
      items.some((item) => isBroken(each, callWith(input, item, code === "enum" ? {} : all))),
    );
    if (!broken) continue;
    const values = { name: input, value: sayValue(value), limit: limitText(broken) };
    yield diagnostic(`${code}-outside-limits`, rangeOf(written, source), values);
  }
}

/** A call that gives one value, and leaves the others to their defaults, or to whoever calls. */
function callWith(name: string, value: Json, others: Declarations): Asked {
  return {
    value(other) {
      if (other === name) return value;
      const parameter = member(others, other);
      return (parameter && convertedDefault(parameter)) ?? refused;
    },
    given: (other) => (other === name ? true : undefined),
  };
}

function limitText(rule: Rule): string {
  const text = (condition: Condition) =>
    conditionText(condition, { path: String, value: sayValue });
  if ("exactlyOne" in rule) return rule.message;
  const { [rule.input]: _, ...others } = testsIn(rule.when);
  const beside = Object.keys(others).length > 0 ? ` while ${text(others)}` : "";
  return `the rule that ${text(rule.need)}${beside}`;
}

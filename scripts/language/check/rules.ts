import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { converted } from "../ir/converted.ts";
import { lowerNeed, together } from "../lower/rule.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestRule } from "../manifest/types.ts";
import { costProblems, isUsablePattern, patternProblem } from "./patterns.ts";
import {
  type Declarations,
  type Findings,
  member,
  type PlacedParameter,
  type PreparedManifest,
} from "./prepared.ts";
import { brokenLimit, neverGiven, sayValue } from "./values.ts";
import { writtenValues } from "./written-values.ts";

/** One rule, and the parameters that it may refer to. */
interface PreparedRule {
  readonly rule: ManifestRule;
  readonly at: ManifestPath;
  readonly all: Declarations;
  readonly parameters: readonly PlacedParameter[];
  readonly source: PreparedManifest["source"];
}

const KINDS = ["anyOf", "exactlyOne", "requires", "matches"] as const;

/** Conditions over several parameters. */
export function* checkRules({ manifest, operations, source }: PreparedManifest): Findings {
  yield* checkShared(manifest, source);
  for (const { at: place, operation, all, parameters } of operations) {
    const seen = new Set<string>();
    for (const [index, rule] of (operation.rules ?? []).entries()) {
      const at = [...place, "rules", index];
      const { severity: _, message: __, ...meaning } = rule;
      const text = JSON.stringify(meaning);
      if (seen.has(text)) yield diagnostic("rule-duplicate", source.valueAt(at), {});
      seen.add(text);
      yield* checkRule({ rule, at, all, parameters, source });
    }
  }
}

/** Rules of the provider, which may name credentials. */
function* checkShared(
  { auth, params = {}, rules = [] }: PreparedManifest["manifest"],
  source: PreparedManifest["source"],
): Findings {
  const credentials = auth.map(({ param, required = true, description }) => {
    return [param, { type: "string", required, description }] as const;
  });
  const all = { ...Object.fromEntries(credentials), ...params };
  const seen = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const at = ["rules", index];
    const text = JSON.stringify(rule);
    if (seen.has(text)) yield diagnostic("rule-duplicate", source.valueAt(at), {});
    seen.add(text);
    yield* checkRule({ rule, at, all, parameters: [], source });
  }
}

function* checkRule(entry: PreparedRule): Findings {
  const { rule, at, source } = entry;
  const kinds = KINDS.filter((kind) => rule[kind] !== undefined);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    const given = kinds.map((name) => `\`${name}\``).join(" and ") || "none";
    yield diagnostic("rule-kind", source.valueAt(at), { given });
    return;
  }
  const needsParameter = kind === "requires" || kind === "matches";
  if (needsParameter !== (rule.param !== undefined)) {
    const problem = needsParameter ? "needs `param`" : "takes no `param`";
    yield diagnostic("rule-parameter", source.keyAt([...at, kind]), { kind, problem });
  }
  if (rule.param !== undefined) yield* checkName(rule.param, [...at, "param"], entry);
  if (kind === "anyOf" || kind === "exactlyOne") yield* checkAlternatives(kind, entry);
  else if (kind === "requires") yield* checkNeeds(entry);
  else yield* checkMatches(entry);
}

function* checkName(name: string, at: ManifestPath, { all, source }: PreparedRule): Findings {
  if (Object.hasOwn(all, name)) return;
  const hint = didYouMean(name, Object.keys(all));
  yield diagnostic("rule-parameter-unknown", source.valueAt(at), { name, hint });
}

function* checkAlternatives(kind: "anyOf" | "exactlyOne", entry: PreparedRule): Findings {
  const { rule, at, all, source } = entry;
  for (const [index, alternative] of (rule[kind] ?? []).entries()) {
    const names = together(alternative);
    const place = [...at, kind, index];
    for (const name of names) yield* checkName(name, place, entry);
    const sent = names.find((name) => member(all, name)?.sendDefault);
    if (kind === "exactlyOne" && sent !== undefined) {
      yield diagnostic("rule-default-sent", source.valueAt(place), { name: sent });
    }
    if (!names.every((name) => member(all, name)?.required)) continue;
    const effect = kind === "anyOf" ? "can never fail" : "forbids all its other alternatives";
    yield diagnostic("rule-about-required", source.valueAt(place), { name: alternative, effect });
  }
}

function* checkNeeds(entry: PreparedRule): Findings {
  const { rule, at, all, source } = entry;
  for (const [index, need] of (rule.requires ?? []).entries()) {
    const place = [...at, "requires", index];
    const range = source.valueAt(place);
    const { input: name, equals } = lowerNeed(need);
    const other = member(all, name);
    if (name === rule.param) yield diagnostic("rule-self", range, { name });
    else if (other === undefined) yield* checkName(name, place, entry);
    else if (equals === undefined && other.required) {
      yield diagnostic("rule-about-required", range, { name, effect: "can never fail" });
    } else if (equals !== undefined && !isPossible(equals, other)) {
      const hint = didYouMean(equals, (other.enum ?? []).map(String));
      yield diagnostic("rule-value-unknown", range, { value: sayValue(equals), name, hint });
    }
  }
}

/** Whether a parameter can have the value that a rule writes as text. */
function isPossible(text: string, parameter: Declarations[string]): boolean {
  switch (parameter.type) {
    case "string":
      return (neverGiven(parameter, text) ?? brokenLimit(parameter, text)) === undefined;
    case "boolean":
      return text === "true" || text === "false";
    case "integer":
    case "number":
      return (
        text !== "" &&
        Number.isFinite(Number(text)) &&
        brokenLimit(parameter, Number(text)) === undefined
      );
    case "json":
    case "file":
      return false;
  }
}

function* checkMatches({ rule, at, all, parameters, source }: PreparedRule): Findings {
  const { matches = "", param = "" } = rule;
  const { type, maxLength } = member(all, param) ?? {};
  const what = "this rule";
  const range = source.valueAt([...at, "matches"]);
  const reason = patternProblem(matches);
  if (reason) yield diagnostic("pattern-invalid", range, { what, reason });
  yield* costProblems(what, matches, maxLength, range);
  if (type !== undefined && type !== "string") {
    yield diagnostic("rule-type", range, { name: param, type });
  }
  const placed = parameters.find(({ name }) => name === rule.param);
  if (!placed || !isUsablePattern(matches, maxLength) || rule.severity === "warning") return;
  for (const { code, at: place, value } of writtenValues(placed)) {
    const given = converted(placed.parameter.convert, value);
    // As the runtime reads a list: one text with commas.
    if (given === undefined || new RegExp(matches, "u").test(String(given))) continue;
    const values = { name: placed.name, value: sayValue(value), limit: `matches ${matches}` };
    yield diagnostic(`${code}-outside-limits`, source.valueAt(place), values);
  }
}

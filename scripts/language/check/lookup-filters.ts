import { diagnostic } from "../diagnostics/diagnostic.ts";
import { holesOfLookup } from "../ir/call.ts";
import { conditionText } from "../ir/condition.ts";
import { isInPath } from "../ir/path-holes.ts";
import { writtenNames } from "../ir/sources.ts";
import { lowerWith } from "../lower/call.ts";
import { allPaths, requestLines } from "../lower/lines.ts";
import { lowerWritten } from "../lower/written.ts";
import { choicesOf, givenIn, testsIn } from "../ir/rules.ts";
import type { Rule } from "../ir/types.ts";
import { lowerRule } from "../lower/rule.ts";
import { lowerCondition } from "../manifest/condition.ts";
import type { ManifestLookup } from "../manifest/types.ts";
import { checkCondition } from "./conditions.ts";
import { inputScope } from "./condition-scopes.ts";
import {
  type Findings,
  member,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";
import { sayValue } from "./values.ts";

/** What a lookup waits for. */
interface Choice {
  /** Parameters that callers may leave out, in the holes of what its operation requires. */
  readonly needs: readonly string[];
  /** What stands in its other holes, each with the parameters for want of which it may be absent. */
  readonly filter: readonly { readonly name: string; readonly optional: readonly string[] }[];
}

/** Parameters of a choice that are left out together or not at all. */
interface Parted {
  readonly given: string;
  readonly other: string;
}

/** Lookups have names of their own, something is done with what they give, and they are made where it is needed. */
export function* checkLookups(prepared: PreparedManifest): Findings {
  yield* checkFilters(prepared);
  const { manifest, operations, source } = prepared;
  for (const { at, all, operation, written } of operations) {
    const lookups = Object.entries(operation.before ?? {});
    if (lookups.length === 0) continue;
    const used = [...writtenNames(lowerWritten(operation, manifest)), ...written];
    for (const [name, { when }] of lookups) {
      const range = source.keyAt([...at, "before", name]);
      if (when !== undefined)
        yield* checkCondition(when, inputScope(all, source), [...at, "before", name, "when"]);
      const isCredential = manifest.auth.some((each) => each.name === name);
      if (isCredential || Object.hasOwn(all, name)) {
        const what = isCredential ? "credential" : "parameter";
        yield diagnostic("before-name-clash", range, { name, what });
      }
      if (used.includes(name) || isInPath(name, allPaths(operation.request))) continue;
      yield diagnostic("before-unused", range, { name });
    }
  }
}

/** A lookup is made with its whole filter or not at all, and is made where the path needs its value. */
function* checkFilters({ manifest, operations, source }: PreparedManifest): Findings {
  for (const operation of operations) {
    const { before = {}, rules: own = [], request } = operation.operation;
    const written = [...(manifest.rules ?? []), ...own];
    const rules = written.filter((each) => each.severity !== "warning").map(lowerRule);
    const entries = Object.entries(before);
    for (const [index, [name, lookup]] of entries.entries()) {
      const choice = choiceOf(lookup, entries.slice(0, index), operation, operations);
      const range = source.keyAt([...operation.at, "before", name]);
      const apart = untied(choice, rules);
      const part = apart ? undefined : partial(choice, rules);
      const run = { operation: lookup.call };
      if (apart) {
        const rule = `{ when: ${apart.given}, need: ${apart.other} }`;
        yield diagnostic("before-filter-apart", range, { ...apart, ...run, rule });
      }
      if (part) yield diagnostic("before-filter-partial", range, { ...part, ...run });
      const last = requestLines(request).at(-1)?.line ?? "";
      if (!isInPath(name, last)) continue;
      const { when } = lookup;
      const said = when && conditionText(lowerCondition(when), { path: String, value: sayValue });
      const holes = namesIn(choice).map((each) => `"${each}"`);
      if (said !== undefined || !isAlwaysMade(choice, rules))
        yield diagnostic("before-filter-absent", range, {
          name,
          while: said ?? `${holes.join(" and ")} is given`,
        });
    }
  }
}

function choiceOf(
  lookup: ManifestLookup,
  before: readonly (readonly [string, ManifestLookup])[],
  operation: PreparedOperation,
  operations: readonly PreparedOperation[],
): Choice {
  const { all = {} } = operations.find(({ id }) => id === lookup.call) ?? {};
  const isRequired = (input: string) => member(all, input)?.required === true;
  const { needs, filter } = holesOfLookup(lowerWith(lookup), isRequired);
  /** None where it is always there. What an earlier lookup finds counts as there once that is made. */
  const optionalIn = (name: string): readonly string[] => {
    const index = before.findIndex(([each]) => each === name);
    const [, earlier] = before[index] ?? [];
    if (earlier) return waitedFor(choiceOf(earlier, before.slice(0, index), operation, operations));
    const parameter = member(operation.all, name);
    return parameter && !parameter.required ? [name] : [];
  };
  return {
    needs: needs.flatMap(optionalIn),
    filter: filter.map((name) => ({ name, optional: optionalIn(name) })),
  };
}

/** The optional parameters without which it may not be made. */
function waitedFor({ needs, filter }: Choice): readonly string[] {
  const isSure = filter.some(({ optional }) => optional.length === 0);
  return isSure ? needs : [...needs, ...filter.flatMap(({ optional }) => optional)];
}

function namesIn({ needs, filter }: Choice): readonly string[] {
  return [...new Set([...needs, ...filter.flatMap(({ optional }) => optional)])];
}

/** Two of which either may be given without the other, and no rule speaks of both. */
function untied(choice: Choice, rules: readonly Rule[]): Parted | undefined {
  const names = namesIn(choice);
  for (const [index, given] of names.entries()) {
    // One alone is never enough where the operation requires it beside others.
    const isEnough = (each: string) =>
      !choice.needs.includes(given) && areAlternatives(rules, given, each);
    const other = names
      .slice(index + 1)
      .find((each) => !isEnough(each) && !areTied(rules, given, each));
    if (other !== undefined) return { given, other };
  }
  return undefined;
}

/** A part of the filter that may be given, or always is, without another one. */
function partial({ filter }: Choice, rules: readonly Rule[]): Parted | undefined {
  for (const { name: other, optional } of filter) {
    const given = filter.find(
      ({ name }) =>
        name !== other &&
        optional.some(
          (each) => !areAlternatives(rules, name, each) && !requires(rules, name, each),
        ),
    );
    if (given) return { given: given.name, other };
  }
  return undefined;
}

/** Whether a rule names both among what has to be given: each, or both together, is enough for the lookup. */
function areAlternatives(rules: readonly Rule[], one: string, other: string): boolean {
  return rules.some((rule) => {
    const names = choicesOf(rule).flat();
    return names.includes(one) && names.includes(other);
  });
}

function areTied(rules: readonly Rule[], one: string, other: string): boolean {
  return requires(rules, one, other) || requires(rules, other, one);
}

function requires(rules: readonly Rule[], one: string, other: string): boolean {
  return rules.some((rule) => {
    if ("exactlyOne" in rule || !rule.when || givenIn(rule.when)?.join() !== one) return false;
    return Object.keys(testsIn(rule.need)).includes(other);
  });
}

/** Whether no call can leave out what the lookup waits for. */
function isAlwaysMade(choice: Choice, rules: readonly Rule[]): boolean {
  const { needs, filter } = choice;
  if (needs.length > 0) return false;
  const names = filter.flatMap(({ optional }) => optional);
  const isChosen = (rule: Rule) => {
    const alternatives = rule.when ? [] : choicesOf(rule);
    return (
      alternatives.length > 0 &&
      alternatives.every((each) => each.some((name) => names.includes(name)))
    );
  };
  return waitedFor(choice).length === 0 || rules.some(isChosen);
}

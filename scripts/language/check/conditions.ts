import { type Diagnostic, diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { isList } from "../ir/condition.ts";
import { parameterIn } from "../ir/output-text.ts";
import type { Types } from "../ir/schema-types.ts";
import type { Json } from "../ir/types.ts";
import { statusClass, together } from "../manifest/condition.ts";
import type { ManifestPath, ManifestSource } from "../manifest/source.ts";
import type { ManifestAsked, ManifestAskedWords, ManifestCondition } from "../manifest/types.ts";
import { readPath } from "./paths.ts";
import { costProblems, patternProblem } from "./patterns.ts";
import type { Findings } from "./prepared.ts";
import { sayValue } from "./values.ts";

/** What a condition may name, and what is known of it. */
export interface Scope {
  readonly source: ManifestSource;
  /** What is known of the value at a path, after what is wrong with the path; undefined where nothing is. */
  read(path: string, range: SourceRange): Generator<Diagnostic, Known | undefined>;
  /** What is wrong with a parameter in braces. */
  named(name: string, range: SourceRange): Findings;
}

/** What is known of a value. */
export interface Known {
  canBe(value: Json): boolean;
  /** Types of JSON; undefined where any may be. */
  readonly types: Types;
  /** What it can be, in words. */
  readonly said: string;
  readonly hint?: (value: Json) => string;
  /** Of the items of a list. */
  readonly items?: Scope;
  readonly maxLength?: number | undefined;
}

/** A condition, wherever it stands: the paths that it names, and whether its tests can hold. */
export function* checkCondition(
  written: ManifestCondition,
  scope: Scope,
  at: ManifestPath,
): Findings {
  const { source } = scope;
  if (typeof written === "string") {
    for (const path of together(written)) yield* scope.read(path, source.valueAt(at));
  } else if (isList(written)) {
    for (const [index, each] of written.entries())
      yield* checkCondition(each, scope, [...at, index]);
  } else {
    for (const [path, test] of Object.entries(written)) {
      const known = yield* scope.read(path, source.keyAt([...at, path]));
      yield* checkTest(test, { path, known, scope }, [...at, path]);
    }
  }
}

interface Asked {
  readonly path: string;
  readonly known: Known | undefined;
  readonly scope: Scope;
}

function* checkTest(test: ManifestAsked, asked: Asked, at: ManifestPath): Findings {
  const { source } = asked.scope;
  if (isList(test)) {
    for (const [index, each] of test.entries()) yield* checkTest(each, asked, [...at, index]);
  } else if (typeof test === "object" && test !== null) yield* checkWords(test, asked, at);
  else if (typeof test === "string" && parameterIn(test) !== undefined) {
    yield* asked.scope.named(parameterIn(test) ?? "", source.valueAt(at));
  } else if (statusClass(test, asked.path) === undefined) {
    yield* checkValue(test, asked, source.valueAt(at));
  }
}

/** Null is what is absent, which nearly anything can be. */
function* checkValue(value: Json, { path, known }: Asked, range: SourceRange): Findings {
  if (value === null || known === undefined || known.canBe(value)) return;
  const hint = known.hint?.(value) ?? "";
  yield diagnostic("condition-never", range, {
    path,
    value: sayValue(value),
    hint,
    said: known.said,
  });
}

function* checkWords(words: ManifestAskedWords, asked: Asked, at: ManifestPath): Findings {
  const { path, known, scope } = asked;
  const { not, is, contains, matches, any } = words;
  const place = (word: string) => scope.source.valueAt([...at, word]);
  // What a value can never be, it never is.
  if (not !== undefined) yield* checkTest(not, { path, known: undefined, scope }, [...at, "not"]);
  if (is !== undefined) yield* checkValue(is, asked, place("is"));
  const ofType = function* (word: string, type: string, value: string): Findings {
    if (!known?.types || known.types.has(type)) return;
    const { said } = known;
    yield diagnostic("condition-never", place(word), { path, value, hint: "", said });
  };
  if (contains !== undefined) yield* ofType("contains", "string", sayValue(contains));
  if (matches !== undefined) {
    const reason = patternProblem(matches);
    const what = `the test of ${path}`;
    if (reason) yield diagnostic("pattern-invalid", place("matches"), { what, reason });
    yield* costProblems(what, matches, known?.maxLength, place("matches"));
  }
  if (any === undefined) return;
  yield* ofType("any", "array", "a list");
  if (!isAboutItem(any))
    yield diagnostic("condition-malformed", place("any"), {
      problem: "`any` says nothing of an item",
      instead: "Name a member of the items, such as `item.status`.",
    });
  yield* checkCondition(any, known?.items ?? itemScope(scope), [...at, "any"]);
}

function isAboutItem(condition: ManifestCondition): boolean {
  if (isList(condition)) return condition.every(isAboutItem);
  const paths = typeof condition === "string" ? together(condition) : Object.keys(condition);
  return paths.some((path) => /^item(?![\w$-])/.test(path));
}

/** Items of which nothing is known. */
function itemScope(scope: Scope): Scope {
  return {
    ...scope,
    *read(path, range) {
      if (/^item(?![\w$-])/.test(path)) yield* readPath(path, range, ["item"]);
      else yield* scope.read(path, range);
      return undefined;
    },
  };
}

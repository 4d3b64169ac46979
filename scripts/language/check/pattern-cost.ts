import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import type * as recheck from "recheck";

/** How the work that a pattern makes grows with the length of a text. */
export type PatternCost =
  | { readonly kind: "linear" }
  | { readonly kind: "polynomial"; readonly degree: number }
  | { readonly kind: "exponential" }
  | { readonly kind: "unknown" };

type CheckSync = typeof recheck.checkSync;

/**
 * How often the analysis may ask for the time. It gets the count of its questions as an answer, so
 * that a verdict depends on the pattern alone, and never on how fast or busy a machine is.
 */
const QUESTIONS = { analysis: 24_000, attacks: 300_000 };

/** A group that ends in a repetition and is repeated: `(a+)*`. Attacks on it take longest. */
const NESTED = /[*+?}]\??\)+[*+?{]/;

/** Few repetitions are unrolled: an unrolled pattern counts as finite, however long it takes. */
const LIMITS: recheck.Parameters = {
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackLimit: 1_000_000,
  maxAttackStringSize: 10_000,
  maxRepeatCount: 8,
  maxIteration: 1,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 10,
  maxGeneStringSize: 600,
  mutationSize: 5,
  crossoverSize: 5,
};

const known = new Map<string, PatternCost>();
let checkSync: CheckSync | undefined;

/** The cost of a pattern that compiles; each is judged once. */
export function patternCost(pattern: string): PatternCost {
  const cost = known.get(pattern) ?? (isPlain(pattern) ? { kind: "linear" } : judged(pattern));
  known.set(pattern, cost);
  return cost;
}

/**
 * Whether a pattern begins at the start and has at most one part of variable length, which is no
 * group: then there is one way to match each length. Most are like this, and need no analysis.
 */
function isPlain(pattern: string): boolean {
  const bare = pattern
    .replace(/\\(?:[pP]\{\w*=?\w*\}|u\{\w*\}|\d+|k|.)/gu, (escape) =>
      /^\\[\dk]/.test(escape) ? "|" : "a",
    )
    .replace(/\[[^\]]*\]/g, "a");
  if (!bare.startsWith("^") || bare.includes("|") || /\)[*+?{]/.test(bare)) return false;
  const variable = bare.replaceAll("(?", "(").match(/(?:[*+?]|\{\d+,\d*\})\??/g) ?? [];
  return variable.length <= 1;
}

function judged(pattern: string): PatternCost {
  const found = analysed(pattern);
  if (found.status === "unknown") return { kind: "unknown" };
  // A group that is read again is tried at each of its lengths; few of the texts tried show that.
  if (found.status === "safe" && /\\[1-9k]/.test(pattern)) return { kind: "polynomial", degree: 2 };
  if (found.status === "safe") return { kind: "linear" };
  const { complexity } = found;
  return complexity.type === "exponential"
    ? { kind: "exponential" }
    : { kind: "polynomial", degree: complexity.degree };
}

/** What exact analysis says of a pattern; where it does not end, what attacks on the pattern find. */
function analysed(pattern: string): recheck.Diagnostics {
  checkSync ??= load();
  const found = checkSync(pattern, "u", { ...LIMITS, timeout: QUESTIONS.analysis });
  // Many repetitions in a pattern have it attacked at once.
  const isAttacked = found.checker === "fuzz" && NESTED.test(pattern);
  if (found.status !== "unknown" || isAttacked) return found;
  return checkSync(pattern, "u", { ...LIMITS, checker: "fuzz", timeout: QUESTIONS.attacks });
}

/** The JavaScript build alone, loaded for the first pattern that needs it, with a clock that counts. */
function load(): CheckSync {
  const path = createRequire(import.meta.url).resolve("#recheck");
  const run = compileFunction(readFileSync(path, "utf8"), ["module", "exports", "performance"]);
  // What the build assigns; it is typed by the package.
  const module: { exports: Partial<typeof recheck> } = { exports: {} };
  let questions = 0;
  run(module, module.exports, { now: () => questions++ });
  if (!module.exports.checkSync) throw new Error("recheck has no checkSync");
  return module.exports.checkSync;
}

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

/** How long one pattern may be judged, in milliseconds of CPU. */
const BUDGET_MS = 1000;

/**
 * Work is limited by counts and not by time, so that a verdict does not depend on the machine. Few
 * repetitions are unrolled: an unrolled pattern counts as finite, however long it takes.
 */
const LIMITS: recheck.Parameters = {
  timeout: BUDGET_MS,
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
  checkSync ??= load();
  const found = checkSync(pattern, "u", LIMITS);
  if (found.status === "unknown") return { kind: "unknown" };
  // A group that is read again is tried at each of its lengths; few of the texts tried show that.
  if (found.status === "safe" && /\\[1-9k]/.test(pattern)) return { kind: "polynomial", degree: 2 };
  if (found.status === "safe") return { kind: "linear" };
  const { complexity } = found;
  return complexity.type === "exponential"
    ? { kind: "exponential" }
    : { kind: "polynomial", degree: complexity.degree };
}

/**
 * The JavaScript build alone, loaded for the first pattern that needs it. It asks `performance` for
 * the time; it gets the CPU time of this thread, which other processes do not shorten.
 */
function load(): CheckSync {
  const path = createRequire(import.meta.url).resolve("recheck/lib/browser.js");
  const run = compileFunction(readFileSync(path, "utf8"), ["module", "exports", "performance"]);
  // What the build assigns; it is typed by the package.
  const module: { exports: Partial<typeof recheck> } = { exports: {} };
  run(module, module.exports, { now: clock() });
  if (!module.exports.checkSync) throw new Error("recheck has no checkSync");
  return module.exports.checkSync;
}

/** CPU time in milliseconds, looked up at every 64th question: it is asked very often. */
function clock(): () => number {
  let asked = 0;
  let last = 0;
  return () => {
    if (asked++ % 64 === 0) last = cpuMs();
    return last;
  };
}

function cpuMs(): number {
  // Older versions of Node count only the whole process.
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
  return (user + system) / 1000;
}

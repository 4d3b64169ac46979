import { type Diagnostic, diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { patternCost } from "./pattern-cost.ts";

/** How many steps one text may take. */
const MAX_STEPS = 1e7;

/** Why a regular expression does not compile as the runtime compiles it; undefined when it does. */
export function patternProblem(pattern: string): string | undefined {
  try {
    void new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // `Invalid regular expression: /(/u: Unterminated group` -> what follows the expression.
    return error.message.slice(error.message.lastIndexOf(": ") + 2);
  }
}

/** Whether texts of at most this length can be matched: the pattern compiles, and soon ends. */
export function isUsablePattern(pattern: string, maxLength?: number): boolean {
  if (patternProblem(pattern) !== undefined) return false;
  const cost = patternCost(pattern);
  if (cost.kind === "polynomial") return isShort(maxLength, cost.degree);
  return cost.kind === "linear";
}

/** What is wrong with the time that a pattern takes, if it compiles. */
export function* costProblems(
  what: string,
  pattern: string,
  maxLength: number | undefined,
  range: SourceRange,
): Generator<Diagnostic, void> {
  if (patternProblem(pattern) !== undefined) return;
  const cost = patternCost(pattern);
  if (cost.kind === "exponential") yield diagnostic("pattern-exponential", range, { what });
  else if (cost.kind === "unknown") yield diagnostic("pattern-unjudged", range, { what });
  else if (cost.kind === "polynomial" && !isShort(maxLength, cost.degree)) {
    const { degree } = cost;
    const given =
      maxLength === undefined ? "there is no `maxLength`" : `\`maxLength\` is ${maxLength}`;
    const most = Math.ceil(MAX_STEPS ** (1 / degree)) - 1;
    yield diagnostic("pattern-polynomial", range, { what, degree, given, most });
  }
}

function isShort(maxLength: number | undefined, degree: number): boolean {
  return maxLength !== undefined && maxLength ** degree < MAX_STEPS;
}

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

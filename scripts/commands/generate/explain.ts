import { explanationText } from "../../language/reference/explanation-text.ts";
import { explanationOf } from "../../language/reference/explanations.ts";
import type { Format } from "../../system/terminal/arguments.ts";
import { styleFor } from "../../system/terminal/style.ts";

/** Prints what a code means, for people or as data, and gives the exit status. */
export function explain(
  code: string,
  format: Format,
  { stdout, env }: Pick<NodeJS.Process, "stdout" | "env">,
): number {
  const found = explanationOf(code);
  stdout.write(
    format === "json"
      ? `${JSON.stringify(found, null, 2)}\n`
      : explanationText(found, styleFor(stdout, env)),
  );
  return 0;
}

import { inspect } from "node:util";
import { printable } from "../../../packages/workflow/src/diagnostics/excerpt.ts";
import { errorCode, OutputError } from "../error.ts";
import { InputError, UsageError } from "../input-error.ts";
import { styleFor } from "./style.ts";

/** Says why a command could not do its work, and gives its exit status. */
export function complain(
  error: unknown,
  { stderr, env }: Pick<NodeJS.Process, "stderr" | "env">,
): number {
  const label = styleFor(stderr, env)("red", "error");
  if (error instanceof InputError || error instanceof OutputError) {
    const help = error instanceof UsageError ? `See npx blockwright ${error.help}.\n` : "";
    stderr.write(`${label}: ${lines(error.message)}\n${help}`);
    return 2;
  }
  // Errors of the operating system name the path and what was tried.
  if (error instanceof Error && errorCode(error)?.startsWith("E")) {
    const { message } = error;
    const fix = errorCode(error) === "ERR_MODULE_NOT_FOUND" ? fixOfMissing(message) : "";
    stderr.write(`${label}: ${lines(message)}\n${fix}`);
  } else {
    stderr.write(`${label}: internal error, please report it\n${inspect(error)}\n`);
  }
  return 1;
}

/** What is missing is named first; what imports it lies in a folder `dist`, too. */
function fixOfMissing(message: string): string {
  if (/^Cannot find \w+ '[^']*[\\/]dist[\\/]/.test(message))
    return "Run npx blockwright build first.\n";
  return message.startsWith("Cannot find package ") ? "Run npm install first.\n" : "";
}

/** A message may repeat what others wrote. */
function lines(message: string): string {
  return message.split("\n").map(printable).join("\n");
}

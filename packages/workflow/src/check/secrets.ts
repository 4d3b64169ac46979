import { isAbsent } from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import { environmentVariable } from "../document/environment-variable.ts";
import { filledIn } from "./filled-in.ts";
import type { CheckContext, Findings } from "./context.ts";

/** Secrets that are written in the document. */
export function* checkSecrets(context: CheckContext): Findings {
  for (const [id, { type, inputs }] of context.blocks) {
    const filled = filledIn(context, id);
    for (const [input, { secret }] of Object.entries(context.operationOf(id)?.inputs ?? {})) {
      const value = Object.hasOwn(inputs, input) ? inputs[input] : undefined;
      if (!secret || isAbsent(value) || filled.has(input)) continue;
      const place = context.source.valueAt(["blocks", id, "inputs", input]);
      const reference = `{{${environmentVariable(type, input)}}}`;
      yield diagnostic("workflow-secret-in-clear", place, { input, reference });
    }
  }
}

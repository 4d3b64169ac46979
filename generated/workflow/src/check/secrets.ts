// Generated from packages/workflow/src/check/secrets.ts. Do not edit; run `npm run generate`.

import { isAbsent } from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import { environmentVariable } from "../document/environment-variable.ts";
import { filledIn } from "./filled-in.ts";
import type { Findings, Subject } from "./subject.ts";

/** Secrets that stand in the document themselves. */
export function* checkSecrets(subject: Subject): Findings {
  for (const [id, { type, inputs }] of subject.blocks) {
    const filled = filledIn(subject, id);
    for (const [input, { secret }] of Object.entries(subject.operationOf(id)?.inputs ?? {})) {
      const value = Object.hasOwn(inputs, input) ? inputs[input] : undefined;
      if (!secret || isAbsent(value) || filled.has(input)) continue;
      const place = subject.source.valueAt(["blocks", id, "inputs", input]);
      const reference = `{{${environmentVariable(type, input)}}}`;
      yield diagnostic("workflow-secret-in-clear", place, { input, reference });
    }
  }
}

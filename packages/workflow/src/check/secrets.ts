import { isAbsent } from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import { environmentVariable } from "../document/environment-variable.ts";
import { filledIn } from "./filled-in.ts";
import type { CheckContext, Findings, InputText } from "./context.ts";

/** Secrets that are written in the document, and credentials that would go where they do not belong. */
export function* checkSecrets(context: CheckContext): Findings {
  for (const [id] of context.blocks) {
    yield* checkWritten(context, id);
    for (const text of context.textsOf(id)) yield* checkReferred(context, id, text);
  }
}

function* checkWritten(context: CheckContext, id: string): Findings {
  const { type = "", inputs = { operation: "" } } = context.workflow.blocks[id] ?? {};
  const filled = filledIn(context, id);
  for (const [input, { secret }] of Object.entries(context.operationOf(id)?.inputs ?? {})) {
    const value = Object.hasOwn(inputs, input) ? inputs[input] : undefined;
    if (!secret || isAbsent(value) || filled.has(input)) continue;
    const place = context.source.valueAt(["blocks", id, "inputs", input]);
    const reference = `{{${environmentVariable(type, input)}}}`;
    yield diagnostic("workflow-secret-in-clear", place, { input, reference });
  }
}

/** Types of blocks one of whose credentials this environment variable holds. */
function ownersOf({ known }: CheckContext, variable: string): ReadonlySet<string> {
  const owners = [...known].filter(([type, block]) => {
    // Only of few blocks is it worth a look at their inputs, which may have to be read first.
    if (!variable.startsWith(environmentVariable(type, ""))) return false;
    const inputs = [...block.operations.values()].flatMap((each) => Object.entries(each.inputs));
    return inputs.some(
      ([name, { secret }]) => secret && environmentVariable(type, name) === variable,
    );
  });
  return new Set(owners.map(([type]) => type));
}

function* checkReferred(context: CheckContext, id: string, text: InputText): Findings {
  const [, , , input = ""] = text.path;
  const { type = "" } = context.workflow.blocks[id] ?? {};
  const inputs = new Map(Object.entries(context.operationOf(id)?.inputs ?? {}));
  const known = inputs.get(String(input));
  if (known === undefined) return;
  for (const part of text.parts) {
    if (part.kind !== "secret") continue;
    const types = ownersOf(context, part.name);
    if (types.size === 0) continue;
    const place = context.placeOf(text, part);
    const values = { variable: part.name, owner: [...types].join(" and ") };
    if (!known.secret) yield diagnostic("secret-exposed", place, { ...values, input });
    else if (!types.has(type)) {
      const reference = `{{${environmentVariable(type, String(input))}}}`;
      yield diagnostic("secret-of-other-block", place, { ...values, type, reference });
    }
  }
}

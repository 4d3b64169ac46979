import { isAbsent } from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import { environmentVariable } from "../document/environment-variable.ts";
import { filledIn } from "./filled-in.ts";
import type { CheckContext, Findings, InputText } from "./context.ts";

/** Secrets that are written in the document, and credentials that would go where they do not belong. */
export function* checkSecrets(context: CheckContext): Findings {
  const owners = ownersOf(context);
  for (const [id] of context.blocks) {
    yield* checkWritten(context, id);
    for (const text of context.textsOf(id)) yield* checkReferred(context, id, text, owners);
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

/** Types of blocks by the environment variable that holds a credential of theirs. */
type Owners = ReadonlyMap<string, ReadonlySet<string>>;

function ownersOf({ known }: CheckContext): Owners {
  const owners = new Map<string, Set<string>>();
  for (const { type, operations } of known.values()) {
    const inputs = [...operations.values()].flatMap((operation) =>
      Object.entries(operation.inputs),
    );
    for (const [name] of inputs.filter(([, { secret }]) => secret)) {
      const variable = environmentVariable(type, name);
      owners.set(variable, (owners.get(variable) ?? new Set()).add(type));
    }
  }
  return owners;
}

function* checkReferred(
  context: CheckContext,
  id: string,
  text: InputText,
  owners: Owners,
): Findings {
  const [, , , input = ""] = text.path;
  const { type = "" } = context.workflow.blocks[id] ?? {};
  const inputs = new Map(Object.entries(context.operationOf(id)?.inputs ?? {}));
  const known = inputs.get(String(input));
  if (known === undefined) return;
  for (const part of text.parts) {
    const types = part.kind === "secret" ? owners.get(part.name) : undefined;
    if (part.kind !== "secret" || types === undefined) continue;
    const place = context.placeOf(text, part);
    const values = { variable: part.name, owner: [...types].join(" and ") };
    if (!known.secret) yield diagnostic("secret-exposed", place, { ...values, input });
    else if (!types.has(type)) {
      const reference = `{{${environmentVariable(type, String(input))}}}`;
      yield diagnostic("secret-of-other-block", place, { ...values, type, reference });
    }
  }
}

import {
  type CheckedInputs,
  checkInputs,
  didYouMean,
  type Input,
  inputKeywords as keywords,
  isAbsent,
  rules,
} from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { SourceRange } from "../diagnostics/diagnostic.ts";
import type { KnownBlock, KnownOperation } from "../known/types.ts";
import { literalsOf, undetermined } from "./literals.ts";
import type { CheckContext, Findings } from "./context.ts";

type Given = Readonly<Record<string, unknown>>;

/** Inputs: their names, and the values that are known before the block runs. */
export function* checkBlockInputs(context: CheckContext): Findings {
  for (const [id, { inputs }] of context.blocks) {
    const operation = context.operationOf(id);
    const block = context.knownBlock(id);
    if (operation === undefined || block === undefined) continue;
    const isOwn = (name: string) => name === "operation" || Object.hasOwn(operation.inputs, name);
    const unknown = Object.keys(inputs).filter((name) => !isOwn(name));
    const known = { operation: operation.id, inputs: Object.keys(operation.inputs).join(", ") };
    for (const input of unknown) {
      const place = context.source.keyAt(["blocks", id, "inputs", input]);
      const hint = unknownHint(input, operation, block);
      yield diagnostic("workflow-input-unknown", place, { ...known, input, hint });
    }
    const given = { ...misspelt(unknown, operation), ...literalsOf(context, id) };
    yield* checkValues(operation, given, (input) => placeOf(context, id, input));
  }
}

function unknownHint(
  input: string,
  { inputs }: KnownOperation,
  { operations }: KnownBlock,
): string {
  const owners = [...operations.values()].filter((other) => Object.hasOwn(other.inputs, input));
  if (owners.length === 0) return didYouMean(input, Object.keys(inputs));
  return `; it belongs to ${owners.map(({ id }) => id).join(" and ")}`;
}

/** The inputs that misspelt names may mean, so that they are not reported as missing too. */
function misspelt(unknown: readonly string[], { inputs }: KnownOperation): Given {
  const meant = Object.keys(inputs).filter((name) =>
    unknown.some((other) => didYouMean(other, [name]) !== ""),
  );
  return Object.fromEntries(meant.map((name) => [name, undetermined]));
}

/** The runtime's own check, so that an input which passes here is not rejected there. */
function judged({ inputs, rules: conditions }: KnownOperation, given: Given) {
  const checked: CheckedInputs = checkInputs({ inputs, keywords }, given);
  const alone = [...checked.problems];
  // An invalid input counts as given, and so does one whose value is unknown.
  rules.rules({ inputs, rules: conditions }, checked);
  return { alone, together: checked.problems.slice(alone.length), warnings: checked.warnings };
}

function* checkValues(
  operation: KnownOperation,
  given: Given,
  place: (input: string) => SourceRange,
): Findings {
  const { alone, together, warnings } = judged(operation, given);
  for (const { input, message } of alone) {
    if (given[input] === undetermined) continue;
    if (isAbsent(given[input])) {
      yield diagnostic("workflow-input-missing", place(input), { operation: operation.id, input });
    } else {
      const problem = sentence(message) + enumHint(operation.inputs[input], given[input]);
      yield diagnostic("workflow-input-invalid", place(input), { problem });
    }
  }
  for (const { input, message } of together) {
    yield diagnostic("workflow-inputs-together", place(input), { problem: sentence(message) });
  }
  for (const { input, message } of warnings) {
    yield diagnostic("workflow-input-doubtful", place(input), { problem: sentence(message) });
  }
}

/** Whether a rule on several inputs rejects a call without this input, but not one with it. */
export function isNeeded(context: CheckContext, id: string, input: string): boolean {
  const operation = context.operationOf(id);
  if (operation === undefined) return false;
  const breaks = (given: Given) => judged(operation, given).together.length > 0;
  const { [input]: _, ...others } = literalsOf(context, id);
  return breaks(others) && !breaks({ ...others, [input]: undetermined });
}

function enumHint(input: Input | undefined, value: unknown): string {
  return typeof value === "string" ? didYouMean(value, (input?.enum ?? []).map(String)) : "";
}

/** The message without its full stop, as in all diagnostics. */
function sentence(message: string): string {
  return message.replace(/\.$/, "");
}

/** The range of an input, or of the operation if the input is absent. */
function placeOf({ workflow, source }: CheckContext, id: string, input: string): SourceRange {
  const isGiven = Object.hasOwn(workflow.blocks[id]?.inputs ?? {}, input);
  return source.valueAt(["blocks", id, "inputs", isGiven ? input : "operation"]);
}

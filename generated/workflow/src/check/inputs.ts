// Generated from templates/workflow/check/inputs.ts. Do not edit; run `npm run generate`.

import {
  basics,
  booleans,
  type CheckedInputs,
  checkInputs,
  enums,
  isAbsent,
  jsonInputs,
  lists,
  numberLimits,
  rules,
  textLimits,
} from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { SourceRange } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/did-you-mean.ts";
import type { KnownBlock, KnownOperation } from "../known.ts";
import { literalsOf, undetermined } from "./literals.ts";
import type { Findings, Subject } from "./subject.ts";

/** What every operation may say of an input by itself. */
const words = {
  ...basics,
  ...booleans,
  ...lists,
  ...jsonInputs,
  ...textLimits,
  ...numberLimits,
  ...enums,
};

/** Inputs: their names, and the values that are known before the block runs. */
export function* checkBlockInputs(subject: Subject): Findings {
  for (const [id] of subject.blocks) {
    const operation = subject.operationOf(id);
    const block = subject.knownBlock(id);
    if (operation === undefined || block === undefined) continue;
    const given = literalsOf(subject, id);
    yield* checkNames(subject, id, operation, block);
    yield* checkValues(operation, given, (input) => placeOf(subject, id, input));
  }
}

function* checkNames(
  { workflow, source }: Subject,
  id: string,
  operation: KnownOperation,
  block: KnownBlock,
): Findings {
  const names = Object.keys(operation.inputs);
  for (const input of Object.keys(workflow.blocks[id]?.inputs ?? {})) {
    if (input === "operation" || names.includes(input)) continue;
    const owners = [...block.operations.values()].filter(({ inputs }) =>
      Object.hasOwn(inputs, input),
    );
    const owner = owners.map((other) => other.id).join(" and ");
    const hint = owner ? `; it belongs to ${owner}` : didYouMean(input, names);
    const place = source.keyAt(["blocks", id, "inputs", input]);
    yield diagnostic("workflow-input-unknown", place, { operation: operation.id, input, hint });
  }
}

/** The runtime's own check, so that what passes here is not refused there. */
function* checkValues(
  { id: operation, inputs, rules: conditions }: KnownOperation,
  given: Readonly<Record<string, unknown>>,
  place: (input: string) => SourceRange,
): Findings {
  const checked: CheckedInputs = checkInputs({ inputs, words }, given);
  const alone = [...checked.problems];
  // An input that was refused counts as given, and so does one whose value is unknown.
  rules.rules({ inputs, rules: conditions }, checked);
  for (const { input, message } of alone) {
    if (given[input] === undetermined) continue;
    if (isAbsent(given[input])) {
      yield diagnostic("workflow-input-missing", place(input), { operation, input });
    } else {
      yield diagnostic("workflow-input-invalid", place(input), { problem: sentence(message) });
    }
  }
  for (const { input, message } of checked.problems.slice(alone.length)) {
    yield diagnostic("workflow-inputs-together", place(input), { problem: sentence(message) });
  }
  for (const { input, message } of checked.warnings) {
    yield diagnostic("workflow-input-doubtful", place(input), { problem: sentence(message) });
  }
}

/** Without the full stop, which no diagnostic has. */
function sentence(message: string): string {
  return message.replace(/\.$/, "");
}

/** Of an input that is not given, the operation that wants it. */
function placeOf({ workflow, source }: Subject, id: string, input: string): SourceRange {
  const isGiven = Object.hasOwn(workflow.blocks[id]?.inputs ?? {}, input);
  return source.valueAt(["blocks", id, "inputs", isGiven ? input : "operation"]);
}

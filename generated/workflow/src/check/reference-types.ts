// Generated from packages/workflow/src/check/reference-types.ts. Do not edit; run `npm run generate`.

import type { Input } from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { SourceRange } from "../diagnostics/diagnostic.ts";
import type { OutputReference } from "../reference.ts";
import { canFit, isList } from "./fits.ts";
import { isNeeded } from "./inputs.ts";
import { knownOutputs } from "./known-outputs.ts";
import { type FoundValue, leadOf } from "./output-path.ts";
import type { Findings, InputText, Subject } from "./subject.ts";
import { inputWords, pathText, typeWords } from "./wording.ts";

/** References that are whole values: their type fits the input, and they are there when they must be. */
export function* checkReferenceTypes(subject: Subject): Findings {
  for (const [id] of subject.blocks) {
    for (const template of subject.textsOf(id)) {
      const [part, ...others] = template.parts;
      // Within text a reference becomes text, which every input takes.
      if (part?.kind !== "output" || others.length > 0) continue;
      const target = targetOf(subject, id, template);
      const known = knownOutputs(subject, part.block);
      const lead = known && leadOf(known.outputs, part.path);
      if (target && lead?.kind === "value") {
        const isMissed = lead.optional || lead.nullable;
        const required = target.input.required || (isMissed && isNeeded(subject, id, target.name));
        const input = { ...target.input, ...(required && { required }) };
        yield* checkValue(lead, part, { ...target, input }, () => subject.placeOf(template, part));
      }
    }
  }
}

interface Target {
  /** As messages name it. */
  readonly name: string;
  readonly input: Input;
}

/** What a text is the value of: an input, or an item of one that takes a list of texts. */
function targetOf(subject: Subject, id: string, { path }: InputText): Target | undefined {
  const [, , , name = "", index, ...deeper] = path;
  const inputs = subject.operationOf(id)?.inputs ?? {};
  const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  if (input === undefined || deeper.length > 0) return undefined;
  if (index === undefined) return { name: String(name), input };
  if (!isList(input.convert) || typeof index !== "number") return undefined;
  return { name: `${name}[${index}]`, input: { type: "string", required: true } };
}

function* checkValue(
  value: FoundValue,
  { block, path: members }: OutputReference,
  { name, input }: Target,
  place: () => SourceRange,
): Findings {
  const path = pathText(block, members);
  if (!canFit(value, input)) {
    const found = foundWords(value, input);
    yield diagnostic("reference-type", place(), {
      path,
      found,
      input: name,
      expected: inputWords(input),
    });
  } else if (input.required && value.optional) {
    yield diagnostic("reference-optional", place(), { path, input: name });
  } else if (input.required && value.nullable) {
    yield diagnostic("reference-nullable", place(), { path, input: name });
  }
}

/** Where a list would do, its items do not. */
function foundWords({ types, itemTypes }: FoundValue, { convert }: Input): string {
  const found = typeWords(types);
  const isListOfOthers = types.has("array") && isList(convert);
  return isListOfOthers ? `${found} (each item ${typeWords(itemTypes)})` : found;
}

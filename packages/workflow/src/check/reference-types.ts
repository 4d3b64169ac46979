import type { Input } from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { SourceRange } from "../diagnostics/diagnostic.ts";
import type { OutputReference } from "../reference.ts";
import { canFit, isList, isNoFile } from "./fits.ts";
import { isNeeded } from "./inputs.ts";
import { knownOutputs } from "./known-outputs.ts";
import { type FoundValue, resolvePath } from "./output-path.ts";
import type { CheckContext, Findings, InputText } from "./context.ts";
import { inputText, pathText, typesText } from "./wording.ts";

/** References that are whole values: their type fits the input, and they are present where required. */
export function* checkReferenceTypes(context: CheckContext): Findings {
  for (const [id] of context.blocks) {
    for (const template of context.textsOf(id)) {
      const [part, ...others] = template.parts;
      // Within text, a reference becomes text, which every input accepts.
      if (part?.kind !== "output" || others.length > 0) continue;
      const target = targetOf(context, id, template);
      const known = knownOutputs(context, part.block);
      const resolved = known && resolvePath(known.outputs, part.path);
      if (target && resolved?.kind === "value") {
        const isMissed = resolved.optional || resolved.nullable;
        const required = target.input.required || (isMissed && isNeeded(context, id, target.name));
        const input = { ...target.input, ...(required && { required }) };
        yield* checkValue(resolved, part, { ...target, input }, () =>
          context.placeOf(template, part),
        );
      }
    }
  }
}

interface Target {
  /** As messages name it. */
  readonly name: string;
  readonly input: Input;
}

/** The input that a text is the value of, or the item of an input that accepts a list of texts. */
function targetOf(context: CheckContext, id: string, { path }: InputText): Target | undefined {
  const [, , , name = "", index, ...deeper] = path;
  const inputs = context.operationOf(id)?.inputs ?? {};
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
    const found = foundText(value, input);
    yield diagnostic("reference-type", place(), {
      path,
      found,
      input: name,
      expected: inputText(input),
    });
  } else if (input.required && value.optional) {
    yield diagnostic("reference-optional", place(), { path, input: name });
  } else if (input.required && value.nullable) {
    yield diagnostic("reference-nullable", place(), { path, input: name });
  }
  if (isNoFile(value, input)) {
    yield diagnostic("reference-no-file", place(), {
      path,
      found: typesText(value.types),
      input: name,
    });
  }
}

/** The types that were found, with those of the items where a list would be accepted. */
function foundText({ types, itemTypes }: FoundValue, { convert }: Input): string {
  const found = typesText(types);
  const isListOfOthers = types.has("array") && isList(convert);
  return isListOfOthers ? `${found} (each item ${typesText(itemTypes)})` : found;
}

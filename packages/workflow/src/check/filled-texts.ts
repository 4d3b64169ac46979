import { basics, booleans, checkInputs, type Input, jsonInputs } from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { Part } from "../reference.ts";
import type { CheckContext, Findings } from "./context.ts";
import { inputText } from "./wording.ts";

/** Texts with references in place of other types: some values can make them text of that type. */
export function* checkFilledTexts(context: CheckContext): Findings {
  for (const [id] of context.blocks) {
    const inputs = context.operationOf(id)?.inputs ?? {};
    for (const { path, parts } of context.textsOf(id)) {
      const [, , , name = "", ...deeper] = path;
      const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
      if (input === undefined || deeper.length > 0 || parts.length < 2) continue;
      // A malformed reference was reported, and may hide the end of the text.
      if (parts.some(({ kind }) => kind === "malformed") || canBeRead(parts, input)) continue;
      const expected = inputText(input);
      yield diagnostic("workflow-input-invalid", context.source.valueAt(path), {
        problem: `${name} must be ${expected}, which this text is not, whatever its references stand for`,
      });
    }
  }
}

/** Values to try for references within text: nothing, a number, a boolean, JSON, a part of JSON. */
const fillings = ["", "1", "true", "{}", "[]", '"a":1'];
const keywords = { ...basics, ...booleans, ...jsonInputs };

/** Whether some values for its references make a text valid for the input, limits aside. */
function canBeRead(parts: readonly Part[], { type, shape = "object" }: Input): boolean {
  return fillings.some((filling) => {
    const text = parts.map((part) => (part.kind === "text" ? part.text : filling)).join("");
    return (
      checkInputs({ inputs: { text: { type, shape } }, keywords }, { text }).problems.length === 0
    );
  });
}

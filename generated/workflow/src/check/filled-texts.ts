// Generated from packages/workflow/src/check/filled-texts.ts. Do not edit; run `npm run generate`.

import { basics, booleans, checkInputs, type Input, jsonInputs } from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { Part } from "../reference.ts";
import type { Findings, Subject } from "./subject.ts";
import { inputWords } from "./wording.ts";

/** Texts in place of other types: with values for their references, they can be read as that type. */
export function* checkFilledTexts(subject: Subject): Findings {
  for (const [id] of subject.blocks) {
    const inputs = subject.operationOf(id)?.inputs ?? {};
    for (const { path, parts } of subject.textsOf(id)) {
      const [, , , name = "", ...deeper] = path;
      const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
      if (input === undefined || deeper.length > 0 || parts.length < 2) continue;
      // What is malformed was reported, and may hide the end of the text.
      if (parts.some(({ kind }) => kind === "malformed") || canBeRead(parts, input)) continue;
      const expected = inputWords(input);
      yield diagnostic("workflow-input-invalid", subject.source.valueAt(path), {
        problem: `${name} must be ${expected}, which this text is not, whatever its references stand for`,
      });
    }
  }
}

/** What references within text may become: nothing, a number, a word, JSON, a part of JSON. */
const fillings = ["", "1", "true", "{}", "[]", '"a":1'];
const words = { ...basics, ...booleans, ...jsonInputs };

/** Whether some values for its references make a text what the input takes, limits aside. */
function canBeRead(parts: readonly Part[], { type, shape = "object" }: Input): boolean {
  return fillings.some((filling) => {
    const text = parts.map((part) => (part.kind === "text" ? part.text : filling)).join("");
    return (
      checkInputs({ inputs: { text: { type, shape } }, words }, { text }).problems.length === 0
    );
  });
}

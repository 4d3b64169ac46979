// Generated from packages/workflow/src/check/foreign.ts. Do not edit; run `npm run generate`.

import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { SourceRange } from "../diagnostics/diagnostic.ts";
import type { Findings, InputText, Subject } from "./subject.ts";

// `<block.output>`, `${block.output}` and `{block.output}`
const written = /<([\w-]+)(\.[^<>\s]+)>|(?<!\{)\$?\{([\w-]+)(\.[^{}\s]+)\}/g;

/** Texts that would be references on another platform. */
export function* checkForeign(subject: Subject): Findings {
  for (const [id] of subject.blocks) {
    for (const text of subject.textsOf(id)) yield* checkText(subject, text);
  }
}

function* checkText(subject: Subject, input: InputText): Findings {
  for (const [text, one, onePath, other, otherPath] of input.text.matchAll(written)) {
    const block = one ?? other ?? "";
    if (!Object.hasOwn(subject.workflow.blocks, block)) continue;
    const reference = `{{${block}${onePath ?? otherPath}}}`;
    yield diagnostic("reference-foreign", placeIn(subject, input, text), {
      text,
      block,
      reference,
    });
  }
}

/** Where the words stand; the whole value where they are written otherwise, with escapes. */
function placeIn({ source }: Subject, { path }: InputText, words: string): SourceRange {
  const whole = source.valueAt(path);
  const start = whole.file.text.indexOf(words, whole.start);
  const end = start + words.length;
  return start < 0 || end > whole.end ? whole : { file: whole.file, start, end };
}

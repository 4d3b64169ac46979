import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { SourceRange } from "../diagnostics/diagnostic.ts";
import type { CheckContext, Findings, InputText } from "./context.ts";

// `<block.output>`, `${block.output}` and `{block.output}`
const written = /<([\w-]+)(\.[^<>\s]+)>|(?<!\{)\$?\{([\w-]+)(\.[^{}\s]+)\}/g;

/** Texts that look like references of other platforms. */
export function* checkForeign(context: CheckContext): Findings {
  for (const [id] of context.blocks) {
    for (const text of context.textsOf(id)) yield* checkText(context, text);
  }
}

function* checkText(context: CheckContext, input: InputText): Findings {
  for (const [text, one, onePath, other, otherPath] of input.text.matchAll(written)) {
    const block = one ?? other ?? "";
    if (!Object.hasOwn(context.workflow.blocks, block)) continue;
    const reference = `{{${block}${onePath ?? otherPath}}}`;
    yield diagnostic("reference-foreign", placeIn(context, input, text), {
      text,
      block,
      reference,
    });
  }
}

/** The range of the text; that of the whole value if they are written with escapes. */
function placeIn({ source }: CheckContext, { path }: InputText, text: string): SourceRange {
  const whole = source.valueAt(path);
  const start = whole.file.text.indexOf(text, whole.start);
  const end = start + text.length;
  return start < 0 || end > whole.end ? whole : { file: whole.file, start, end };
}

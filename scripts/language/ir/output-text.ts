/** Fixed text, and what stands in braces; `{{` and `}}` are braces themselves. */
export type TextPart =
  | { readonly kind: "fixed"; readonly text: string }
  | { readonly kind: "hole"; readonly path: string };

// A name in quotes may hold a brace.
const PARTS = /\{\{|\}\}|\{((?:"(?:[^"\\]|\\.)*"|[^{}"])*)\}/g;

/** Whether a source is a text with paths in braces; a path may have braces in the quotes of a name alone. */
export function isTextSource(source: string): boolean {
  const named = source.replace(/\["(?:[^"\\]|\\.)*"\]/g, "");
  return textParts(named).some(({ kind }) => kind === "hole");
}

/** The parts of a text of outputs, in order; neighbouring fixed texts are one. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let fixed = "";
  let end = 0;
  const close = () => {
    if (fixed !== "") parts.push({ kind: "fixed", text: fixed });
    fixed = "";
  };
  for (const { 0: whole, 1: path, index } of text.matchAll(PARTS)) {
    fixed += text.slice(end, index);
    end = index + whole.length;
    if (path === undefined) {
      fixed += whole.slice(1);
      continue;
    }
    close();
    parts.push({ kind: "hole", path: path.trim() });
  }
  fixed += text.slice(end);
  close();
  return parts;
}

/** The name in a text that is one hole, such as `{level}`; undefined for any other text. */
export function parameterIn(text: string): string | undefined {
  return /^\{([A-Za-z]\w*)\}$/.exec(text)?.[1];
}

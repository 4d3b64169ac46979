import { bracedParts } from "./braces.ts";

/** Fixed text, and what stands in braces; `{{` and `}}` are braces themselves. */
export type TextPart =
  | { readonly kind: "fixed"; readonly text: string }
  | { readonly kind: "hole"; readonly path: string };

/** Whether a source is a text with paths in braces; a path may have braces in the quotes of a name alone. */
export function isTextSource(source: string): boolean {
  if (!source.includes("{")) return false;
  const named = source.replace(/\["(?:[^"\\]|\\.)*"\]/g, "");
  return textParts(named).some(({ kind }) => kind === "hole");
}

/** The parts of a text of outputs, in order; neighbouring fixed texts are one. */
export function textParts(text: string): readonly TextPart[] {
  return bracedParts(text, "path").map((part) =>
    typeof part === "string" ? { kind: "fixed", text: part } : { kind: "hole", path: part.inner },
  );
}

/** The name in a text that is one hole, such as `{level}`; undefined for any other text. */
export function parameterIn(text: string): string | undefined {
  return /^\{([A-Za-z]\w*)\}$/.exec(text)?.[1];
}

/** What a hole is within its braces. */
export type HoleForm = keyof typeof FORMS;

/** A part of a text that stands in the braces of a hole. */
export interface BracedPart {
  readonly inner: string;
  /** The same with its braces, as it is written. */
  readonly text: string;
}

// A letter or `$` first, and up to the closing brace no blank, comma, colon or quote: code and JSON are none.
const PLAIN = String.raw`[^\s,:"'{}]`;
const FORMS = {
  /** A template; texts after a bar may hold anything. */
  template: matcher(String.raw`\{([A-Za-z$](?:\|"[^"]*"|${PLAIN})*)\}`),
  /** A path in a text of outputs; names in brackets may hold anything. */
  path: matcher(String.raw`\{([A-Za-z$](?:\["(?:[^"\\]|\\.)*"\]|${PLAIN})*)\}`),
};

function matcher(hole: string): RegExp {
  return new RegExp(String.raw`\{\{|${hole}|\{|\}\}?`, "g");
}

/**
 * The parts of a text, in order: fixed text, of which neighbours are one, and what has the form of a hole. Braces
 * that are doubled are single ones; those around anything else stay, and so do those that close them.
 */
export function bracedParts(
  text: string,
  form: HoleForm = "template",
): readonly (string | BracedPart)[] {
  if (!/[{}]/.test(text)) return text === "" ? [] : [text];
  const parts: (string | BracedPart)[] = [];
  const braces = FORMS[form];
  braces.lastIndex = 0;
  const open: string[] = [];
  let fixed = "";
  let end = 0;
  for (let found = braces.exec(text); found; found = braces.exec(text)) {
    const [whole, inner] = found;
    fixed += text.slice(end, found.index);
    if (inner !== undefined) {
      if (fixed !== "") parts.push(fixed);
      fixed = "";
      parts.push({ inner, text: whole });
    } else {
      fixed += whole.charAt(0);
      const isClosing = whole.startsWith("}");
      if (!isClosing) open.push(whole);
      // Two that close braces of the text are not one that is doubled.
      else if (open.at(-1) === "{" || whole === "}}") {
        if (open.pop() === "{") braces.lastIndex = found.index + 1;
      }
    }
    end = braces.lastIndex;
  }
  fixed += text.slice(end);
  return fixed === "" ? parts : [...parts, fixed];
}

/** What has the form of a hole in a text, in order. */
export function bracedHoles(text: string, form?: HoleForm): readonly BracedPart[] {
  return bracedParts(text, form).filter((part) => typeof part !== "string");
}

/** A text with another one in the place of each hole. */
export function filledBraces(text: string, fill: (inner: string) => string): string {
  const parts = bracedParts(text).map((part) =>
    typeof part === "string" ? part : fill(part.inner),
  );
  return parts.join("");
}

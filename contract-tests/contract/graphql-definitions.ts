/** An operation or a fragment of a GraphQL document. */
export interface GraphqlDefinition {
  readonly kind: "query" | "mutation" | "fragment";
  readonly name: string | null;
  /** As it stands there. */
  readonly text: string;
  /** The same with spaces where comments and texts are, so that only names and marks are left. */
  readonly code: string;
}

/** The definitions of a document, by the braces that end them. */
export function definitionsIn(document: string): readonly GraphqlDefinition[] {
  const code = withoutTexts(document);
  const found: GraphqlDefinition[] = [];
  let depth = 0;
  let start: number | null = null;
  for (let index = 0; index < code.length; index += 1) {
    const character = code.charAt(index);
    if (start === null && /[\w{]/.test(character)) start = index;
    if (/[({]/.test(character)) depth += 1;
    if (!/[)}]/.test(character)) continue;
    depth -= 1;
    if (depth > 0 || character === ")" || start === null) continue;
    found.push(definition(document.slice(start, index + 1), code.slice(start, index + 1)));
    start = null;
  }
  return found;
}

function definition(text: string, code: string): GraphqlDefinition {
  const [, word = "", name = null] = /^(query|mutation|fragment)?\s*(\w+)?/.exec(code) ?? [];
  const kind = word === "mutation" || word === "fragment" ? word : "query";
  return { kind, name, text, code };
}

/** Every comment and text in a document becomes spaces; offsets stay. */
function withoutTexts(document: string): string {
  const blank = (found: string) => " ".repeat(found.length);
  return document.replace(/"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g, blank);
}

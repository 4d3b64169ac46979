import { Composer, type CST, type Document, Lexer, type ParsedNode, Parser } from "yaml";

/** The result of the YAML library for a text. */
export interface YamlText {
  /** Undefined when the nesting is too deep to go on. */
  readonly document: Document.Parsed<ParsedNode> | undefined;
  readonly tokens: readonly CST.Token[];
  /** Where a second document begins. */
  readonly secondDocument: number | undefined;
  /** Where the nesting gets too deep. */
  readonly tooDeep: number | undefined;
}

/**
 * Like `parseDocument` of the library, but with a limit on nesting: the library recurses, and a
 * text of a million brackets would end the process.
 */
export function composeYaml(text: string, depthLimit: number): YamlText {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    if (parser.stack.length > depthLimit) {
      return { document: undefined, tokens, secondDocument: undefined, tooDeep: parser.offset };
    }
  }
  tokens.push(...parser.end());
  // Repeated keys are found while the values are read, where both are at hand as text.
  const composer = new Composer({ schema: "core", uniqueKeys: false });
  const documents = composer.compose(tokens, true, text.length);
  const first = documents.next();
  const second = first.done ? first : documents.next();
  return {
    document: first.done ? undefined : first.value,
    tokens,
    secondDocument: second.done ? undefined : second.value.range[0],
    tooDeep: undefined,
  };
}

export type Language = "json" | "http" | "typescript" | "shell" | "yaml" | "text";

/** A part of a text; `kind` is null where it has no colour. */
export interface Token {
  readonly kind: Kind | null;
  readonly text: string;
}

export type Kind = "key" | "text" | "number" | "word" | "note" | "variable";

const DOUBLE = String.raw`"(?:\\.|[^"\\\n])*"`;
const SINGLE = String.raw`'(?:\\.|[^'\\\n])*'`;
const NUMBER = String.raw`(?<![\w.-])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])`;
const VARIABLE = String.raw`\$\{?[A-Z][A-Z0-9_]*\}?`;
const LITERAL = String.raw`\b(?:true|false|null)\b`;

/** What is coloured, by kind. The first that fits counts. */
const RULES: Readonly<Record<Language, Readonly<Partial<Record<Kind, string>>>>> = {
  json: { key: String.raw`${DOUBLE}(?=\s*:)`, text: DOUBLE, number: NUMBER, word: LITERAL },
  http: {
    word: String.raw`^(?:[A-Z]+(?= \S)|HTTP/[\d.]+ \d+)`,
    key: String.raw`^[\w-]+(?=:)`,
    variable: VARIABLE,
  },
  typescript: {
    note: String.raw`//[^\n]*|/\*[^]*?\*/`,
    text: [DOUBLE, SINGLE, "`(?:\\\\.|[^`\\\\])*`"].join("|"),
    number: NUMBER,
    word: String.raw`\b(?:import|from|export|const|let|await|async|function|return|if|else|for|of|in|new|type|as|satisfies|try|catch|throw|true|false|null|undefined)\b`,
    key: String.raw`(?<=[{,(\s])[\w$]+(?=\??:)`,
  },
  shell: {
    note: String.raw`(?<=^|\s)#[^\n]*`,
    variable: VARIABLE,
    text: [DOUBLE, String.raw`'[^']*'`].join("|"),
    word: String.raw`^[\w-]+`,
    key: String.raw`(?<=\s)--?[\w-]+`,
  },
  yaml: {
    note: String.raw`(?<=^|\s)#[^\n]*`,
    key: String.raw`(?<=^[ \t]*(?:- +)*)[\w.$/-]+(?=:(?:\s|$))`,
    text: [DOUBLE, SINGLE].join("|"),
    number: NUMBER,
    word: LITERAL,
  },
  text: {},
};

/** Characters that are coloured: a browser would take long to show each part of a reply of a megabyte. */
const LONGEST = 20_000;

/** Divides a text into coloured parts, which together are the text. */
export function tokensOf(text: string, language: Language): readonly Token[] {
  if (language !== "http") return tokensBy(text, language);
  const end = text.search(/\r?\n\r?\n/);
  if (end < 0) return tokensBy(text, "http");
  const body = text.slice(end);
  const isJson = /^\s*[[{"]/.test(body);
  return [...tokensBy(text.slice(0, end), "http"), ...tokensBy(body, isJson ? "json" : "text")];
}

function tokensBy(text: string, language: Language): readonly Token[] {
  const rules = Object.entries(RULES[language]);
  if (rules.length === 0) return text === "" ? [] : [{ kind: null, text }];
  const pattern = new RegExp(rules.map(([kind, rule]) => `(?<${kind}>${rule})`).join("|"), "gm");
  const tokens: Token[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) tokens.push({ kind: null, text: text.slice(at, end) });
  };
  for (const match of text.slice(0, LONGEST).matchAll(pattern)) {
    const [found] = match;
    if (found === "") continue;
    plain(match.index);
    const [kind = null] = Object.entries(match.groups ?? {}).find(([, part]) => part) ?? [];
    tokens.push({ kind: kind as Kind | null, text: found }); // the groups are named by kinds
    at = match.index + found.length;
  }
  plain(text.length);
  return tokens;
}

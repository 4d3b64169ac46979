/**
 * Texts that fit a regular expression made of literals, classes, groups, alternatives and counts. What
 * else it has, such as a lookahead, is passed over: each text is held against the whole expression.
 */

type Node =
  /** One of these characters. */
  | { readonly kind: "one"; readonly of: readonly string[] }
  | { readonly kind: "all"; readonly of: readonly Node[] }
  | { readonly kind: "any"; readonly of: readonly Node[] }
  | { readonly kind: "times"; readonly of: Node; readonly least: number; readonly most: number };

interface Lengths {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

/** No text is made longer. */
const longest = 10_000;

/** How often each choice between alternatives is made in another way, at least. */
const ways = 8;

/** A text that fits a pattern and its lengths in code points; undefined where none is found. */
export function patternSample(pattern: string, lengths: Lengths = {}): string | undefined {
  const [first] = patternSamples(pattern, lengths);
  return first;
}

/** Several, of which each alternative makes one. */
export function* patternSamples(pattern: string, lengths: Lengths = {}): Generator<string> {
  const { minLength = 0, maxLength = longest } = lengths;
  const whole = readPattern(pattern);
  if (whole === undefined) return;
  const expression = new RegExp(pattern, "u");
  // Blank text is no value.
  const wanted = Math.max(1, minLength);
  for (let way = 0; way < Math.max(ways, alternativesIn(whole)); way += 1) {
    const short = lengthOf(whole, way);
    if (Math.max(short, wanted) > longest) return;
    for (const spare of [0, 1]) {
      const text = textOf(whole, { way, left: Math.max(0, wanted - short), spare, made: way });
      // What is not bound to the end goes on, and else what is not bound to the beginning.
      const more = "a".repeat(Math.max(0, wanted - [...text].length));
      const found = [text, text + more, more + text].find((each) => {
        const length = [...each].length;
        return length >= wanted && length <= maxLength && expression.test(each);
      });
      if (found === undefined) continue;
      yield found;
      break;
    }
  }
}

/** The most between which there is one choice. */
function alternativesIn(node: Node): number {
  if (node.kind === "one") return 1;
  const inside = [node.of].flat().map(alternativesIn);
  return Math.max(1, node.kind === "any" ? node.of.length : 1, ...inside);
}

const token =
  /\\[pP]\{[^}]*\}|\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\c[a-z]|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:[:=!]|<[=!]|<\w+>)|\{\d+(?:,\d*)?\}|./gisu;

const nothing: Node = { kind: "all", of: [] };

/** The tree of a pattern; undefined where it repeats what a group took, or does not compile. */
function readPattern(pattern: string): Node | undefined {
  const tokens = pattern.match(token) ?? [];
  let at = 0;
  const isEnd = () => at >= tokens.length || tokens[at] === ")";

  function choice(): Node {
    const of: Node[] = [];
    do {
      const all: Node[] = [];
      while (!isEnd() && tokens[at] !== "|") all.push(counted(atom()));
      of.push({ kind: "all", of: all });
    } while (tokens[at] === "|" && ++at > 0);
    return { kind: "any", of };
  }

  function atom(): Node {
    const text = tokens[at++] ?? "";
    if (text.startsWith("(")) {
      const inside = choice();
      at += 1;
      return /[=!]$/.test(text) ? nothing : inside;
    }
    return /^[\^$]$|^\\b$/i.test(text) ? nothing : { kind: "one", of: fitting(text) };
  }

  function counted(of: Node): Node {
    const count = countOf(tokens[at]);
    if (!count) return of;
    at += 1;
    if (tokens[at] === "?") at += 1;
    return { kind: "times", of, ...count };
  }

  try {
    void new RegExp(pattern, "u");
    return /\\[1-9k]/.test(pattern) ? undefined : choice();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function countOf(text = "") {
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}$/.exec(text) ?? [];
  if (least !== undefined) {
    return { least: Number(least), most: comma ? Number(most || longest) : Number(least) };
  }
  if (text === "?") return { least: 0, most: 1 };
  if (text === "*" || text === "+") return { least: text === "+" ? 1 : 0, most: longest };
  return undefined;
}

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(126 - at));
/** The first of these that a part takes any of; those behind are harder to send. */
const alphabets = [
  [..."abcdefghijklmnopqrstuvwxyz1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
  [..."-_.", ...ascii],
  [..."éß漢😀\t\n\r\f\v"],
];

/** Characters that one part of an expression takes. */
function fitting(part: string): readonly string[] {
  const named = (part.match(/\\[ux]\{?[\da-f]+/gi) ?? []).map((each) =>
    String.fromCodePoint(Number.parseInt(each.replace(/\\[ux]\{?/i, ""), 16)),
  );
  const expression = new RegExp(`^${part}$`, "u");
  const taken = [...alphabets, [...part, ...named]].map((all) =>
    all.filter((each) => expression.test(each)),
  );
  return [...new Set(taken.find(({ length }) => length > 0))];
}

/** How many code points the shortest text has. */
function lengthOf(node: Node, way: number): number {
  switch (node.kind) {
    case "one":
      return 1;
    case "all":
      return node.of.reduce((sum, each) => sum + lengthOf(each, way), 0);
    case "any":
      return lengthOf(chosen(node.of, way), way);
    case "times":
      return node.least === 0 ? 0 : node.least * lengthOf(node.of, way);
  }
}

interface Making {
  readonly way: number;
  /** How many code points are still to be added by repeating more often than needed. */
  left: number;
  /** How many repetitions may be too many. */
  spare: number;
  /** How many characters were chosen of several. */
  made: number;
}

function textOf(node: Node, making: Making): string {
  switch (node.kind) {
    case "one":
      return node.of[node.of.length > 1 ? making.made++ % node.of.length : 0] ?? "";
    case "all":
      return node.of.map((each) => textOf(each, making)).join("");
    case "any":
      return textOf(chosen(node.of, making.way), making);
    case "times":
      return Array.from({ length: timesOf(node, making) }, () => textOf(node.of, making)).join("");
  }
}

function timesOf({ of, least, most }: Node & { kind: "times" }, making: Making): number {
  const each = lengthOf(of, making.way);
  if (each === 0 || making.left === 0) return least;
  const wanted = Math.floor(making.left / each) + (making.left % each > 0 ? making.spare : 0);
  const more = Math.min(most - least, wanted);
  making.left = Math.max(0, making.left - more * each);
  return least + more;
}

function chosen(of: readonly Node[], way: number): Node {
  return of[way % of.length] ?? nothing;
}

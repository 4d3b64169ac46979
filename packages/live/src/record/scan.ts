import type { Secret } from "blockwright/suite";

/** How often a text is taken for an encoded one: a secret may be encoded several times over. */
const DEPTH = 3;

/**
 * The first secret that stands in the text, as it is or encoded. Decodes the text in all ways,
 * where scrubbing looks for encoded secrets: what one of the two overlooks the other finds.
 */
export function secretIn(text: string, secrets: readonly Secret[]): Secret | undefined {
  let texts = new Set([text]);
  for (let depth = 0; ; depth += 1) {
    const lower = [...texts].map((each) => each.toLowerCase());
    const found = secrets.find((secret) => {
      const wanted = secret.text.toLowerCase();
      const bare = withoutBackslashes(wanted);
      return lower.some((each) => each.includes(wanted) || each.includes(bare));
    });
    if (found || depth === DEPTH) return found;
    texts = new Set([...texts].flatMap((each) => decoders.map((decode) => decode(each))));
  }
}

const decoders: readonly ((text: string) => string)[] = [
  (text) =>
    text.replace(/(?:(?:%|=|\\x)[\da-f]{2})+/gi, (signs) =>
      fromHex(signs.replace(/%|=|\\x/gi, "")),
    ),
  (text) => text.replaceAll("+", " "),
  (text) =>
    text.replace(
      /[\\%]u(?:([\da-f]{4})|\{([\da-f]{1,6})\})|\\(.)/gi,
      (whole, unit?: string, code?: string, sign = "") =>
        signOf(Number.parseInt(unit ?? code ?? "", 16), escapes.get(sign) ?? (sign || whole)),
    ),
  // Escapes of escapes, however deep.
  withoutBackslashes,
  (text) => text.replace(/&(?:#(\d+);?|#x([\da-f]+);?|(\w+);)/gi, htmlSign),
  // Lines of base64, pairs of hexadecimal.
  (text) => text.replace(/[\s:]+/g, ""),
  (text) => decodedRuns(text, /[\w+/-]{8,}/g, 4, (run) => Buffer.from(run, "base64").toString()),
  (text) => decodedRuns(text, /(?:[\da-f]{2}){6,}[\da-f]?/gi, 2, fromHex),
];

function withoutBackslashes(text: string): string {
  return text.replaceAll("\\", "");
}

/** What the runs say when they begin at their first sign, at their second, and so on. */
function decodedRuns(text: string, run: RegExp, group: number, decode: (run: string) => string) {
  const runs = text.match(run) ?? [];
  const starts = Array.from({ length: group }, (_, start) => start);
  return runs.flatMap((each) => starts.map((start) => decode(each.slice(start)))).join("\n");
}

function fromHex(digits: string): string {
  return Buffer.from(digits, "hex").toString();
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["b", "\b"],
  ["f", "\f"],
]);

/** The sign of a code; the other text where no sign has the code. */
function signOf(code: number, other: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : other;
}

/** Names of HTML for the signs that occur in secrets. */
const names =
  "excl ! quot \" num # dollar $ percnt % amp & apos ' lpar ( rpar ) ast * plus + comma , period . sol / " +
  "colon : semi ; lt < equals = gt > quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] hat ^ " +
  "lowbar _ grave ` lcub { lbrace { verbar | vert | rcub } rbrace } hyphen -";
const entities: ReadonlyMap<string, string> = new Map(
  [...names.matchAll(/(\w+) (\S)/g)].map(([, name = "", sign = ""]) => [name, sign]),
);

function htmlSign(whole: string, decimal?: string, digits?: string, name?: string): string {
  if (name !== undefined) return entities.get(name.toLowerCase()) ?? whole;
  return signOf(digits === undefined ? Number(decimal) : Number.parseInt(digits, 16), whole);
}

import type { Secret } from "./secrets.ts";

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
    const found = secrets.find((secret) =>
      lower.some((each) => each.includes(secret.text.toLowerCase())),
    );
    if (found || depth === DEPTH) return found;
    texts = new Set([...texts].flatMap((each) => decoders.map((decode) => decode(each))));
  }
}

const decoders: readonly ((text: string) => string)[] = [
  (text) => text.replace(/(?:%[\da-f]{2})+/gi, (signs) => fromHex(signs.replaceAll("%", ""))),
  (text) => text.replaceAll("+", " "),
  (text) => text.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, code, sign) => unescaped(code, sign)),
  (text) => text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, htmlSign),
  (text) => decodedRuns(text, /[\w+/-]{8,}/g, 4, (run) => Buffer.from(run, "base64").toString()),
  (text) => decodedRuns(text, /(?:[\da-f]{2}){6,}[\da-f]?/gi, 2, fromHex),
];

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

function unescaped(code: string | undefined, sign: string): string {
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
  return escapes.get(sign) ?? sign;
}

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

function htmlSign(whole: string, decimal?: string, digits?: string, name?: string): string {
  const code = decimal ?? (digits === undefined ? undefined : Number.parseInt(digits, 16));
  if (code === undefined) return entities.get(name ?? "") ?? whole;
  return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole;
}

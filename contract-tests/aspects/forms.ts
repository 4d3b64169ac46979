import type { ParameterContract } from "../contract/types.ts";
import { equals, type Forms, type Is, isObject, isOf, text } from "./aspect.ts";

// What values look like that have to be tried. Nothing here is a value, so that no table of values
// can lose one without a form that misses it.

export const nothing: Forms = {
  "left out": equals(undefined),
  "empty text": equals(""),
  "blank text": text(/^\s+$/),
  null: equals(null),
};

const holds = (test: (value: unknown) => boolean): Is =>
  function inside(given): boolean {
    if (test(given)) return true;
    return typeof given === "object" && given !== null && Object.values(given).some(inside);
  };

const noText: Forms = {
  "a number": isOf("number"),
  "a truth value": isOf("boolean"),
  "an object": isObject,
  "a list": Array.isArray,
};

const noNumber: Forms = {
  "a word": text(/^[a-z]+$/),
  "a hexadecimal number": text(/^0x/),
  "a truth value": isOf("boolean"),
  "a list": Array.isArray,
  NaN: equals(Number.NaN),
  Infinity: equals(Number.POSITIVE_INFINITY),
  "its text": text(/^-?[\d.]+(e[+-]?\d+)?$/),
  "its text with spaces": text(/^\s+\S+\s+$/),
};

const fraction: Is = (given) => Number.isFinite(given) && !Number.isInteger(given);

const list: Forms = {
  "a number": isOf("number"),
  "a truth value": isOf("boolean"),
  "an object": isObject,
  "a list of numbers": (given) => Array.isArray(given) && typeof given[0] === "number",
  "nothing but commas": text(/^[\s,]*,[\s,]*$/),
  "a list without items": (given) => Array.isArray(given) && given.length === 0,
  "text with spaces and commas too many": text(/\S.*,\s*,\s*$/),
  "a list of texts with spaces": (given) => Array.isArray(given) && /^ .* $/.test(String(given[0])),
};

/** What has to be given for every parameter of a type, whatever its limits are. */
export const ofType: Readonly<Record<ParameterContract["type"] | "list", Forms>> = {
  string: noText,
  integer: { ...noNumber, "a fraction": fraction },
  number: noNumber,
  boolean: {
    "a word": text(/^yes$/),
    "text in capitals": text(/^TRUE$/),
    "1 as text": equals("1"),
    1: equals(1),
    "an object": isObject,
    true: equals(true),
    false: equals(false),
    "true as text": equals("true"),
    "false as text": equals("false"),
    "text with spaces": equals(" true "),
  },
  json: {
    "text that is no JSON": text(/^\w+ JSON$/),
    "text that is cut off": text(/^[{[]"\w+":$/),
    "quotes that are none of JSON": text(/^\{'/),
    "null as text": equals("null"),
    "an empty object": (given) => JSON.stringify(given) === "{}",
    "an object with null, false and 0": (given) =>
      isObject(given) &&
      [null, false, 0].every((each) => Object.values(Object(given)).includes(each)),
    "an object as text": text(/^\{.*\}$/s),
    "a list": Array.isArray,
    "a list with null and 0": (given) =>
      Array.isArray(given) && [null].every((each) => given.includes(each)),
    "a list as text": text(/^\[.*\]$/s),
    "a number": isOf("number"),
    "a number as text": text(/^\d+$/),
    "a truth value": isOf("boolean"),
    "a truth value as text": equals("true"),
    "a member of the prototype": text(/"__proto__"/),
    "NaN inside": holds(Number.isNaN),
    "a Map inside": holds((given) => given instanceof Map),
  },
  file: {
    "quotes in its name": (given) => /"/.test(nameOf(given)),
    "a line break in its name": (given) => /\n/.test(nameOf(given)),
    "folders in its name": (given) => /\.\.\//.test(nameOf(given)),
    "a name beyond ASCII": (given) => /漢/.test(nameOf(given)),
    "no byte": (given) => Object(given).base64 === "",
    "a reference": text(/^host:/),
    "no base64": (given) => Object(given).base64 === "*",
    NaN: equals(Number.NaN),
    Infinity: equals(Number.POSITIVE_INFINITY),
    "its text": text(/^\{/),
    "its text with spaces": text(/^\s+\{/),
  },
  list,
};

function nameOf(given: unknown): string {
  return String(Object(given).name ?? "");
}

/** Half a character. */
export const half: Forms = { "half a character": text(/[\ud800-\udbff](?![\udc00-\udfff])/) };

/** Signs that are easily lost on the way, of which the shortest text still has these. */
export const fewSigns: Forms = {
  "a text with &": text(/&/),
  "a text with %": text(/%/),
  "a text with ?": text(/\?/),
  "a text with =": text(/=/),
  "a text beyond ASCII": text(/[À-ɏ]/),
};

const anywhere: Forms = {
  ...fewSigns,
  "a text with +": text(/\+/),
  "a text with #": text(/#/),
  "a text with /": text(/\//),
  "a text with ;": text(/;/),
  "a text with ,": text(/,/),
  "an address as people paste it": text(/^[\w.]+\/d\/\w/),
};

function without(forms: Forms, name: string): Forms {
  return Object.fromEntries(Object.entries(forms).filter(([form]) => form !== name));
}

const inBody: Forms = {
  ...anywhere,
  "a text beyond Latin-1": text(/漢/),
  "a sign of two units": text(/😀/),
  "a backslash": text(/\\/),
  "a line break": text(/\n/),
  "spaces around and within it": text(/^ .*\S {2}\S.* $/s),
  quotes: text(/".*'/s),
};

const inSegment: Forms = {
  ...anywhere,
  "a text beyond Latin-1": text(/漢/),
  "two dots and more": text(/^\.\.\w/),
  "a text that is encoded already": text(/%2F/i),
  "a dot, @ and #": text(/\..*@.*#/),
  "a space within it": text(/^\S+ \S+$/),
  quotes: text(/'/),
};

/** Of a free text, by where it comes to stand; where it may not, what a refusal has to be shown with. */
export const signs = {
  body: inBody,
  header: { ...anywhere, quotes: text(/".*'/s), "a backslash": text(/\\/) },
  pair: {
    ...without(anywhere, "an address as people paste it"),
    quotes: text(/".*'/s),
    "a text beyond Latin-1": text(/漢/),
  },
  path: inSegment,
} as const satisfies Readonly<Record<string, Forms>>;

const control = { "a line break": text(/\n/), "a control": text(/\0/) };

/** What cannot stand there. */
export const unfit = {
  body: {},
  header: { ...control, "a text beyond Latin-1": text(/漢/) },
  pair: control,
  path: { ...control, "one dot": equals("."), "two dots": equals("..") },
  segments: {
    "a segment without a sign": text(/\w\/\/\w/),
    "a slash at its beginning": text(/^\/\w/),
    "a slash at its end": text(/\w\/$/),
    "two dots within it": text(/\w\/\.\.\/\w/),
    "one dot within it": text(/^\.\/\w/),
  },
  markup: {
    "a control": text(/\0/),
    "a control that XML lacks": text(/\u000b/),
    "a sign that XML lacks": text(/\ufffe/),
  },
} as const satisfies Readonly<Record<string, Forms>>;

/** What means something in HTML and XML. */
export const markup: Forms = {
  "an element": text(/<\/b><script>/),
  "an attribute": text(/^" onload=/),
  entities: text(/&lt;.*&amp;/),
  "the end of a comment": text(/-->/),
};

/** Names of members that become names of a form. */
export const formNames: Forms = {
  "a name with signs of a form": named(/&=\+/),
  "a name with a line break": named(/\r\n/),
  "a name that looks like another": named(/^amount=0&b/m),
  "a name beyond ASCII": named(/漢/),
  "a name with quotes": named(/'"\\/),
  "a name with brackets the other way": named(/\]\[/),
  "a name with an opening bracket": named(/^\w\[$/m),
  "a name with a closing bracket": named(/^\w\]$/m),
  "a name of brackets alone": named(/^\[\]$/m),
};

function named(pattern: RegExp): Is {
  return (given) => {
    const members = Array.isArray(given) ? given[0] : given;
    return isObject(members) && pattern.test(Object.keys(Object(members)).join("\n"));
  };
}

/** Times as texts. `zoned`: of a time that is sent in a zone. */
export const times: Forms = {
  "a date": text(/^\d{4}-\d\d-\d\d$/),
  "an offset before UTC": text(/-\d\d:\d\d$/),
  "an offset after UTC": text(/\+\d\d:\d\d$/),
  "a fraction of a second": text(/\.\d+Z$/),
  "a day that there is not": text(/-02-30/),
  "an hour that there is not": text(/T25/),
  "a word": text(/^now$/),
  "a number": text(/^\d{6,}$/),
  "a time without an offset": text(/T\d\d:\d\d(:\d\d)?$/),
};

/** Part of every credential in these tables that is not empty: no error may repeat it. */
export const credentialPart = "c4n4ryKey";

const key = `${credentialPart}-7`;

/** Credentials that must not be sent. */
export const refusedCredentials: Readonly<Record<string, unknown>> = {
  "a line break inside": `${key}\nX-Evil: 1`,
  "a carriage return and a line feed inside": `${key}\r\nX-Evil: 1`,
  "a carriage return inside": `a\r${key}`,
  "a folded line inside": `${key}\r\n folded`,
  "a tab inside": `a\t${key}`,
  "a vertical tab inside": `a\u000b${key}`,
  "an escape inside": `a\u001b[31m${key}`,
  "NUL inside": `a\u0000${key}`,
  "NUL at the end": `${key}\u0000`,
  "NUL at the beginning": `\u0000${key}`,
  "DEL at the end": `${key}\u007f`,
  "a C1 control character": `a\u0085${key}`,
  "a character beyond Latin-1": `${key}€`,
  "an emoji": `${key}🙂`,
  "a full-width letter": `ａ${key}`,
  "a zero-width space at the end": `${key}\u200b`,
  "a line separator inside": `a\u2028${key}`,
  "a lone high surrogate": `${key}\ud800`,
  "a lone low surrogate": `\udc00${key}`,
  nothing: undefined,
  null: null,
  "empty text": "",
  "blank text": " \t\r\n\u00a0\ufeff ",
  "a list": [key],
  "an empty list": [],
  "a list in a list": [[key]],
  "an object": { token: key },
  "an object with toString": { toString: () => key },
  "a number": 123_456_789,
  zero: 0,
  true: true,
  false: false,
};

/** Credentials as they are given, and as they must arrive. */
export const sentCredentials: Readonly<Record<string, readonly [given: string, sent: string]>> = {
  plain: [key, key],
  "with blanks around": [`  ${key} `, key],
  "with a line break at the end": [`${key}\n`, key],
  "with line breaks around": [`\r\n${key}\r\n`, key],
  "with a tab and a no-break space around": [`\t${key}\u00a0`, key],
  "with a byte order mark": [`\ufeff${key}`, key],
  "with a blank inside": [`${key} x`, `${key} x`],
  "with what a query gives a meaning to": [`${key}&key=x#?/=+%41`, `${key}&key=x#?/=+%41`],
  "with what a header gives a meaning to": [`${key},"x";\\y:z`, `${key},"x";\\y:z`],
  "with its own scheme": [`Bearer ${key}`, `Bearer ${key}`],
  "in Latin-1": [`${key}éÿ`, `${key}éÿ`],
  "of one character": ["7", "7"],
  "of 100,000 characters": [key + "x".repeat(100_000), key + "x".repeat(100_000)],
};

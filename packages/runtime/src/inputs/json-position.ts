const space = /[ \t\n\r]*/y;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
// In parts, as engines limit how much one loop may take.
const characters = /(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,4096}/uy;
const opening = /[[{]/y;
const closing = { "[": /\]/y, "{": /\}/y };
const quote = /"/y;
const colon = /:/y;
const comma = /,/y;

/**
 * Index of the first character at which a text stops being JSON; its length if it ends too early, and
 * undefined if it is JSON. Engines say it each in their own way, some not at all.
 */
export function brokenAt(text: string): number | undefined {
  const open: (keyof typeof closing)[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? "";
    at += found.length;
    return found;
  };
  const takeText = (): boolean => {
    if (!take(quote)) return false;
    while (take(characters));
    return take(quote) !== "";
  };
  const takeName = (): boolean => {
    take(space);
    if (!takeText()) return false;
    take(space);
    return take(colon) !== "";
  };
  for (;;) {
    take(space);
    const bracket = take(opening) as keyof typeof closing | "";
    if (bracket) {
      open.push(bracket);
      take(space);
    }
    // What an empty list or object holds is nothing.
    if (!(bracket && take(closing[bracket]) && open.pop())) {
      if (bracket === "{" && !takeName()) return at;
      if (bracket) continue;
      if (text[at] === '"' ? !takeText() : !take(word)) return at;
    }
    let innermost: keyof typeof closing | undefined;
    for (;;) {
      take(space);
      innermost = open.at(-1);
      if (!innermost) return at < text.length ? at : undefined;
      if (!take(closing[innermost])) break;
      open.pop();
    }
    if (!take(comma)) return at;
    if (innermost === "{" && !takeName()) return at;
  }
}

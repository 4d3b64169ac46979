const space = /[ \t\n\r]*/y;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
// In parts, as engines limit how much one loop may take.
const characters = /(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,4096}/uy;

/**
 * Index of the first character at which a text stops being JSON; its length if it ends too early, and
 * undefined if it is JSON. Engines say it each in their own way, some not at all.
 */
export function brokenAt(text: string): number | undefined {
  const open: string[] = []; // the brackets that have to be closed, by the signs that close them
  let isDue = true; // a value has to follow, with its name in an object
  let isFirst = false; // but an empty list or object may be closed as well
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const takeSign = (sign: string | undefined): boolean => {
    const isNext = text[at] === sign;
    if (isNext) at++;
    return isNext;
  };
  const takeText = (): boolean => {
    if (!takeSign('"')) return false;
    while (take(characters));
    return takeSign('"');
  };
  for (;;) {
    take(space);
    if (!isDue && !open.length) return at < text.length ? at : undefined;
    if ((isFirst || !isDue) && takeSign(open.at(-1))) {
      open.pop();
      isDue = isFirst = false;
    } else if (!isDue) {
      if (!takeSign(",")) return at;
      isDue = true;
    } else {
      if (open.at(-1) === "}") {
        if (!takeText() || !(take(space) && takeSign(":"))) return at;
        take(space);
      }
      isFirst = true;
      if (takeSign("{")) open.push("}");
      else if (takeSign("[")) open.push("]");
      else {
        if (text[at] === '"' ? !takeText() : !take(word)) return at;
        isDue = isFirst = false;
      }
    }
  }
}

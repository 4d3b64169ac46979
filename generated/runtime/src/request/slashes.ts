// Generated from packages/runtime/src/request/slashes.ts. Do not edit; run `npm run generate`.

/** The text without the slashes at its end. */
export function withoutSlashes(text: string): string {
  let end = text.length;
  // A regular expression would take quadratic time for slashes that are not at the end.
  while (text[end - 1] === "/") end--;
  return text.slice(0, end);
}

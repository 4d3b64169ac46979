// Generated from packages/runtime/src/inputs/pattern.ts. Do not edit; run `npm run generate`.

const cache = new Map<string, RegExp>();

/** Whether `text` has what `pattern` describes; each pattern is compiled once. */
export function matches(pattern: string, text: string): boolean {
  let compiled = cache.get(pattern);
  if (!compiled) {
    compiled = new RegExp(pattern, "u");
    cache.set(pattern, compiled);
  }
  return compiled.test(text);
}

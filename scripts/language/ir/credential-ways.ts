import { choicesOf } from "./rules.ts";
import type { Credential, Rule } from "./types.ts";

/** Credentials that are enough together, each way of them; those that may be left out with them come last. */
export function credentialWays(
  auth: readonly Credential[],
  rules: readonly Rule[],
): readonly (readonly Credential[])[] {
  const known = (name: string) => auth.find((each) => each.name === name);
  let ways: readonly (readonly Credential[])[] = [auth.filter(({ optional }) => !optional)];
  const ruled = new Set<string>();
  for (const rule of rules) {
    const choices = choicesOf(rule).map((names) => names.flatMap((name) => known(name) ?? []));
    if (rule.severity === "warning" || choices.every(({ length }) => length === 0)) continue;
    for (const each of choices.flat()) ruled.add(each.name);
    ways = ways.flatMap((way) => choices.map((choice) => [...new Set([...way, ...choice])]));
  }
  for (const each of auth.filter(({ optional, name }) => optional && !ruled.has(name))) {
    ways = ways.flatMap((way) => [[...way, each], way]);
  }
  const byText = new Map(ways.map((way) => [way.map(({ name }) => name).join(" "), way]));
  return [...byText.values()].toSorted((one, other) => Number(!one.length) - Number(!other.length));
}

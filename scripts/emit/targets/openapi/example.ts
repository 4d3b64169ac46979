import type { Example, Json, JsonSchema } from "../../../language/ir/types.ts";

/** Named examples for one place; null when no example says anything of it. */
export function exampleObjects(
  examples: readonly Example[],
  valueOf: (example: Example) => Json | undefined,
): JsonSchema | null {
  const keys = exampleKeys(examples);
  const entries = examples.flatMap((example, index) => {
    const value = valueOf(example);
    return value === undefined ? [] : [[keys[index] ?? "", { summary: example.name, value }]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/**
 * A key for each example, for `Prefer: example=<key>`: the words of its name in lower case, joined
 * by dashes; a number follows where two would be the same.
 */
export function exampleKeys(examples: readonly Pick<Example, "name">[]): readonly string[] {
  const taken = new Set<string>();
  return examples.map(({ name }) => {
    const words = slug(name);
    let key = words;
    for (let number = 2; taken.has(key); number += 1) key = `${words}-${number}`;
    taken.add(key);
    return key;
  });
}

function slug(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "example";
}

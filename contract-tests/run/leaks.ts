import type { Contract } from "../contract/types.ts";
import { secretsOf } from "../contract/secrets.ts";

/** A shorter text may stand in an error for other reasons. */
const SHORTEST = 8;

/** In words, every place of an error in which a secret among the inputs shows. */
export function leaks(
  contract: Contract,
  operation: string,
  inputs: Readonly<Record<string, unknown>>,
  error: unknown,
): readonly string[] {
  const texts = textsIn(error, "error", new Set());
  const called = contract.operations.find(({ id }) => id === operation);
  const secrets = called ? secretsOf(called, inputs) : [];
  return secrets
    .filter(({ text }) => text.length >= SHORTEST)
    .flatMap(({ input, text }) => {
      const shows = (each: string) => each.toLowerCase().includes(text.toLowerCase());
      return texts
        .filter((each) => shows(each.text))
        .map(({ path }) => `${path} shows the secret ${input}`);
    });
}

interface FoundText {
  readonly path: string;
  readonly text: string;
}

/** Texts and numbers, hidden ones and the names of members too. */
function textsIn(value: unknown, path: string, seen: Set<unknown>): readonly FoundText[] {
  if (typeof value === "string" || typeof value === "number")
    return [{ path, text: String(value) }];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.getOwnPropertyNames(value).flatMap((name) => [
    { path: `a name in ${path}`, text: name },
    ...textsIn(Reflect.get(value, name), `${path}.${name}`, seen),
  ]);
}

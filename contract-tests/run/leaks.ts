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
  const called = contract.operations.find(({ id }) => id === operation);
  const secrets = called ? secretsOf(called, inputs) : [];
  const telling = secrets.filter(({ text }) => text.length >= SHORTEST);
  if (telling.length === 0) return [];
  const texts = textsIn(error, "error", new Set());
  return telling.flatMap(({ input, text }) => {
    const wanted = text.toLowerCase();
    return texts
      .filter((each) => each.text.includes(wanted))
      .map(({ path }) => `${path} shows the secret ${input}`);
  });
}

interface FoundText {
  readonly path: string;
  readonly text: string;
}

/** Texts and numbers in small letters, hidden ones and the names of members too. */
function textsIn(value: unknown, path: string, seen: Set<unknown>): readonly FoundText[] {
  if (typeof value === "string" || typeof value === "number")
    return [{ path, text: String(value).toLowerCase() }];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.getOwnPropertyNames(value).flatMap((name) => [
    { path: `a name in ${path}`, text: name.toLowerCase() },
    ...textsIn(Reflect.get(value, name), `${path}.${name}`, seen),
  ]);
}

import type { Operation, Provider } from "../../../language/ir/types.ts";
import { deprecationText } from "../sentences.ts";

/** What to use in place of a deprecated operation, by its name in the package; null of the others. */
export function insteadOf(
  { operations }: Provider,
  { words }: Operation,
  shown = (method: string) => `\`${method}\``,
): string | null {
  if (!words?.deprecated) return null;
  const method = (use: string) => operations.find(({ id }) => id === use)?.names.method ?? use;
  return deprecationText(words.deprecated, (use) => shown(method(use)));
}

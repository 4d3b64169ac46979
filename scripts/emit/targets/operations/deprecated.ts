import type { Operation, Provider } from "../../../language/ir/types.ts";
import { deprecationText } from "../sentences.ts";

/** What is said of a deprecated operation, by the names of methods in the package; null of the others. */
export function insteadOf(
  provider: Provider,
  { words }: Operation,
  shown = (method: string) => `\`${method}\``,
): string | null {
  if (words?.deprecated === undefined) return null;
  return deprecationText(words.deprecated, provider, ({ names }) => shown(names.method));
}

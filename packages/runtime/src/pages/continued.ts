import type { Operation } from "../operation.ts";
import { definitionOf, type RunDefinition } from "../run.ts";

/**
 * Asks for every page but the first as another operation does. Its replies are read as those of the
 * first page.
 */
export function continuedBy(operation: () => Operation<never, unknown>) {
  return <First extends RunDefinition>(first: First): First => {
    const other = definitionOf(operation());
    const { id, inputs, rules = [], connect, call, keywords } = other;
    const asked = {
      id,
      inputs,
      rules,
      connect,
      call,
      keywords: { ...keywords, ...first.keywords },
    };
    const { hooks: _, ...read } = first;
    return { ...read, ...asked, ...(other.hooks && { hooks: other.hooks }) } as First; // all its members
  };
}

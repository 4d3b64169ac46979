import type { OperationDefinition } from "../operation-definition.ts";
import type { Operation } from "../operation.ts";
import { type RunDefinition, withKeywords } from "../run.ts";

/**
 * Asks for every page but the first as another operation does. Its replies are read as those of the
 * first page.
 */
export function continuedBy(operation: () => Operation<never, unknown>) {
  return <First extends RunDefinition>(first: First): First => {
    // Operations hold the data that they are made of.
    const other = withKeywords(operation() as object as OperationDefinition<never>);
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

import { operationOf } from "../../../language/ir/operation-of.ts";
import type { Operation, Provider } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import type { LocalNames } from "./names.ts";

/** The export of the runtime with which another operation gives the next pages. */
export const CONTINUED = "continuedBy";

/** What asks for every page but the first; null where the operation itself does. */
export function followingExpression(
  provider: Provider,
  { page }: Operation,
  { keywords }: LocalNames,
): ExpressionView | null {
  if (page?.call === undefined) return null;
  const called = operationOf(provider, page.call);
  const name = keywords.get(CONTINUED) ?? CONTINUED;
  const later = { kind: "later", name: called.names.method } as const;
  return { kind: "call", of: null, name, arguments: [later], isPure: true };
}

import { credentialsOf, isScheme, prefixOf } from "../../../language/ir/credentials.ts";
import type { Credential, Operation, Provider } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import { call } from "./expression.ts";

/**
 * The credentials of an operation that nothing else keeps out of errors: those that travel like
 * parameters or not at all, and those that are a part of what travels.
 */
export function hiddenCredentials(provider: Provider, operation: Operation): readonly string[] {
  const all = credentialsOf(provider, operation);
  return all.filter((each) => !travelsAlone(each)).map(({ name }) => name);
}

/** The options of a call whose errors do not show these credentials. */
export function hiding(names: readonly string[], options: ExpressionView): ExpressionView {
  if (names.length === 0) return options;
  const of = names.map((name): ExpressionView => ({ kind: "read", of: "options", name }));
  return call("withoutCarried", options, { kind: "list", of });
}

/** Whether a credential is what travels at its place, but for a scheme before it. */
function travelsAlone(credential: Credential): boolean {
  const prefix = prefixOf(credential);
  return prefix !== null && isScheme(credential) && /^(?:[a-z][\w-]* +)?$/i.test(prefix);
}

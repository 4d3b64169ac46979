import type { Context } from "./context.ts";
import { asToolError, type ErrorDetails, ToolError } from "./tool-error.ts";

/** What `prepare` makes before a call. Throws a ToolError only, whatever the objects of a host throw. */
export function prepared<Made>(
  { provider, id: operation }: { readonly provider: string; readonly id: string },
  prepare: () => Made,
  own?: ErrorDetails,
): Made {
  try {
    return prepare();
  } catch (error) {
    const { code, message, ...details } = asToolError(error);
    throw new ToolError(code, message, { ...details, ...own, provider, operation });
  }
}

/**
 * The set for what nobody may see of a call: that of its context, which the calls around it share, or
 * else a new one.
 */
export function secretsFor(context: Context | null | undefined): Set<string> {
  const secrets = context?.secrets;
  // What is given and is none is refused by the call.
  return secrets instanceof Set ? secrets : new Set();
}

/** A context with other members. It inherits the rest, as that of a host may be of a class. */
export function derived<Given extends object, Own extends object>(
  context: Given | undefined,
  own: Own,
): Given & Own {
  // What is no object is given on, for the call to refuse it.
  if (Object(context ?? own) !== (context ?? own)) return context as Given & Own;
  // Defined, as what is inherited may be frozen.
  return Object.create(context ?? null, Object.getOwnPropertyDescriptors(own));
}

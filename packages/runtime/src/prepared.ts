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

/** A context with other members. It inherits the rest, as that of a host may be of a class. */
export function derived<Context extends object, Own extends object>(
  context: Context | undefined,
  own: Own,
): Context & Own {
  // Defined, as what is inherited may be frozen.
  return Object.create(context ?? null, Object.getOwnPropertyDescriptors(own));
}

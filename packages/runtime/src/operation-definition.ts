import type { TransportOptions } from "./context.ts";
import type { Accept, Effect, ErrorMapping, Input, Output, ReplyKind, Rule } from "./definition.ts";
import type { hooks } from "./hooks/hooks.ts";
import type { Call, Connection } from "./request/connection.ts";
import type { Keywords } from "./keywords.ts";

/** What all operations of a provider have. */
export interface Provider<Credentials> {
  readonly id: string;
  /** The credentials, and the parts of the address that a caller supplies. */
  readonly credentials: Readonly<Record<string, Input>>;
  readonly errors: ErrorMapping;
  /** Checks the address and the credentials of the call. Throws a `ToolError` when one is not allowed. */
  readonly connect: (given: Credentials, options: TransportOptions) => Connection;
}

interface Own {
  readonly name: string;
  readonly inputs: Readonly<Record<string, Input>>;
  readonly rules?: readonly Rule[];
  /** By dotted name: `metadata.count`. */
  readonly outputs: Readonly<Record<string, Output>>;
  /** Success status -> its body. */
  readonly replies: Readonly<Record<number, ReplyKind>>;
  readonly accept?: Readonly<Record<number, Accept>>;
  /** Implements the keywords used above, apart from `basics`. */
  readonly keywords?: readonly Keywords[];
  /** What `hooks` makes of the functions that the manifest names. */
  readonly hooks?: ReturnType<typeof hooks>;
}

/** What an operation has of its own: beside what its provider has, or in place of it. */
export interface OperationDefinition<Values> extends Own, Partial<Omit<Provider<Values>, "id">> {}

/** An operation with what its provider and its call say of it. */
export interface WholeDefinition<Values> extends Own, Pick<Provider<Values>, "errors" | "connect"> {
  readonly id: string;
  readonly provider: string;
  readonly effect: Effect;
  /** How the checked values are sent. */
  readonly call: Call<Values>;
}

/** The whole of an operation; its inputs are the credentials, and then its own. */
export function wholeOf<Values, Definition extends OperationDefinition<Values>>(
  provider: Provider<Values>,
  call: Call<Values>,
  own: Definition,
): Definition & WholeDefinition<Values> {
  // The credentials stay a member as well: to take them out would cost every bundle some bytes.
  const all = { ...provider, ...own };
  return {
    ...all,
    id: call.operation,
    provider: provider.id,
    effect: call.effect,
    inputs: { ...all.credentials, ...all.inputs },
    call,
  };
}

import type { TransportOptions } from "./context.ts";
import type { Accept, Effect, ErrorMapping, Input, Output, ReplyKind, Rule } from "./definition.ts";
import type { hooks } from "./hooks/hooks.ts";
import type { Call, Connection } from "./request/connection.ts";
import type { Keywords } from "./keywords.ts";

/** Definition of an operation: its data, and the one call it makes. */
export interface OperationDefinition<Values> {
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly effect: Effect;
  readonly inputs: Readonly<Record<string, Input>>;
  readonly rules?: readonly Rule[];
  /** By dotted name: `metadata.count`. */
  readonly outputs: Readonly<Record<string, Output>>;
  /** Success status -> its body. */
  readonly replies: Readonly<Record<number, ReplyKind>>;
  readonly errors: ErrorMapping;
  readonly accept?: Readonly<Record<number, Accept>>;
  /** Implements the keywords used above, apart from `basics`. */
  readonly keywords?: readonly Keywords[];
  /** Checks the address and the credentials of the call. Throws a `ToolError` when one is not allowed. */
  readonly connect: (values: Values, options: TransportOptions) => Connection;
  /** How the checked values are sent. */
  readonly call: Call<Values>;
  /** What `hooks` makes of the functions that the manifest names. */
  readonly hooks?: ReturnType<typeof hooks>;
}

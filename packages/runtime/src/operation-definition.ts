import type { TransportOptions } from "./context.ts";
import type { Accept, Effect, ErrorMapping, Input, Output, ReplyKind, Rule } from "./definition.ts";
import type { Call, Connection } from "./request/connection.ts";
import type { Words } from "./words.ts";

/** What `defineOperation` takes: data, and the one call it makes. */
export interface OperationDefinition<Values> {
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly effect: Effect;
  readonly inputs: Readonly<Record<string, Input>>;
  readonly rules?: readonly Rule[];
  /** By dotted name: `metadata.count`. */
  readonly outputs: Readonly<Record<string, Output>>;
  /** Statuses of success -> what comes with them. */
  readonly replies: Readonly<Record<number, ReplyKind>>;
  readonly errors: ErrorMapping;
  readonly accept?: Readonly<Record<number, Accept>>;
  /** What the words of the data above mean, beyond the basics. */
  readonly words?: readonly Words[];
  /** Checks where the call goes and what it carries. */
  readonly connect: (values: Values, options: TransportOptions) => Connection;
  /** How the checked values are sent. */
  readonly call: Call<Values>;
  readonly hooks?: Hooks;
}

/** Functions from a file beside the manifest, for what the manifest language cannot say. */
export interface Hooks {
  /** Gets the checked values and returns the ones to send. */
  readonly request?: (values: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Gets a reply of success and returns the body that outputs are mapped from. */
  readonly reply?: (reply: { readonly status: number; readonly body: unknown }) => unknown;
}

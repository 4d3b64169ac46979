import type { Context } from "../context.ts";
import type { WholeDefinition } from "../operation-definition.ts";
import { requestOf } from "../request/connection.ts";
import { collected } from "../request/refusal.ts";
import type { CallHooks } from "./hooks.ts";

/** What a call is sent with. */
export type Sent = Pick<WholeDefinition<never>, "connect" | "call">;

export type Given = Record<string, unknown>;

/** The values with a text in the place of what is not known before the call: these names. */
export function standing(values: Given, names: readonly string[]): Given {
  return { ...values, ...Object.fromEntries(names.map((name) => [name, "0"])) };
}

/** Whether a call with these values can be sent. */
export function isSendable({ connect, call }: Sent, values: Given, context: Context): boolean {
  // Checked against the data from which the type of the values is printed.
  const { made, error, refused } = collected(() =>
    requestOf(call, values as never, connect(values as never, context)),
  );
  return made !== undefined && !error && refused.length === 0;
}

/** What calls before that of an operation leave to its own hooks. */
export function unchanged(
  own: CallHooks | undefined,
): Pick<CallHooks, "reply" | "outcome" | "fills" | "made"> {
  const { reply, outcome, fills, made } = own ?? {};
  return { reply, outcome, fills, made };
}

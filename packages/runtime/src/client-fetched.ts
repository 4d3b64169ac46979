import { type CallInit, callOptions } from "./client.ts";
import type { Call, Connection } from "./request/connection.ts";

/** `callOptions` for a call whose connection has its whole address, which is all there is of it. */
export function fetchedOptions(call: Call, connection: Connection, init?: CallInit) {
  return { ...callOptions(call, connection, init), pathSerializer: () => connection.baseUrl };
}

import type { CallEvent, Context } from "@blockwright/runtime";
import type { Call } from "./calls.ts";
import { resultOf } from "./call-result.ts";
import { startScript, type Turn } from "./script.ts";

/** A reply to a search for books. */
export const books = { body: { totalItems: 1, items: [{ id: "1" }] } };

/** Makes a call against a server that does these things in turn, and returns the events that it reported. */
export async function eventsOf(call: Call, turns: readonly Turn[], context: Context = {}) {
  const server = await startScript(...turns);
  const events: CallEvent[] = [];
  const onEvent = (event: CallEvent) => void events.push(event);
  const result = await resultOf(() => call({ baseUrl: server.url, ...context, onEvent }));
  return { events, result, url: server.url };
}

import type { IncomingMessage } from "node:http";
import { type Caller, headerOf } from "../caller.ts";
import type { Refusal } from "./guard.ts";
import { limits } from "./limits.ts";

/** What a caller has not heard an answer to yet. */
interface Held {
  readonly caller: Caller;
  messages: number;
}

/** Messages of a caller that are taken; `leave` gives their places back. */
export interface Taken {
  readonly caller: Caller;
  leave(): void;
}

/** Takes the messages of a request, or says why not. */
export type Take = (
  request: Pick<IncomingMessage, "headers" | "socket">,
  messages: number,
) => Taken | Refusal;

/**
 * Bounds what callers have not heard an answer to, all of them and each. A caller is told by the inputs
 * that it sends in place of these variables, and else by its connection.
 */
export function callersOf(variables: readonly string[], usesEnvironment: boolean): Take {
  const names = variables.map(headerOf);
  const held = new Map<unknown, Held>();
  let all = 0;
  return (request, messages) => {
    const { headers, socket } = request;
    const sent = names.map((name) => headers[name] ?? "");
    const key = sent.some(Boolean) ? JSON.stringify(sent) : socket;
    const own = held.get(key) ?? { caller: callerOf(request, usesEnvironment), messages: 0 };
    const refused = refusalOf(messages, own, all);
    if (refused) return refused;
    held.set(key, own);
    own.messages += messages;
    all += messages;
    const leave = () => {
      own.messages -= messages;
      all -= messages;
      if (own.messages === 0) held.delete(key);
    };
    return { caller: own.caller, leave };
  };
}

function callerOf({ headers }: Pick<IncomingMessage, "headers">, usesEnvironment: boolean): Caller {
  const sent = (variable: string) => String(headers[headerOf(variable)] ?? "") || undefined;
  return { sent, usesEnvironment };
}

function refusalOf(messages: number, own: Held, all: number): Refusal | undefined {
  const { messages: most, messagesOfCaller: mostOfCaller } = limits;
  if (messages > mostOfCaller)
    return { status: 413, message: `A batch has at most ${mostOfCaller} messages.` };
  if (own.messages + messages > mostOfCaller)
    return {
      status: 429,
      message: `A caller has at most ${mostOfCaller} calls that are not answered; try again.`,
    };
  if (all + messages > most)
    return { status: 503, message: "The server has too many calls; try again." };
  return undefined;
}

import { setTimeout as sleep } from "node:timers/promises";
import { rounds } from "../../../packages/runtime/src/rounds.fixture.ts";
import type { Exchange, Step } from "./fault.ts";

/** Waits. */
export function wait(ms: number): Step {
  return async () => {
    await sleep(ms);
  };
}

/** Waits until the client has read what was written and done what follows from it. */
export const whenIdle: Step = () => rounds();

/** Ends the server's side of the connection, after what was written. */
export const close: Step = ({ socket }) => {
  socket.end();
};

/** Resets the connection, once what was written has arrived. */
export const reset: Step = async ({ socket }) => {
  await rounds();
  socket.resetAndDestroy();
};

/** Stops reading what the client sends. */
export const deaf: Step = ({ socket }) => {
  socket.pause();
};

/** Aborts the call by its signal. */
export const abort: Step = (exchange) => exchange.abort();

/** Writes a byte each 50 ms, for ever. */
export function drip(byte: string): Step {
  return async ({ socket }) => {
    while (!socket.destroyed) {
      socket.write(byte);
      await sleep(50);
    }
  };
}

/** Writes so many bytes as fast as they are taken. */
export function flood(bytes: number, frame = (part: string) => part): Step {
  const part = frame(" ".repeat(65_536));
  return async (exchange) => {
    for (let sent = 0; sent < bytes && (await written(exchange, part)); sent += 65_536) {
      exchange.ledger.taken += part.length;
    }
  };
}

function written({ socket }: Exchange, part: string): Promise<boolean> {
  return new Promise((resolve) => {
    socket.write(part, (error) => resolve(!error));
  });
}

import { once } from "node:events";
import { vi } from "vitest";
import { completed, started } from "./generations.ts";
import {
  type Answer,
  type Received,
  startLoopback,
} from "../../contract-tests/servers/loopback.ts";
import { answer, type ScriptedReply } from "./script.ts";

/** A server that stands for several providers, and answers late what it is told to hold. */
export interface Shelf {
  readonly url: string;
  /** Leaves these calls without an answer, until `release`. */
  hold(...calls: readonly string[]): void;
  release(): void;
  /** Resolves when these calls, and no others, have come. */
  arrived(...calls: readonly string[]): Promise<void>;
  /** `GET /path` of all calls, sorted. */
  calls(): readonly string[];
  /** Resolves when the caller of every held call has gone. */
  deserted(): Promise<void>;
  /** What was sent with these calls. */
  bodies(call: string): readonly unknown[];
  /** Forgets what has come. */
  forget(): void;
  close(): Promise<void>;
}

/** By call. The key of a caller is part of one, as where a provider repeats the request. */
const replies: Readonly<Record<string, (request: Received) => ScriptedReply>> = {
  "GET /books/v1/volumes": () => ({ body: { totalItems: 1, items: [{ id: "v1" }] } }),
  "GET /books/v1/volumes/v1": ({ target }) => ({
    body: { id: "v1", selfLink: target, volumeInfo: { title: "Bees at work" } },
  }),
  "GET /v1.0/users": () => ({ body: { value: [{ id: "u1" }, { id: "u2" }] } }),
  "POST /services/data/v59.0/sobjects/Note": () => ({
    status: 201,
    body: { id: "n1", success: true, errors: [] },
  }),
  "POST /v1.0/generations": () => started,
  "GET /v1.0/generations/gen_1": () => completed,
};

/** Starts the server on a free port. */
export async function startShelf(): Promise<Shelf> {
  let received: Received[] = [];
  let held: readonly string[] = [];
  let waiting: (() => void)[] = [];
  let gone: Promise<unknown>[] = [];
  const answerNow: Answer = (request, response) => {
    const reply = replies[callOf(request)]?.(request) ?? { status: 404 };
    answer(reply)(request, response);
  };
  const server = await startLoopback((request, response) => {
    received.push(request);
    if (!held.includes(callOf(request))) answerNow(request, response);
    else {
      gone.push(once(response, "close"));
      waiting.push(() => answerNow(request, response));
    }
  });
  const calls = () => received.map(callOf).toSorted();
  return {
    ...server,
    hold: (...names) => {
      held = names;
    },
    release() {
      held = [];
      for (const go of waiting) go();
      waiting = [];
    },
    arrived: (...names) =>
      vi.waitFor(() => {
        if (calls().join() !== names.toSorted().join()) throw new Error(`Came: ${calls().join()}`);
      }, 100_000),
    async deserted() {
      await Promise.all(gone);
    },
    calls,
    bodies: (call) =>
      received.filter((request) => callOf(request) === call).map(({ body }) => JSON.parse(body)),
    forget: () => {
      received = [];
      gone = [];
    },
  };
}

function callOf({ method, target }: Received): string {
  return `${method} ${target.split("?")[0]}`;
}

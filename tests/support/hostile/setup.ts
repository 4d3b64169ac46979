import type { ServerResponse } from "node:http";
import { beforeAll, beforeEach } from "vitest";
import { startScript } from "../script.ts";
import type { Loopback, Received } from "../../../contract-tests/servers/loopback.ts";
import { emitHostile, type HostilePackages } from "./packages.ts";

type Answer = (request: Received, response: ServerResponse) => void;

/** A provider's package, and servers that keep what they receive. */
export interface Hostile {
  readonly packages: HostilePackages;
  readonly server: Loopback;
  /** Where no request may ever go. */
  readonly other: Loopback;
  /** What `server` replies in this test. Default: `{ "id": "a1" }`. */
  answer: Answer;
}

const found: Answer = (_, response) =>
  response.writeHead(200, { "content-type": "application/json" }).end('{"id":"a1"}');

/** Emits the package of a provider and starts the servers for the tests of a file. */
export function useHostile(provider: string): Hostile {
  const all: Partial<Hostile> & { answer: Answer } = { answer: found };
  beforeAll(async () => {
    const server = await startScript((request, response) => all.answer(request, response));
    const other = await startScript(found);
    Object.assign(all, { server, other, packages: emitHostile(provider) });
  });
  beforeEach(() => {
    all.answer = found;
    all.server?.take();
    all.other?.take();
  });
  return all as Hostile; // whole before the first test
}

import { booksBlock } from "@blockwright/books";
import { crmBlock } from "@blockwright/crm";
import { docgenBlock } from "@blockwright/docgen";
import { type JsonReply, jsonServer, type SeenRequest } from "../../../../tests/kit/server.ts";
import type { RunEvent, RunOptions } from "./types.ts";

/** The blocks that tests use. */
export const blocks = [booksBlock, crmBlock, docgenBlock];

export const found = { totalItems: 1, items: [{ id: "v1", title: "Bees" }] };

/** Options of runs against a server, and what happens in them. */
export function optionsFor(baseUrl: string) {
  const events: RunEvent[] = [];
  const options: RunOptions = {
    blocks,
    context: () => ({ baseUrl, maxRetries: 0 }),
    onEvent: (event) => events.push(event),
  };
  return { options, events };
}

/** The same with a server of JSON in place of the providers. */
export async function serving(answer: (request: SeenRequest, count: number) => JsonReply) {
  const { baseUrl, requests } = await jsonServer(answer);
  return { ...optionsFor(baseUrl), requests, baseUrl };
}

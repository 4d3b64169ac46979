import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import type { FlowOperation } from "./types.ts";
import { deriveFlows } from "../flows/derive.ts";
import { flowFailures } from "./run-flow.ts";

const { contract, operation } = sample(
  {
    request: "GET /notes",
    output: { notes: { from: "body.notes" } },
    page: { items: "body.notes", next: "body.next", send: "url" },
  },
  {
    schemas: {
      Note: {
        type: "object",
        properties: {
          notes: { type: "array", items: { type: "string" } },
          next: { type: "string" },
        },
      },
    },
  },
);

type Send = (request: Request) => Promise<Response>;

/** What a wrong runtime makes of a flow: it sends at will. */
async function messagesOf(title: string, act: (send: Send) => Promise<unknown>) {
  const { flows } = await deriveFlows(contract);
  const flow = flows.find(({ id }) => id === `${operation.id} ${title}`);
  if (!flow) throw new Error(`there is no flow ${title}`);
  const call = async (_: object, context: object) => act((context as { fetch: Send }).fetch);
  const wrong: FlowOperation = {
    execute: call,
    async *pages(inputs, context) {
      yield await call(inputs, context);
    },
  };
  const target = {
    send: async (_provider: string, _request: Request, { body }: { readonly body?: unknown }) => ({
      response: Response.json(body ?? null),
      violations: [],
    }),
  };
  const found = await flowFailures({ [operation.id]: wrong }, target, flow, contract);
  return found.map(({ message }) => message.replace(`${flow.id}: `, ""));
}

const address = "https://notes.test/api/notes";
const headers = { accept: "application/json", authorization: "Bearer k3y" };

test("a link to another origin that is followed is told with its address", async () => {
  const messages = await messagesOf("pages not at another host", async (send) => {
    const first = await send(new Request(address, { headers }));
    const { next } = Object(await first.json());
    return send(new Request(next, { headers }));
  });
  expect(messages).toEqual([
    "expected one request, then came GET https://other.example/api/notes?page=2; operations.notes_add_note.page in specs/notes.yaml decides",
  ]);
});

test("a needless repetition is told once", async () => {
  const messages = await messagesOf("repeats in vain", async (send) => {
    for (let left = 4; left > 0; left--) await send(new Request(address, { headers }));
  });
  expect(messages).toEqual([
    "expected 3 requests, it was sent once more; limits.retries in specs/notes.yaml decides",
  ]);
});

test("a missing request is told with the end of the call", async () => {
  const messages = await messagesOf("repeats after 503", (send) =>
    send(new Request(address, { headers })),
  );
  expect(messages).toEqual([
    "expected 2 requests, got 1, then an output; operations.notes_add_note.effect in specs/notes.yaml decides",
  ]);
});

test("a wait that is off by a thousand is told as a time", async () => {
  const messages = await messagesOf("waits when retry-after is 60", async (send) => {
    await send(new Request(address, { headers }));
    await new Promise((resolve) => setTimeout(resolve, 60));
    await send(new Request(address, { headers }));
    return { notes: ["text 1", "text 2"] };
  });
  expect(messages.filter((message) => !message.startsWith("request"))).toEqual([
    "expected the last request after 60 s, got 60 ms; limits.retries in specs/notes.yaml decides",
  ]);
});

import { InMemoryTransport, type JSONRPCMessage } from "@modelcontextprotocol/server";
import { type Caller, starter } from "./caller.ts";
import { type Catalog, catalogOf } from "./catalog.ts";
import { originOf } from "./origin.ts";
import type { Package } from "./packages.ts";
import { searchOf } from "./server/search.ts";
import { serverOf } from "./server/server.ts";
import type { TellHost } from "./server/unoffered.ts";
import type { Settings } from "./settings/settings.ts";

type Execute = (inputs: unknown, context: { onWarning(warning: object): void }) => unknown;

/** What the operations of a shop do; what is not said of one does not matter to a test. */
export interface Shop {
  readonly find?: Execute;
  readonly order?: Execute;
  /** In place of `order`, where it is waited for. */
  readonly wait?: (
    inputs: unknown,
    context: { onProgress(outputs: unknown): void },
  ) => Promise<unknown>;
}

const text = { type: "string", description: "A text." };
const all = ["shop_find", "shop_order"];
const field = { title: "A field", secret: false, operations: all, requiredIn: [], ...text };

/** A package of a provider that finds and orders. */
export function shopOf({ find = () => ({}), order = find, wait }: Shop): Package {
  const usual = { destructive: false, idempotent: true, description: "Does it." };
  const examples = [{ name: "one", inputs: { word: "a" }, output: { name: "An example." } }];
  const outputs = { name: { ...text, optional: true } };
  const job = { poll: { call: "shop_find" }, until: { name: "done" } };
  const json = {
    type: "shop",
    provider: "shop",
    name: "Shop",
    docs: "https://shop.example",
    auth: [{ name: "key", env: "SHOP_KEY" }],
    operations: [
      { id: "shop_find", name: "Find", effect: "read", outputs, examples, ...usual },
      { id: "shop_order", name: "Order", effect: "write", outputs, examples, job, ...usual },
    ],
    fields: [
      { ...field, name: "key", visibility: "user-only" as const, secret: true, requiredIn: all },
      { ...field, name: "word", visibility: "user-or-llm" as const, limits: { maxLength: 5 } },
      { ...field, name: "amount", visibility: "user-or-llm" as const, type: "number" },
    ],
  };
  const operations = {
    shop_find: { id: "shop_find", execute: find },
    shop_order: { id: "shop_order", execute: order, executeAndWait: wait ?? order },
  };
  const block = { type: "shop", operations };
  return { name: "@blockwright/shop", json, load: async () => ({ block }) };
}

export interface Serving {
  readonly settings?: Settings;
  readonly caller?: Caller;
  /** Tools are found in place of listed. */
  readonly searches?: boolean;
}

export const key = "key-of-the-shop";

export function shopCatalog(shop: Shop, settings: Settings = {}): Catalog {
  return catalogOf([originOf(shopOf(shop))], settings, { SHOP_KEY: key });
}

/** What a client hears of a server of a shop. */
export interface Heard {
  /** The result of a request; rejects with its error. */
  ask(method: string, params?: object): Promise<Readonly<Record<string, unknown>>>;
  /** Params of the notifications so far. */
  readonly notes: readonly unknown[];
  /** What the host was told of tools that are none. */
  readonly told: readonly string[];
}

/** A client of a server, in one process. */
export async function clientOf(shop: Shop, serving: Serving = {}): Promise<Heard> {
  const { settings = {}, caller = starter, searches } = serving;
  const catalog = shopCatalog(shop, settings);
  const told: string[] = [];
  const tellHost: TellHost = ({ id, why }) => void told.push(`${id}: ${why}`);
  const search = searches ? searchOf(catalog, tellHost) : undefined;
  const offer = { catalog, mock: settings.mock ?? false, search, tellHost };
  const server = serverOf(offer, caller);
  const [client, own] = InMemoryTransport.createLinkedPair();
  const waiting = new Map<unknown, (message: JSONRPCMessage) => void>();
  const notes: unknown[] = [];
  client.onmessage = (message) => {
    if ("method" in message) notes.push(message.params);
    else waiting.get(message.id)?.(message);
  };
  await server.connect(own);
  await client.start();
  return {
    notes,
    told,
    async ask(method, params = {}) {
      const id = waiting.size + 1;
      const answer = await new Promise<JSONRPCMessage>((resolve) => {
        waiting.set(id, resolve);
        void client.send({ jsonrpc: "2.0", id, method, params: { ...params } });
      });
      if ("result" in answer) return answer.result;
      throw new Error("error" in answer ? answer.error.message : "no answer");
    },
  };
}

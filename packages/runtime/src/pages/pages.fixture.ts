import { expect } from "vitest";
import { connect } from "../request/connection.ts";
import type { WholeDefinition } from "../operation-definition.ts";
import type { Page } from "./definition.ts";
import { definePagedOperation } from "./pages.ts";
import { endingPages } from "./far.ts";
import { inParts } from "../operation.fixture.ts";

/** Inputs of the operation. */
export interface Inputs {
  apiKey: string;
  top?: number | string;
  after?: string | number;
}

/** Outputs of the operation. */
export interface Outputs {
  metadata: { themes: number[] };
}

/** The address in the manifest. */
export const home = "https://api.shop.example/v1";

/** The credential, part of no error. */
export const secret = "canary-0123456789";

export const inputs: Inputs = { apiKey: secret, top: "10" };

/** Paging by a cursor in the input `after`. */
export const byCursor: Page = {
  output: "metadata.themes",
  next: "body.next",
  until: { "body.more": false },
  send: "after",
};

/** Paging by the address of the next page. */
export const byAddress: Page = { output: "metadata.themes", next: 'body["@odata.nextLink"]' };

/** How the operation is sent. */
export const call: WholeDefinition<Inputs>["call"] = {
  operation: "shop_list_themes",
  effect: "read",
  method: "GET",
  path: "/themes",
  request: ({ top, after }) => ({ params: { query: { top, after } } }),
};

/** An operation that lists numbers. */
export function pagedOperation(page: Page, rest: Partial<WholeDefinition<Inputs>> = {}) {
  return definePagedOperation<Inputs, Inputs, Outputs, number>(
    ...inParts({
      id: "shop_list_themes",
      provider: "shop",
      name: "List themes",
      effect: "read",
      inputs: {
        apiKey: { type: "string", required: true, secret: true },
        top: { type: "number" },
        after: { type: "string" },
      },
      outputs: { "metadata.themes": { type: "json", from: ["body.data"], optional: true } },
      replies: { 200: "object" },
      errors: { message: ["body.message"], code: [], requestId: [] },
      connect: ({ apiKey }, options) => connect(options, { home, headers: { "X-Key": apiKey } }),
      call,
      page,
      ...(page.until && { keywords: [endingPages] }),
      ...rest,
    }),
  );
}

/** The body for an address: ten items to a page, and the cursors c2, c3, and so on. */
export function pageAt(target: string, last = 3) {
  const number = Number(/after=c(\d+)/.exec(target)?.[1] ?? 1);
  const data = Array.from({ length: 10 }, (_, index) => number * 10 + index);
  const next = number < last ? `c${number + 1}` : null;
  return { data, next, more: next !== null };
}

/** All that comes. */
export async function collect<T>(from: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of from) all.push(one);
  return all;
}

/** The error that ends it, and what came before; fails when there is none, or when it holds the secret. */
export async function ending(from: AsyncIterable<unknown>) {
  const all: unknown[] = [];
  try {
    for await (const one of from) all.push(one);
  } catch (error) {
    expect(`${JSON.stringify(error)} ${Object(error).stack}`).not.toContain("canary");
    const names = { name: "ToolError", provider: "shop", operation: "shop_list_themes" };
    expect(error).toMatchObject(names);
    return { error, all };
  }
  throw new Error("nothing was thrown");
}

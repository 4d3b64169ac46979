import type { PageContext } from "../context.ts";
import {
  type OperationDefinition,
  type Provider,
  type WholeDefinition,
  wholeOf,
} from "../operation-definition.ts";
import type { Page } from "./definition.ts";
import { isAbsent } from "../inputs/check.ts";
import { nextAddress } from "./next-address.ts";
import { type Execute, type Operation, operationFrom } from "../operation.ts";
import type { Call } from "../request/connection.ts";
import { run, type RunDefinition, withKeywords } from "../run.ts";
import type { Roots } from "../outputs/roots.ts";
import { select } from "../outputs/path.ts";
import { ToolError } from "../tool-error.ts";
import { wholeNumber } from "../policy/whole-number.ts";
import { derived, prepared } from "../prepared.ts";

/** Pages that may follow each other where the caller sets no limit. */
export const usualPages = 1000;

/** An operation whose outputs come in pages. */
export interface PagedOperation<Inputs, Outputs, Item> extends Operation<Inputs, Outputs> {
  readonly page: Page;
  /** Yields the outputs of each page, fetched when it is needed. Every rejection is a `ToolError`. */
  readonly pages: Execute<Inputs, PageContext, AsyncGenerator<Outputs, void, void>>;
  /** Yields the items of all pages, one by one. Every rejection is a `ToolError`. */
  readonly items: Execute<Inputs, PageContext, AsyncGenerator<Item, void, void>>;
}

export type PagedDefinition<Values> = OperationDefinition<Values> & Paging;

export interface Paging {
  readonly page: Page;
  /** Makes of the operation what asks for every page but the first. */
  readonly following?: <First extends RunDefinition>(first: First) => First;
}

/** An operation of a provider whose outputs come in pages. */
export function definePagedOperation<Inputs, Values, Outputs, Item>(
  provider: Provider<Values>,
  call: Call<Values>,
  own: PagedDefinition<Values>,
): PagedOperation<Inputs, Outputs, Item> {
  return pagedFrom(wholeOf(provider, call, own));
}

/** Adds `execute`, `pages` and `items` to the data of an operation. */
export function pagedFrom<Inputs, Outputs, Item>(
  definition: WholeDefinition<never> & Paging,
): PagedOperation<Inputs, Outputs, Item> {
  const whole = withKeywords(definition);
  return {
    ...operationFrom<Inputs, Outputs>(definition),
    page: definition.page,
    async *pages(inputs: unknown, context?: PageContext) {
      // The types are printed from the same data that is mapped here.
      for await (const { outputs } of read(whole, inputs, context)) yield outputs as Outputs;
    },
    async *items(inputs: unknown, context?: PageContext) {
      let left = prepared(whole, () => context?.maxItems ?? Number.POSITIVE_INFINITY);
      for await (const { items } of read(whole, inputs, context)) {
        yield* items.slice(0, left) as Item[]; // printed from the same data
        left -= items.length;
      }
    },
  };
}

/** Makes one call for each page. Ends after the last one, or at the caller's limits. */
async function* read(
  definition: RunDefinition & Paging,
  inputs: unknown,
  context: PageContext | undefined,
): AsyncGenerator<{ outputs: object; items: readonly unknown[] }, void, void> {
  const { page, provider, id: operation } = definition;
  const limit = (name: "maxPages" | "maxItems") =>
    prepared(definition, () => wholeNumber(name, context?.[name] ?? Number.POSITIVE_INFINITY));
  const [maxPages, maxItems] = [limit("maxPages"), limit("maxItems")];
  const seen = new Set<string>();
  // What one page made, such as the token of a login, may be in the cursor of the next.
  const all = derived(context ?? {}, { secrets: context?.secrets ?? new Set<string>() });
  let call: Parameters<typeof run> = [definition, inputs, all];
  let before: readonly unknown[] | undefined;
  for (let pages = 1, count = 0; ; pages++) {
    const { outputs, roots } = await run(...call);
    const invalid = (message: string) =>
      new ToolError("invalid_reply", message, { provider, operation, status: roots.status });
    const items = select(page.output, outputs) ?? [];
    if (!Array.isArray(items)) throw invalid(`The output ${page.output} is not a list.`);
    count += items.length;
    // Read now: the consumer may change what it is given.
    const turn = { roots, items, before, received: count };
    const { nextPage, isLastPage } = definition.keywords;
    const isLast = isLastPage?.(page, roots);
    const next = isLast ? undefined : nextOf(page, roots, nextPage?.(page, turn));
    before = items;
    yield { outputs, items };
    if (next === undefined || pages >= maxPages || count >= maxItems) return;
    const isCut = pages >= usualPages && !context?.maxPages;
    if (isCut) throw invalid(`There are more than ${usualPages} pages; set maxPages to read more.`);
    if (!next) throw invalid("The reply does not say where the next page is.");
    const { send = "" } = page; // without it, there is no such input
    if (Object.hasOwn(roots.params, send)) seen.add(String(roots.params[send]));
    if (seen.has(next)) throw invalid("The provider returned the same next page twice.");
    seen.add(next);
    // Warnings are about all pages; no other page may have the key of the first.
    const rest = derived(all, { onWarning: undefined, idempotencyKey: undefined });
    const following = (send && definition.following?.(definition)) || definition;
    const given = taken(roots.params, following);
    call = send
      ? [following, { ...given, [send]: next }, rest]
      : [following, given, rest, (connection) => nextAddress(next, connection)];
  }
}

/** What the operation takes that gives the next page: another one takes less, and a hook fills its own anew. */
function taken(params: Roots["params"], { inputs }: RunDefinition): Roots["params"] {
  const own = Object.entries(params).filter(([name]) => Object.hasOwn(inputs, name));
  return Object.fromEntries(own);
}

/** The cursor or address of the next page; undefined after the last, blank when it is neither. */
function nextOf({ next, send }: Page, roots: Roots, found: unknown): string | undefined {
  const value = found ?? (next && select(next, roots));
  if (isAbsent(value)) return undefined;
  const isNumber = typeof value === "number" || typeof value === "bigint";
  return typeof value === "string" || (send && isNumber) ? `${value}` : "";
}

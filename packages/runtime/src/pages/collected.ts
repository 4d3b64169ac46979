import type { PageContext } from "../context.ts";
import type { Collect, Page } from "./definition.ts";
import { checkInputs } from "../inputs/check.ts";
import type { Execute } from "../operation.ts";
import { type Provider, wholeOf } from "../operation-definition.ts";
import type { Call } from "../request/connection.ts";
import { withKeywords } from "../run.ts";
import { place } from "../outputs/map.ts";
import { select } from "../outputs/path.ts";
import { derived, prepared } from "../prepared.ts";
import { type PagedDefinition, type PagedOperation, pagedFrom } from "./pages.ts";

/** An operation whose `execute` gives the items of all pages. */
export interface CollectedOperation<Inputs, Outputs, Item>
  extends PagedOperation<Inputs, Outputs, Item> {
  /**
   * Calls page after page, each with a deadline of its own, and resolves to the items of all and the
   * other outputs of the last. Rejects with the `ToolError` of the page that fails. The caller's
   * `maxPages` and `maxItems` end it earlier.
   */
  readonly execute: Execute<Inputs, PageContext, Promise<Outputs>>;
}

type CollectedDefinition<Values> = PagedDefinition<Values> & {
  readonly page: Page & { readonly collect: Collect };
};

/** An operation of a provider whose `execute` collects all pages. */
export function defineCollectedOperation<Inputs, Values, Outputs, Item>(
  provider: Provider<Values>,
  call: Call<Values>,
  own: CollectedDefinition<Values>,
): CollectedOperation<Inputs, Outputs, Item> {
  const definition = wholeOf(provider, call, own);
  const paged = pagedFrom<Inputs, Outputs & object, Item>(definition);
  const whole = withKeywords(definition);
  const { output, collect } = definition.page;
  return {
    ...paged,
    async execute(inputs: unknown, context?: PageContext) {
      const { values } = prepared(whole, () => checkInputs(whole, { ...(inputs as object) }));
      const asked = mostOf(collect, values);
      const maxItems = prepared(whole, () => Math.min(asked, context?.maxItems ?? asked));
      const items: unknown[] = [];
      let last: Record<string, unknown> = {};
      // What is given is checked with each page.
      const pages = paged.pages(inputs as Inputs, derived(context, { maxItems }));
      for await (const outputs of pages) {
        last = outputs as Record<string, unknown>; // outputs are objects
        for (const item of [select(output, last) ?? []].flat()) items.push(item);
      }
      if (items.length > 0) place(last, output.split("."), items.slice(0, maxItems));
      return last as Outputs;
    },
  };
}

/** How many items are asked for. What is no such number is refused with the other inputs. */
function mostOf(
  { limit = "", usual, max }: Collect,
  values: Readonly<Record<string, unknown>>,
): number {
  const given = values[limit] ?? usual;
  return Number.isSafeInteger(given) && Number(given) > 0 ? Math.min(Number(given), max) : max;
}

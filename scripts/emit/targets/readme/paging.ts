import { usualPages } from "../../../../packages/runtime/src/pages/pages.ts";
import type { Operation, Page, Provider } from "../../../language/ir/types.ts";
import { formatNumber } from "../sentences.ts";

/** An operation that yields page after page. */
export interface PagingView {
  readonly method: string;
  /** Dotted name of the output that holds the items. */
  readonly output: string;
  /** The same output as members of a page, one after the other. */
  readonly members: readonly { readonly name: string }[];
}

/** The section about pages; null where no operation has any. */
export function pagingView({ operations }: Provider) {
  const paged = operations.flatMap((operation) =>
    operation.page ? [{ operation, page: operation.page }] : [],
  );
  const [first] = paged.map(({ operation, page }) => methodView(operation, page));
  if (first === undefined) return null;
  return {
    first,
    methods: paged.map(({ operation, page }) => methodView(operation, page)),
    usual: formatNumber(usualPages),
    byAddress: paged.some(({ page }) => page.send.kind === "url"),
    charged: paged
      .filter(({ operation }) => operation.effect === "cost")
      .map(({ operation }) => ({ method: operation.names.method })),
  };
}

function methodView({ names }: Operation, { output }: Page): PagingView {
  return { method: names.method, output, members: output.split(".").map((name) => ({ name })) };
}

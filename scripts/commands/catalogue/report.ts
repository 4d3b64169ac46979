import { readFileSync } from "node:fs";
import type { ContractReport } from "../../../contract-tests/report/types.ts";
import { blockHref, hrefOf } from "../../catalogue/data/address.ts";
import type { Catalogue } from "../../catalogue/site/catalogue.ts";
import type { SiteFiles } from "../../catalogue/site/files.ts";
import { runHtml } from "../../catalogue/site/run-html.ts";
import type { Installation } from "../../system/roots.ts";
import { runPage } from "../contract/run-page.ts";

/** Where the page of the contract report lies, beside the catalogue. */
export const REPORT = "contract.html";

/**
 * The page of a contract report, made of its JSON. It leads to the operations that this catalogue has, and to no
 * others, so that no link is dead.
 */
export async function reportFiles(
  { blocks }: Catalogue,
  contract: string,
  installation: Installation,
): Promise<SiteFiles> {
  const report: ContractReport = JSON.parse(readFileSync(contract, "utf8")); // read before, and found to be one
  const page = (address: string) => `index.html${address}`;
  const operations = Object.fromEntries(
    blocks.flatMap(({ page: { id, block } }) =>
      block.operations.map(({ id: operation }) => [operation, page(blockHref(id, operation))]),
    ),
  );
  const links = { home: page(hrefOf([])), operations };
  return new Map([[REPORT, await runHtml(runPage(report, links), installation)]]);
}

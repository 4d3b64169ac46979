import { readFileSync } from "node:fs";
import type { ContractReport } from "../../../contract-tests/report/types.ts";
import { blockHref, hrefOf } from "../../catalogue/data/address.ts";
import type { Catalogue } from "../../catalogue/site/catalogue.ts";
import type { SiteFiles } from "../../catalogue/site/files.ts";

/** Where the page of the contract report lies, beside the catalogue. */
export const REPORT = "contract.html";

/**
 * The page of a contract report, made of its JSON. It leads to the operations that this catalogue has, and to no
 * others, so that no link is dead.
 */
export async function reportFiles({ blocks }: Catalogue, contract: string): Promise<SiteFiles> {
  const { asHtml } = await import("../../../contract-tests/report/html/render.ts");
  const report: ContractReport = JSON.parse(readFileSync(contract, "utf8")); // read before, and found to be one
  const page = (address: string) => `index.html${address}`;
  const known = new Map(
    blocks.flatMap(({ page: { id, block } }) =>
      block.operations.map(({ id: operation }) => [operation, page(blockHref(id, operation))]),
    ),
  );
  const links = {
    home: page(hrefOf([])),
    operation: (id: string) => known.get(id) ?? null,
  };
  return new Map([[REPORT, asHtml(report, links)]]);
}

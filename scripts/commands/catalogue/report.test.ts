import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { eventfulReport } from "../../../contract-tests/report/eventful.fixture.ts";
import { roots } from "../../system/roots.fixture.ts";
import { writeCatalogue } from "./write.ts";

const folder = newFolder({ "report.json": eventfulReport() });
const json = join(folder, "report.json");
const out = join(folder, "out");

async function written(contract: string | null) {
  const options = {
    state: null,
    base: null,
    only: ["books"],
    contract,
    workflows: null,
    single: false,
    out,
  };
  await writeCatalogue(options, roots, { stdout: { write: () => true } });
  const read = (name: string) => readFileSync(join(out, name), "utf8");
  return { index: JSON.parse(read("data/index.json")), page: () => read("contract.html") };
}

test("the catalogue and the contract report lead to each other, where both have an operation", async () => {
  const { index, page } = await written(json);
  expect(index.report).toBe("contract.html");
  const rows = new Set(Array.from(page().matchAll(/index\.html(#[^"]*)/g), ([, to]) => to));
  // The report has operations of other blocks as well.
  expect([...rows]).toEqual(["#/", "#/books/books_search_volumes", "#/books/books_get_volume"]);
});

test("without a report there is none", async () => {
  const { index, page } = await written(null);
  expect(index.report).toBeNull();
  expect(page).toThrow("ENOENT");
});

import MiniSearch from "minisearch";
import { type SearchEntry, searchOptions } from "./search-options.ts";
import type { BlockText } from "./types.ts";

/** The index of everything that people look for, as `data/search.json` holds it. */
export function searchIndex(pages: readonly BlockText[]): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(pages.flatMap(entriesOf));
  return JSON.stringify(index);
}

function entriesOf({ id, block }: BlockText): readonly SearchEntry[] {
  const { name, type, description, fields } = block;
  const own: SearchEntry = {
    id,
    name,
    key: type,
    request: "",
    inputs: "",
    outputs: "",
    text: description,
  };
  const operations = block.operations.map((operation): SearchEntry => {
    const inputs = fields.filter((field) => field.operations.includes(operation.id));
    return {
      id: `${id}/${operation.id}`,
      name: operation.name,
      key: operation.id,
      request: `${operation.method} ${operation.path ?? ""}`,
      inputs: inputs.map((field) => field.name).join(" "),
      outputs: Object.keys(operation.outputs).join(" "),
      text: name,
    };
  });
  return [own, ...operations];
}

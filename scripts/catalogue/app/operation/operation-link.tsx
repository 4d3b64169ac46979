import type { BlockPage } from "../../data/types.ts";
import { blockHref } from "../route.ts";

/** Another operation of the same block, by its name; by its id where it is not here. */
export function OperationLink({ page, id }: { readonly page: BlockPage; readonly id: string }) {
  const found = page.block.operations.find((each) => each.id === id);
  if (!found) return <code>{id}</code>;
  return <a href={blockHref(page.id, id)}>{found.name}</a>;
}

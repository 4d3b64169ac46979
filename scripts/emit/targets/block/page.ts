import { pathsIn } from "../../../../packages/runtime/src/conditions.ts";
import { parsePath, pathOf } from "../../../language/ir/path.ts";
import type { CountedPages, Json, Operation, Page, Path } from "../../../language/ir/types.ts";
import { isPlain } from "./pickers.ts";

/** The output that lists the items of a page, and how a host asks for another one with an input. */
export function blockPage({ outputs }: Pick<Operation, "outputs">, page: Page): Json {
  const { output, send, collect, call } = page;
  return {
    output,
    ...(call !== undefined && { call }),
    ...(send.kind === "parameter" && { input: send.name }),
    // One call gives all pages, or other outputs tell of the next one.
    ...(!collect && !call && send.kind === "parameter" && blockWay(outputs, page)),
    ...(collect && { collect: blockCollect(collect) }),
  };
}

/** How many items of all pages a call gives. */
function blockCollect({ limit, max }: NonNullable<Page["collect"]>): Json {
  return { ...(limit !== null && { limit }), max };
}

/** What the input is given, as far as outputs say it. */
function blockWay(outputs: Operation["outputs"], page: Page): object {
  const { next, counted } = page;
  // Language 1 has a flag, which is false on the last page.
  const [flagged = null] = page.until ? pathsIn(page.until) : [];
  const more = outputGiving(flagged, outputs);
  const flag = more === undefined ? {} : { more };
  if (counted) return { ...blockCount(counted, outputs), ...flag };
  const cursor = outputGiving(next, outputs);
  // Without the flag that ends them, pages would be asked for that are none.
  const isKnown = cursor !== undefined && (flagged === null || more !== undefined);
  return isKnown ? { next: cursor, ...flag } : {};
}

function blockCount(counted: CountedPages, outputs: Operation["outputs"]): object {
  const { by, first, size, usual } = counted;
  const pages = outputGiving(counted.pages, outputs);
  const total = outputGiving(counted.total, outputs);
  return {
    by,
    first,
    ...(size !== null && { size }),
    ...(usual !== null && { usual }),
    ...(pages !== undefined && { pages }),
    ...(total !== undefined && { total }),
  };
}

/** The output that is the value at a path and nothing else: neither another value nor a default. */
function outputGiving(path: Path | null, outputs: Operation["outputs"]): string | undefined {
  if (path === null) return undefined;
  return outputs.find((output) => {
    const { source, default: usual = null } = output;
    if (source.kind !== "path" || source.paths.length !== 1 || usual !== null) return false;
    return isPlain(output) && source.paths.every((each) => isSame(each, path));
  })?.name;
}

/** Whether two paths are one, however they are spelt. */
function isSame(one: Path, other: Path): boolean {
  return pathOf(parsePath(one)) === pathOf(parsePath(other));
}

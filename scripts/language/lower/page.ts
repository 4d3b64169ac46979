import { isMade } from "../manifest/output-source.ts";
import type { ManifestOperation, ManifestPage } from "../manifest/types.ts";
import type { Page } from "../ir/types.ts";

/** Lowers the paging of an operation with these outputs. */
export function lowerPage(
  { items, next, more, send }: ManifestPage,
  outputs: ManifestOperation["output"],
): Page {
  // The check stage refuses any number but one.
  const [output = ""] = outputsGiving(items, outputs);
  return {
    items,
    output,
    next,
    more: more ?? null,
    send: send === "url" ? { kind: "url" } : { kind: "parameter", name: send },
  };
}

/** Names of the outputs that give the value at a path, and not a part of it or a count. */
export function outputsGiving(
  path: string,
  outputs: ManifestOperation["output"],
): readonly string[] {
  const wanted = plain(path);
  return Object.entries(outputs)
    .filter(([, output]) => !output.take && !isMade(output))
    .filter(([, { from = [] }]) => from.some((other) => plain(other) === wanted))
    .map(([name]) => name);
}

/** The same path in its shortest spelling: `body["items"]` -> `body.items`. */
function plain(path: string): string {
  return path.replace(/\["([A-Za-z_$][\w$-]*)"\]/g, ".$1");
}

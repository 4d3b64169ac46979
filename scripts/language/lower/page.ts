import { convertedDefault } from "../ir/converted.ts";
import { lowerCondition } from "../manifest/condition.ts";
import type { CollectedPages, CountedPages, Page } from "../ir/types.ts";
import { isMade } from "../manifest/output-source.ts";
import type {
  ManifestOperation,
  ManifestPage,
  ManifestParameter,
  ManifestValue,
} from "../manifest/types.ts";

type Parameters = Readonly<Record<string, ManifestParameter>>;

/** Lowers the paging of an operation with these outputs and parameters. */
export function lowerPage(
  page: ManifestPage,
  outputs: ManifestOperation["output"],
  parameters: Parameters,
): Page {
  const { items, next = null, until, send } = page;
  // The check stage refuses any number but one.
  const [output = ""] = outputsGiving(items, outputs);
  const counted = lowerCounted(page, parameters);
  return {
    items,
    output,
    next,
    ...(counted && { counted }),
    until: until === undefined ? null : lowerCondition(until),
    send: send === "url" ? { kind: "url" } : { kind: "parameter", name: send },
    ...(page.call !== undefined && { call: page.call }),
    ...lowerCollect(page, parameters),
  };
}

function lowerCollect(
  { collect, limit }: ManifestPage,
  parameters: Parameters,
): { readonly collect?: CollectedPages } {
  if (collect === undefined) return {};
  const usual = defaultOf(limit ?? "", parameters);
  return { collect: { limit: limit ?? null, usual, max: collect } };
}

function lowerCounted(
  { by, size, pages, total, send }: ManifestPage,
  parameters: Parameters,
): CountedPages | undefined {
  if (by === undefined) return undefined;
  return {
    by,
    first: defaultOf(send, parameters) ?? (by === "page" ? 1 : 0),
    size: size ?? null,
    usual: defaultOf(size ?? "", parameters),
    pages: pages ?? null,
    total: total ?? null,
  };
}

/** The number that counts where a parameter is not given. */
function defaultOf(name: string, parameters: Parameters): number | null {
  const own = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  const value = own && convertedDefault(own);
  return typeof value === "number" ? value : null;
}

/** Names of the outputs that give the value at a path, and not a part of it or a count. */
export function outputsGiving(
  path: string,
  outputs: ManifestOperation["output"],
): readonly string[] {
  const wanted = plain(path);
  return Object.entries(outputs)
    .filter(([, output]) => !isMade(output) && !isPart(output))
    .filter(([, { from = [] }]) => from.some((other) => plain(other) === wanted))
    .map(([name]) => name);
}

/** Whether an output gives a part of a list or object, and no list. */
export function isPart({ convert = [] }: ManifestValue): boolean {
  return convert.some((step) => typeof step === "string");
}

/** The same path in its shortest spelling: `body["items"]` -> `body.items`. */
function plain(path: string): string {
  return path.replace(/\["([A-Za-z_$][\w$-]*)"\]/g, ".$1");
}

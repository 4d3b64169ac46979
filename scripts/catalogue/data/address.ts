/** Screens that have a word of their own at the beginning of the address. */
export const WORDS = ["changes", "workflows", "diagnostics", "reference"] as const;
/** Stands before the id of a block that is called as a screen is; no id begins with it. */
export const ESCAPE = "~";

/** `#/changes?filter=breaking`; blocks have `blockHref`. */
export function hrefOf(
  path: readonly string[],
  state: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(state).toString();
  return `#/${path.map(encodeURIComponent).join("/")}${query && `?${query}`}`;
}

/** `#/docgen`, `#/docgen/docgen_generate?tab=curl` */
export function blockHref(
  block: string,
  operation?: string,
  state: Readonly<Record<string, string>> = {},
): string {
  const isTaken = WORDS.some((word) => word === block);
  const first = isTaken ? `${ESCAPE}${block}` : block;
  return hrefOf(operation === undefined ? [first] : [first, operation], state);
}

/** Where the data of a block is; beside, a block of another file's name would overwrite that. */
export function blockFile(id: string): string {
  return `data/blocks/${id}.json`;
}

/** Where its tools for models are. */
export function toolsFile(id: string): string {
  return `data/tools/${id}.json`;
}

import { type Document, isMap, isScalar, visit, type YAMLMap, type YAMLSeq } from "yaml";

/** Edits of a document, in the order in which they are made. Members of a path are set off by slashes. */
export interface Edits {
  /** Keys by path; the member stays where it stands. */
  readonly rename?: Readonly<Record<string, string | number>> | undefined;
  readonly remove?: readonly string[] | undefined;
  /** Values by path, as nodes or plain; an index after the last one adds to a list. */
  readonly set?: Readonly<Record<string, unknown>> | undefined;
  /** Sibling that new members precede, by default the description; without it they come last. */
  readonly before?: string | number | undefined;
}

/** The document with its edits. */
export function edited(document: Document, edits: Edits): Document {
  const { rename = {}, remove = [], set = {}, before = "description" } = edits;
  const copy = document.clone();
  for (const [path, key] of Object.entries(rename)) renameMember(copy, membersOf(path), key);
  for (const path of remove)
    if (!copy.deleteIn(membersOf(path))) throw new Error(`there is no ${path}`);
  for (const [path, value] of Object.entries(set)) setMember(copy, membersOf(path), value, before);
  return copy;
}

type Path = readonly (string | number)[];

/** Indexes of lists, and keys such as statuses, are numbers. */
function membersOf(path: string): Path {
  return path.split("/").map((member) => (/^\d+$/.test(member) ? Number(member) : member));
}

function renameMember(document: Document, path: Path, key: string | number): void {
  const map = document.getIn(path.slice(0, -1), true);
  const items = isMap(map) ? map.items : [];
  const pair = items.find((item) => keyOf(item) === String(path.at(-1)));
  if (!pair) throw new Error(`there is no ${path.join("/")}`);
  pair.key = document.createNode(key);
}

function setMember(document: Document, path: Path, value: unknown, before: string | number): void {
  const isNew = !document.hasIn(path);
  document.setIn(path, value);
  const map = document.getIn(path.slice(0, -1), true);
  if (!isNew || !isMap(map)) return;
  const index = map.items.findIndex((item) => keyOf(item) === String(before));
  if (index >= 0) map.items.splice(index, 0, ...map.items.splice(-1));
}

function keyOf({ key }: { readonly key: unknown }): string {
  return String(isScalar(key) ? key.value : key);
}

/** The text of a document as people write it: `{ spaces: [within, braces] }` and none within brackets. */
export function printed(document: Document): string {
  visit(document, {
    Map: (_, map) => pad(map, " "),
    Seq: (_, list) => pad(list, ""),
  });
  return document.toString({ lineWidth: 0 });
}

/** The library has one setting for both. */
function pad(node: YAMLMap | YAMLSeq, padding: string): void {
  const { toString } = Object.getPrototypeOf(node) as typeof node; // Its class has the method.
  node.toString = (context, ...rest) =>
    toString.call(node, context && { ...context, flowCollectionPadding: padding }, ...rest);
}

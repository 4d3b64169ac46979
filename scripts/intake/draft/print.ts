import {
  Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  visit,
  type YAMLMap,
} from "yaml";
import type { ManifestPath } from "../../language/manifest/source.ts";

/** How wide a line of a manifest may be. */
const WIDTH = 120;

/** A remark that stands above a member. */
export interface Remark {
  readonly path: ManifestPath;
  readonly text: string;
}

/** A manifest as YAML in the style of those that people write, with blank lines between its parts. */
export function printManifest(value: object, remarks: readonly Remark[], title: string): string {
  const document = styled(value, 0);
  remark(document, remarks);
  const parts = ["server", "auth", "params", "errors", "schemas", "operations"];
  for (const part of parts) spaceBefore(pairAt(document.contents, [part]));
  const operations = pairAt(document.contents, ["operations"])?.value;
  if (isMap(operations)) for (const pair of operations.items.slice(1)) spaceBefore(pair);
  document.commentBefore = ` yaml-language-server: $schema=./manifest.schema.json\n ${title}`;
  return printed(document, 0);
}

/** Members that go into the map of a place, without their indentation. */
export function printMembers(
  value: object,
  {
    path,
    indent,
    remarks,
  }: { readonly path: ManifestPath; readonly indent: number; readonly remarks: readonly Remark[] },
): string {
  const document = styled(value, indent, String(path.at(-1) ?? ""));
  remark(
    document,
    remarks.map((each) => ({ ...each, path: each.path.slice(path.length) })),
  );
  return printed(document, indent);
}

function remark(document: Document, remarks: readonly Remark[]): void {
  for (const { path, text } of remarks) {
    const pair = pairAt(document.contents, path);
    if (!pair || !isScalar(pair.key)) continue;
    const { commentBefore } = pair.key;
    pair.key.commentBefore = [commentBefore, ` ${text}`].filter(Boolean).join("\n");
  }
}

function printed(document: Document, indent: number): string {
  return document.toString({
    lineWidth: WIDTH - indent,
    commentString: (text) => text.replace(/^(?=.)/gm, "#"),
  });
}

/** Small groups stand in one line, long texts are folded, and statuses are numbers. */
function styled(value: object, indent: number, around = ""): Document {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Pair: (_, { key, value: text }, ancestors) => {
      if (isScalar(key) && typeof key.value === "string" && /^\d{3}$/.test(key.value)) {
        key.value = Number(key.value);
      }
      // Alone in a line, it would end the document.
      if (isScalar(key) && key.value === "...") key.type = "QUOTE_DOUBLE";
      const column = String(isScalar(key) ? key.value : "").length + depthOf(ancestors) + indent;
      const isLong = isScalar(text) && String(text.value).length + column > WIDTH - 6;
      const isProse = isLong && typeof text.value === "string" && text.value.includes(" ", 8);
      if (isProse) text.type = "BLOCK_FOLDED";
    },
    Map: (_, map, ancestors) => {
      const isWhole = !ancestors.some(isPair);
      const width = sizeOf(map) + depthOf(ancestors) + indent;
      if (map.items.length === 0) map.flow = true;
      else
        map.flow =
          !isWhole && !isParameter(ancestors, around) && isSmall(map) && width < WIDTH - 10;
    },
    Seq: (_, list) => {
      list.flow = list.items.every(isScalar) && sizeOf(list) < WIDTH / 2;
    },
  });
  return document;
}

/** A parameter has a line for each of its members, however few they are. */
function isParameter(ancestors: readonly unknown[], around: string): boolean {
  const keys = ancestors.filter(isPair).map((pair) => (isScalar(pair.key) ? pair.key.value : null));
  return [around, ...keys].at(-2) === "params";
}

function depthOf(ancestors: readonly unknown[]): number {
  return ancestors.filter(isPair).length * 2;
}

function sizeOf(node: { toJSON(): unknown }): number {
  return JSON.stringify(node.toJSON()).length;
}

/** Members that stand in lines of their own, however short the rest is. */
const LONG = new Set(["name", "url", "param", "request", "message", "required"]);

/** Whether people would write it in one line: outputs, statuses and schemas of scalars. */
function isSmall(map: YAMLMap): boolean {
  const isShort = ({ key }: Pair) => isScalar(key) && !LONG.has(String(key.value));
  return map.items.length > 0 && map.items.every((pair) => isShort(pair) && isPlain(pair.value));
}

function isPlain(value: unknown): boolean {
  if (isMap(value)) return value.items.length === 1 && isSmall(value);
  return isScalar(value) || (isSeq(value) && value.items.every(isScalar));
}

function spaceBefore(pair: Pair | undefined): void {
  if (pair && isScalar(pair.key)) pair.key.spaceBefore = true;
}

function pairAt(root: Node | null, path: ManifestPath): Pair | undefined {
  let node: unknown = root;
  let found: Pair | undefined;
  for (const member of path) {
    if (!isMap(node)) return undefined;
    found = pairsOf(node).get(String(member));
    node = found?.value;
  }
  return found;
}

const indexes = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** Members of a map by name, read once: maps of whole APIs are long. */
function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const known = indexes.get(map);
  if (known) return known;
  const pairs = map.items.flatMap((pair) =>
    isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [],
  );
  const index = new Map(pairs);
  indexes.set(map, index);
  return index;
}

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
import type { ManifestPath } from "../../manifest/source.ts";

/** How wide a line of a manifest may be. */
const WIDTH = 120;

/** A remark that stands above a member. */
export interface Remark {
  readonly path: ManifestPath;
  readonly text: string;
}

/** Data as YAML, in the style of manifests: small groups in one line, statuses as numbers. */
export function print(value: object, remarks: readonly Remark[], indent = 0): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Pair: (_, pair) => tidyKey(pair),
    Map: (_, map, ancestors) => {
      map.flow = isSmall(map) && fits(map, ancestors.filter(isPair).length * 2 + indent);
    },
    Seq: (_, list) => {
      list.flow = list.items.every(isScalar) && JSON.stringify(list.toJSON()).length < WIDTH / 2;
    },
  });
  for (const { path, text } of remarks) {
    const pair = pairAt(document.contents, path);
    if (pair && isScalar(pair.key)) pair.key.commentBefore = ` ${text}`;
  }
  return document.toString({ lineWidth: WIDTH - indent });
}

/** A status is written as the number that it is. */
function tidyKey({ key }: Pair): void {
  if (isScalar(key) && typeof key.value === "string" && /^\d{3}$/.test(key.value)) {
    key.value = Number(key.value);
  }
}

/** Members that people expect in lines of their own, however short they are. */
const LONG = new Set(["name", "url", "param", "request", "additionalProperties", "message"]);

function isSmall(map: YAMLMap): boolean {
  return (
    map.items.length > 0 &&
    map.items.every(
      ({ key, value }) => isScalar(key) && !LONG.has(String(key.value)) && isPlain(value),
    )
  );
}

function isPlain(value: unknown): boolean {
  if (isScalar(value)) return true;
  return isMap(value)
    ? value.items.length <= 1 && isSmall(value)
    : isSeq(value) && value.items.every(isScalar);
}

function fits(map: YAMLMap, indent: number): boolean {
  return JSON.stringify(map.toJSON()).length + indent < WIDTH - 10;
}

function pairAt(root: Node | null, path: ManifestPath): Pair | undefined {
  let node: unknown = root;
  let found: Pair | undefined;
  for (const member of path) {
    if (!isMap(node)) return undefined;
    found = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(member));
    node = found?.value;
  }
  return found;
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument } from "yaml";
import { type Pass, passes } from "./convert.ts";

const folder = join(import.meta.dirname, "testdata");

/** Manifests of version 1 that have every word of it, each at all its places. */
export const goldens = readdirSync(folder)
  .filter((name) => name.endsWith(".1.yaml"))
  .map((name) => {
    const converted = join(folder, name.replace(".1.yaml", ".2.yaml"));
    return { name, text: readFileSync(join(folder, name), "utf8"), converted };
  });

/** What stands nowhere in a manifest. */
const MARK = "zzMARKzz";

const anything = fc.oneof(
  fc.constantFrom<unknown>(
    MARK,
    [MARK],
    { [MARK]: 1 },
    { a: MARK },
    [[{ param: MARK }]],
    `{${MARK}}`,
  ),
  fc.constantFrom<unknown>({ value: MARK }, { from: MARK }, { line: MARK, when: MARK }, [
    `output.${MARK}`,
  ]),
  fc.jsonValue({ maxDepth: 2 }).map((value) => [value, MARK]),
);

/** A manifest of which one node is another, or one key. */
export const mutated = fc
  .record({
    text: fc.constantFrom(...goldens.map((each) => each.text)),
    at: fc.nat(),
    value: fc.option(anything),
  })
  .map(({ text, at, value }) => {
    const document = parseDocument(text, { uniqueKeys: false });
    const place = replaceNode(document, at, value);
    return { place, value, document, toString: () => JSON.stringify([place, value]) };
  });

/** Null puts another key. The path of what is replaced. */
function replaceNode(document: Document, at: number, value: unknown): string {
  const places: { readonly path: string; readonly put: () => void }[] = [];
  const walk = (node: unknown, path: string): void => {
    if (isMap<unknown, unknown>(node)) {
      for (const pair of node.items) {
        const own = `${path}/${String(pair.key)}`;
        const put = () => {
          if (value !== null) pair.value = document.createNode(value);
          else if (isScalar(pair.key)) pair.key.value = MARK;
        };
        places.push({ path: own, put });
        walk(pair.value, own);
      }
    }
    if (!isSeq(node)) return;
    for (const [index, item] of node.items.entries()) {
      const put = () => void (node.items[index] = document.createNode(value ?? MARK));
      places.push({ path: `${path}/${index}`, put });
      walk(item, `${path}/${index}`);
    }
  };
  walk(document.contents, "");
  const chosen = places[at % places.length];
  chosen?.put();
  return chosen?.path ?? "";
}

export function isMarked(node: unknown): boolean {
  if (isMap(node)) return node.items.some(({ key, value }) => isMarked(key) || isMarked(value));
  if (isSeq(node)) return node.items.some(isMarked);
  // Some of it may be a remark.
  const said = isNode(node) ? `${node.comment ?? ""}` : "";
  return isScalar(node) && `${String(node.value)} ${said}`.includes(MARK);
}

/** Any of the passes. */
export const someOfThem = fc.subarray<Pass>(Object.values(passes));

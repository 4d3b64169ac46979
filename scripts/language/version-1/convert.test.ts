import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  visit,
} from "yaml";
import { describe, expect, test } from "vitest";
import { roots } from "../../system/roots.fixture.ts";
import { madeManifest } from "../../upkeep/valid/manifest.ts";
import { convertDocument, type Pass, passes } from "./convert.ts";
import { convertText } from "./text.ts";

const testdata = join(import.meta.dirname, "testdata");
const goldens = readdirSync(testdata).filter((name) => name.endsWith(".1.yaml"));
const texts = goldens.map((name) => readFileSync(join(testdata, name), "utf8"));

describe("a manifest of version 1", () => {
  // Every word of version 1 stands in one of them, at each of its places.
  test.each(goldens)("%s in the words of version 2", async (name) => {
    const text = readFileSync(join(testdata, name), "utf8");
    const path = join(testdata, name.replace(".1.yaml", ".2.yaml"));
    await expect(convertText(text)).toMatchFileSnapshot(path);
  });

  test.each(manifests())("%s is converted with all its comments, and once", (path) => {
    const text = readFileSync(join(roots.workspace.root, path), "utf8");
    const converted = convertText(text);
    expect(converted).toMatch(/^manifest: 2$/m);
    expect(convertText(converted)).toBe(converted);
    // A comment may have joined another on its line, or its copy at an alias may be one more.
    const kept = commentsIn(converted);
    expect(commentsIn(text).filter((comment) => !kept.includes(comment))).toEqual([]);
  });

  test("is converted whatever parts it is put together of", () => {
    for (let number = 0; number < 40; number++) {
      const text = stringify(madeManifest(7, number).manifest);
      const converted = convertText(text);
      expect(converted).toMatch(/^manifest: 2$/m);
      expect(convertText(converted)).toBe(converted);
    }
  });

  test("keeps all that is no such manifest", () => {
    for (const text of [
      "",
      "a: [",
      "manifest: 2\nauth: []\n",
      "- manifest: 1\n",
      "manifest: 1\n---\na: 1\n",
    ]) {
      expect(convertText(text)).toBe(text);
    }
  });

  test("keeps lines that say the same byte for byte, and ends of lines", () => {
    const text = "manifest: 1  # one\r\nauth:  []\r\nblock: {}\r\nschemas: { a:   { } }\r\n";
    expect(convertText(text)).toBe(
      "manifest: 2 # one\r\nauth: {}\r\nblock: {}\r\nschemas: { a:   { } }\r\n",
    );
  });

  test("gives an alias the words of its own place where they differ", () => {
    const params = "{ path: &a { type: string, default: x, description: A. }, other: *a }";
    const text = `manifest: 1\noperations: { o: { request: "GET /{path}", params: ${params} } }\n`;
    expect(parseDocument(convertText(text)).toJS().operations.o.params).toEqual({
      path: { type: "string", default: "x", description: "A." },
      other: { type: "string", providerDefault: "x", description: "A." },
    });
  });
});

/** Manifests of version 1 in this repository. */
function manifests(): readonly string[] {
  const areas = [
    "specs",
    "examples",
    "templates",
    "scripts/language",
    "scripts/upkeep",
    "scripts/emit",
    "scripts/intake",
  ];
  return areas.flatMap((area) =>
    readdirSync(join(roots.workspace.root, area), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml") && !/node_modules|version-1|\.cache/.test(name))
      .map((name) => join(area, name))
      .filter((path) =>
        /^manifest: 1$/m.test(readFileSync(join(roots.workspace.root, path), "utf8")),
      ),
  );
}

function commentsIn(text: string): readonly string[] {
  const comments: string[] = [];
  const add = (said: unknown) => {
    if (typeof said === "string") comments.push(...said.split("\n").map((line) => line.trim()));
  };
  const document = parseDocument(text, { uniqueKeys: false });
  add(document.commentBefore);
  add(document.comment);
  visit(document, {
    Node(_, node) {
      add(node.commentBefore);
      add(node.comment);
    },
  });
  return comments.filter(Boolean);
}

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
const mutated = fc
  .record({ text: fc.constantFrom(...texts), at: fc.nat(), value: fc.option(anything) })
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

function isMarked(node: unknown): boolean {
  if (isMap(node)) return node.items.some(({ key, value }) => isMarked(key) || isMarked(value));
  if (isSeq(node)) return node.items.some(isMarked);
  return isScalar(node) && String(node.value).includes(MARK);
}

const someOfThem = fc.subarray<Pass>(Object.values(passes));

test("never throws and never loses what stands at any place, whatever it is, by any passes", () => {
  fc.assert(
    fc.property(mutated, someOfThem, ({ document }, enabled) => {
      convertDocument(document, enabled);
      return isMarked(document.contents);
    }),
    { numRuns: 300 },
  );
});

test("never throws for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."manifest: 1\n-[]{}&*a#|>!\"'") }), (text) => {
      convertText(text);
      convertText(`manifest: 1\n${text}`);
    }),
  );
});

test("gives every node a place in the file", () => {
  for (const text of texts) {
    const document = parseDocument(text);
    convertDocument(document);
    visit(document, { Node: (_, node) => expect(isNode(node) && node.range).toBeTruthy() });
  }
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Document, isNode, isScalar, parseDocument, parse as parseYaml, visit } from "yaml";
import { migrate, migrateText } from "./migrations.ts";

// `<case>.before.yaml` is what somebody wrote, `<case>.after.yaml` what it becomes; `vitest -u` writes
// the latter, to be reviewed like code.
const folder = join(import.meta.dirname, "testdata");
const cases = readdirSync(folder).flatMap((name) => name.match(/^(.*)\.before\.yaml$/)?.[1] ?? []);
const textOf = (name: string) => readFileSync(join(folder, name), "utf8");

/** Every comment of a text, wherever it stands. */
const commentsOf = (text: string) => text.match(/#.*$/gm)?.toSorted();

describe.each(cases)("%s", (name) => {
  const before = textOf(`${name}.before.yaml`);

  test("becomes what is written beside it", async () => {
    await expect(migrateText(before)).toMatchFileSnapshot(join(folder, `${name}.after.yaml`));
  });

  test("keeps every comment", () => {
    expect(commentsOf(migrateText(before))).toEqual(commentsOf(before));
  });

  test("is then left alone", () => {
    const after = migrateText(before);
    expect(migrateText(after)).toBe(after);
  });

  test("differs by nothing but line feeds, when it has those of Windows", () => {
    const windows = (text: string) => text.replaceAll("\n", "\r\n");
    expect(migrateText(windows(before))).toBe(windows(migrateText(before)));
  });
});

const specs = join(import.meta.dirname, "../../specs");
const manifests = readdirSync(specs).filter((name) => name.endsWith(".yaml"));

test.each(manifests)("%s is current and stays byte for byte", (name) => {
  const text = readFileSync(join(specs, name), "utf8");
  expect(migrate(text)).toEqual({ text, from: 1 });
});

test("a draft that says version 1 is told by its words", () => {
  const before = "manifest: 1\nauth: [{ kind: oauth-access-token }]\n";
  const after = "manifest: 1\nauth: [{ kind: access-token }]\n";
  expect(migrate(before)).toEqual({ text: after, from: 0 });
});

test.each([
  ["manifest: 2\nauth: [{ kind: oauth-access-token }]\n", 2],
  ["auth: [{ kind: oauth-access-token }]\n", null],
  ["manifest: 0\nauth: [\n", null],
  ["", null],
  [`manifest: 0\na: ${"[".repeat(5000)}`, null],
])("what is of no older version stays, case %#", (text, from) => {
  expect(migrate(text)).toEqual({ text, from });
});

test("a value under `accept` that is already there is not overwritten", () => {
  const text = "manifest: 1\nerrors: { accept: { 404: {} } }\naccept: {}\n";
  expect(migrateText(text)).toBe(text);
});

test("a comment that would be lost keeps its member in place", () => {
  const text = "manifest: 1\nerrors: {\n  accept: {}, # why\n  when: []\n}\n";
  expect(migrateText(text)).toBe(text);
});

const OLD = "oauth-access-token";
const word = fc.constantFrom(OLD, "access-token", "a #b", "- x", "'", "404", "é\n b");
const json = fc.jsonValue({ maxDepth: 1 });
const owner = fc.record(
  { accept: fc.dictionary(word, json, { maxKeys: 2 }), message: fc.array(word), code: json },
  { requiredKeys: [] },
);
const draft = fc.record(
  {
    provider: word,
    auth: fc.array(fc.record({ kind: word, param: word }, { requiredKeys: [] })),
    errors: owner,
    operations: fc.dictionary(
      fc.constantFrom("a", "b", "c"),
      fc.record({ name: word, errors: owner, reply: json }, { requiredKeys: ["name"] }),
    ),
  },
  { requiredKeys: [] },
);

type Members = { readonly [name: string]: unknown };

/** What a draft becomes, said on plain data. */
function expected({ auth, operations, ...rest }: Members) {
  const credentials = (auth as readonly Members[] | undefined)?.map((credential) =>
    credential["kind"] === OLD ? { ...credential, kind: "access-token" } : credential,
  );
  const entries = Object.entries((operations ?? {}) as { readonly [id: string]: Members });
  return {
    manifest: 1,
    ...hoisted(rest),
    ...(auth !== undefined && { auth: credentials }),
    ...(operations !== undefined && {
      operations: Object.fromEntries(entries.map(([id, one]) => [id, hoisted(one)])),
    }),
  };
}

function hoisted({ errors, ...rest }: Members): Members {
  if (errors === undefined) return rest;
  const { accept, ...others } = errors as Members;
  if (accept === undefined) return { ...rest, errors };
  return { ...rest, accept, ...(Object.keys(others).length > 0 && { errors: others }) };
}

function isReadBack(text: string, value: Members): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && JSON.stringify(document) === JSON.stringify(value);
}

const layout = fc.record({
  indent: fc.constantFrom(2, 3, 4),
  indentSeq: fc.boolean(),
  lineWidth: fc.constantFrom(0, 25, 80),
  defaultStringType: fc.constantFrom("PLAIN", "QUOTE_DOUBLE", "QUOTE_SINGLE", "BLOCK_LITERAL"),
} as const);

test("the data of a draft become those of version 1, however it is laid out", () => {
  const coins = fc.infiniteStream(fc.boolean());
  fc.assert(
    fc.property(draft, layout, coins, (value, options, braces) => {
      const document = new Document({ manifest: 0, ...value });
      visit(document, {
        Collection: (_, node) => {
          node.flow = node.items.length === 0 || braces.next().value === true;
        },
      });
      const text = document.toString(options);
      expect(parseYaml(migrateText(text))).toEqual(expected(value));
    }),
  );
});

test("comments of a draft in block style stay, whatever has one", () => {
  const coins = fc.infiniteStream(fc.boolean());
  fc.assert(
    fc.property(draft, layout, coins, (value, options, commented) => {
      const document = new Document({ manifest: 0, ...value });
      let count = 0;
      visit(document, {
        Pair: (_, { key, value: member }) => {
          if (isNode(key) && commented.next().value) key.commentBefore = ` before ${count++}`;
          if (isScalar(member) && commented.next().value) member.comment = ` behind ${count++}`;
        },
      });
      const text = document.toString(options);
      // Not every scalar can have a comment behind it; the library then writes what it cannot read.
      fc.pre(isReadBack(text, { manifest: 0, ...value }));
      const after = migrateText(text);
      expect(parseYaml(after)).toEqual(expected(value));
      expect(commentsOf(after)).toEqual(commentsOf(text));
    }),
  );
});

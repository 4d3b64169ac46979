import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { doc, escapeInvisible, escapeLines, id, key, member, str, word } from "./encode.ts";

/** Text as people and attackers write it, including what a code point cannot be. */
const HOSTILE = [
  "*/",
  "`",
  "${x}",
  '"',
  "'",
  "\\",
  "\u2028",
  "\u2029",
  "</script>",
  "<!--",
  "\r",
  "\n",
  "\t",
  "\u202e",
  "\u2066",
  "|",
  "\0",
  "\ud800",
  "\udc00",
  "\u{e0041}",
  "\u200b",
  "\ufeff",
  "@ts-ignore",
  "//",
  "/",
  "*",
  "{@link x}",
  "é",
  "x",
  " ",
];
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom(...HOSTILE)).map((parts) => parts.join("")),
);

function parse(text: string): ts.SourceFile {
  const compilerOptions = { target: ts.ScriptTarget.ES2023 };
  const { diagnostics = [] } = ts.transpileModule(text, {
    compilerOptions,
    reportDiagnostics: true,
  });
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  return ts.createSourceFile("x.ts", text, ts.ScriptTarget.ESNext, true);
}

/** True when nothing in the text is invisible, reordering or half a character. */
function isPlain(text: string): boolean {
  return /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u.test(text.replaceAll("\n", ""));
}

describe("str", () => {
  test("gives any text back through the parser", () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const source = parse(`x = ${str(value)};`);
        const [statement] = source.statements;
        if (!statement || !ts.isExpressionStatement(statement)) throw new Error("no expression");
        const { expression } = statement;
        if (!ts.isBinaryExpression(expression) || !ts.isStringLiteral(expression.right))
          throw new Error("no literal");
        expect(expression.right.text).toBe(value);
        expect(source.statements).toHaveLength(1);
      }),
    );
  });

  test("is one visible line that ends no script", () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(str(value)).not.toMatch(/[\n\r\u2028\u2029]|<[/!]/);
        expect(isPlain(str(value))).toBe(true);
      }),
    );
  });

  test("escapes what people know an escape for by that", () => {
    expect(str("a\r\n\tb\u0000")).toBe('"a\\r\\n\\tb\\u0000"');
  });

  test("takes the quotes that need fewer escapes", () => {
    expect([str("plain"), str('say "hi"'), str("it's"), str(`"it's"`)]).toEqual([
      '"plain"',
      `'say "hi"'`,
      `"it's"`,
      `'"it\\'s"'`,
    ]);
  });
});

describe("doc", () => {
  test("stays one comment, whatever the text", () => {
    fc.assert(
      fc.property(anyText, anyText, (first, second) => {
        const text = `/** ${doc(first)} */\n/**\n * ${doc(second)}\n */\nconst x = 1;\n// ${doc(first)}\n`;
        const source = parse(text);
        expect(source.statements).toHaveLength(1);
        expect(ts.getLeadingCommentRanges(text, 0)).toHaveLength(2);
        expect(isPlain(text)).toBe(true);
      }),
    );
  });

  test("keeps harmless words as they are", () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z0-9.,;:!?()*"'`$]+$/), { minLength: 1 }),
        (words) => {
          expect(doc(words.join(" "))).toBe(words.join(" "));
        },
      ),
    );
  });

  test("neutralises what ends a comment, tags and directives", () => {
    expect(doc("a */ b")).toBe("a *\\/ b");
    expect(doc("@ts-ignore {@link x} me@example.com")).toBe(
      "\\@ts-ignore {\\@link x} me@example.com",
    );
    expect(doc(" one\r\n two\u2028three ")).toBe("one two three");
  });
});

describe("key", () => {
  test("names the same property in values and types", () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.constantFrom("__proto__", "constructor", "0", "01", "1e3")),
        (name) => {
          parse(`interface X { ${key(name)}: 1 }`);
          const source = parse(`x = { ${key(name)}: 1 };`);
          const names: string[] = [];
          const visit = (node: ts.Node): void => {
            if (ts.isPropertyAssignment(node)) {
              const inner = ts.isComputedPropertyName(node.name) ? node.name.expression : node.name;
              if (ts.isIdentifier(inner) || ts.isStringLiteral(inner) || ts.isNumericLiteral(inner))
                names.push(inner.text);
            }
            ts.forEachChild(node, visit);
          };
          visit(source);
          expect(names).toEqual([name]);
        },
      ),
    );
  });

  test("quotes only where it must", () => {
    expect([key("a"), key("$top"), key("a-b"), key("201"), key("01"), key("__proto__")]).toEqual([
      "a",
      "$top",
      '"a-b"',
      "201",
      '"01"',
      '["__proto__"]',
    ]);
  });
});

describe("names", () => {
  test("id takes what can be declared, and nothing else", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[a-z]{1,10}$/)), (name) => {
        let text: string;
        try {
          text = id(name);
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
          return;
        }
        expect(text).toBe(name);
        expect(parse(`const ${text} = 1;`).statements).toHaveLength(1);
      }),
    );
  });

  test.each([
    "",
    "a b",
    "1a",
    "a;b",
    "a\u200db",
    "delete",
    "await",
    "a.b",
  ])("id refuses %j", (name) => {
    expect(() => id(name)).toThrow(TypeError);
  });

  test("member also takes reserved words", () => {
    expect(member("delete")).toBe("delete");
    expect(() => member("a-b")).toThrow(TypeError);
  });

  test("word takes names of packages only", () => {
    expect(word("@scope/name-1.2")).toBe("@scope/name-1.2");
    for (const bad of ["", "a b", "a;b", "$(a)", "a\nb"])
      expect(() => word(bad)).toThrow(TypeError);
  });
});

test("escapes keep what they stand for", () => {
  expect(escapeInvisible("a\u202eb\n\u{e0041}\ud800")).toBe("a\\u202eb\\n\\udb40\\udc41\\ud800");
  expect(escapeLines("a\u202e\nb")).toBe("a\\u202e\nb");
  fc.assert(
    fc.property(anyText, (text) => {
      expect(isPlain(escapeLines(text))).toBe(true);
    }),
  );
});

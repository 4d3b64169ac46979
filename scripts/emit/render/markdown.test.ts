import fc from "fast-check";
import { lexer, parseInline } from "marked";
import { describe, expect, test } from "vitest";
import { code, codecell, md } from "./markdown.ts";

/** The text that a browser shows. */
function unescaped(html: string): string {
  return html.replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}

function words(text: string): readonly string[] {
  return text.split(" ").filter(Boolean);
}

describe("md", () => {
  test.each([
    ["# heading", "\\# heading"],
    ["- item", "\\- item"],
    ["1. item", "1\\. item"],
    ["> quote", "\\> quote"],
    ["a *b* _c_ `d` ~~e~~", "a \\*b\\* \\_c\\_ \\`d\\` \\~\\~e\\~\\~"],
    ["[a](javascript:x)", "\\[a\\](javascript:x)"],
    ["<img src=x> &lt;", "\\<img src=x> \\&lt;"],
    ["a | b\n--- | ---", "a \\| b --- \\| ---"],
    ["min_likelihood & co", "min_likelihood & co"],
    ["$top and $filter", "\\$top and \\$filter"],
    ["\u202eabc\u0000", "\\\\u202eabc\\\\u0000"],
  ])("%j", (text, expected) => {
    expect(md(text)).toBe(expected);
  });

  test("leaves no bare mark-up in any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(md(text).replace(/\\./g, "")).not.toMatch(/[`*[\]<|~$\\\n\r]|&#?\w+;|^[-+=>#]/);
      }),
    );
  });
});

describe("code", () => {
  test("has a fence longer than any in the text", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("`", "``", " ", "a", "|", "\n")), (parts) => {
        const text = parts.join("");
        const span = code(text);
        const [fence = ""] = /^`+/.exec(span) ?? [];
        const inner = span.slice(fence.length, -fence.length);
        expect(inner.match(/`+/g)?.includes(fence) ?? false).toBe(false);
        expect(inner.startsWith("`") || inner.endsWith("`")).toBe(false);
        const shown = /^ .* $/.test(inner) && /[^ ]/.test(inner) ? inner.slice(1, -1) : inner;
        expect(shown.trim()).toBe(text.replaceAll("\n", "\\n").trim());
      }),
    );
  });

  test("cannot end a table cell", () => {
    expect(codecell("a|b")).toBe("`a\\|b`");
    expect(code("a|b")).toBe("`a|b`");
  });

  test("shows any text in its cell", () => {
    const texts = fc.array(fc.constantFrom("|", "\\", "`", "a", " ", "*", "<"), { minLength: 1 });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join("");
        const [table] = lexer(`| a | b |\n|---|---|\n| ${codecell(text)} | end |\n`);
        const [cell, end] = table?.type === "table" ? table["rows"][0] : [];
        expect(end?.text).toBe("end");
        const shown = String(parseInline(cell.text)).replace(/<\/?code>/g, "");
        expect(words(unescaped(shown))).toEqual(words(text));
      }),
    );
  });
});

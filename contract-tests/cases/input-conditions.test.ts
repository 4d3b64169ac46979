import { describe, expect, test } from "vitest";
import { lines, shownOf } from "./inputs.fixture.ts";

test("an operation and its credential", () => {
  expect(lines("").filter((line) => !line.includes("word="))).toMatchInlineSnapshot(`
    [
      "required inputs only -> sent",
      "unknown input -> refused noSuchInput",
      "operation in another case -> refused operation",
      "without operation -> refused operation",
      "every input wrong -> refused tenant, word, token, noSuchInput",
      "without token -> refused token",
      "token="" -> refused token",
      "token="  " -> refused token",
      "token=null -> refused token",
      "token=7 -> refused token",
      "token with characters that headers cannot carry -> refused token",
      "token with a line break in it -> refused token",
      "token with an accent in it -> sent",
      "token with white space around it -> sent",
      "without tenant -> refused tenant",
      "tenant="" -> refused tenant",
      "tenant=" \\n" -> refused tenant",
      "tenant=null -> refused tenant",
      "tenant=7 -> refused tenant",
      "tenant=true -> refused tenant",
      "tenant={"a":"b"} -> refused tenant",
      "tenant=["a"] -> refused tenant",
      "tenant="\\ud800" -> refused tenant",
      "tenant=" acme\\n" -> sent",
      "tenant="evil.host.example/" -> blocked tenant",
      "tenant="a.b" -> blocked tenant",
      "tenant="a@b" -> blocked tenant",
      "tenant="a:1" -> blocked tenant",
      "tenant="a b" -> blocked tenant",
      "tenant="-a" -> blocked tenant",
      "without word -> refused word",
    ]
  `);
});

describe("parameters that depend on another", () => {
  const kind = "kind: { type: string, enum: [a, b, c], default: a }";

  test("by their values", () => {
    const enumBy = "{ param: kind, severity: error, values: { a: [x, y], b: [y] } }";
    const params = `${kind}\np: { type: string, enum: [x, y, z], enumBy: ${enumBy} }`;
    expect(shownOf("p/kind", params)).toMatchInlineSnapshot(`
      [
        "p: x is sent when kind=a | {"kind":"a","p":"x"} -> sent",
        "p: y is sent when kind=a | {"p":"y","kind":"a"} -> sent",
        "p: another value is refused when kind=a | {"p":"z","kind":"a"} -> refused p",
        "p: y is sent when kind=b | {"p":"y","kind":"b"} -> sent",
        "p: another value is refused when kind=b | {"p":"x","kind":"b"} -> refused p | {"p":"z","kind":"b"} -> refused p",
        "p: the default of kind counts | {"p":"z"} -> refused p",
        "p: any value is sent when kind is another | {"p":"x","kind":"c"} -> sent | {"p":"y","kind":"c"} -> sent | {"p":"z","kind":"c"} -> sent",
      ]
    `);
  });

  test("by the values of a number, whose default counts", () => {
    const enumBy = '{ param: size, severity: error, values: { "1": [x], "2": [x, y] } }';
    const size = "size: { type: integer, default: 1 }";
    const params = `${size}\np: { type: string, convert: csv, enumBy: ${enumBy} }`;
    expect(shownOf("p/size", params)).toMatchInlineSnapshot(`
      [
        "p: x is sent when size=1 | {"p":"x","size":"1"} -> sent",
        "p: another value is refused when size=1 | {"p":"foreign","size":"1"} -> refused p | {"p":"x,foreign","size":"1"} -> refused p",
        "p: x is sent when size=2 | {"p":"x","size":"2"} -> sent | {"p":"x,y","size":"2"} -> sent",
        "p: y is sent when size=2 | {"p":"y","size":"2"} -> sent",
        "p: another value is refused when size=2 | {"p":"foreign","size":"2"} -> refused p | {"p":"x,foreign","size":"2"} -> refused p",
        "p: the default of size counts | {"p":"foreign"} -> refused p",
        "p: any value is sent when size is another | {"p":"x","size":"0"} -> sent",
      ]
    `);
  });

  test("by being sent", () => {
    const params = `${kind}\np: { type: integer, when: { kind: b } }`;
    expect(shownOf("p/when", params)).toMatchInlineSnapshot(`
      [
        "p: is sent when kind is b | {"kind":"b","p":5} -> sent",
        "p: leaves no trace when kind is another | {"kind":"a","p":5} -> sent",
        "p: the default of kind counts | {"p":5} -> sent",
      ]
    `);
  });
});

describe("a rule that", () => {
  const some = "a: { type: string }\nb: { type: string }\nc: { type: string }";

  test("asks for one at least", () => {
    expect(shownOf("/rule", some, "[{ anyOf: [a, b + c] }]")).toMatchInlineSnapshot(`
      [
        "a | b + c: none | {} -> refused a",
        "a | b + c: a alone | {"a":"sample-a"} -> sent",
        "a | b + c: b + c alone | {"b":"sample-b","c":"sample-c"} -> sent",
        "a | b + c: b + c without b | {"c":"sample-c"} -> refused a",
        "a | b + c: b + c without c | {"b":"sample-b"} -> refused a",
        "a | b + c: a and b + c | {"a":"sample-a","b":"sample-b","c":"sample-c"} -> sent",
      ]
    `);
  });

  test("asks for exactly one", () => {
    const rule = "{ exactlyOne: [a, b, c], severity: warning }";
    expect(shownOf("/rule", some, `[${rule}]`)).toMatchInlineSnapshot(`
      [
        "a | b | c: none | {} -> sent, warns of a",
        "a | b | c: a alone | {"a":"sample-a"} -> sent",
        "a | b | c: b alone | {"b":"sample-b"} -> sent",
        "a | b | c: c alone | {"c":"sample-c"} -> sent",
        "a | b | c: a and b | {"a":"sample-a","b":"sample-b"} -> sent, warns of a",
        "a | b | c: a and c | {"a":"sample-a","c":"sample-c"} -> sent, warns of a",
        "a | b | c: b and c | {"b":"sample-b","c":"sample-c"} -> sent, warns of a",
      ]
    `);
  });

  test("asks for another input and for a value", () => {
    const rule = "{ param: a, requires: [b, c=d] }";
    expect(shownOf("/rule", some, `[${rule}]`)).toMatchInlineSnapshot(`
      [
        "a requires b, c=d: kept | {"a":"sample-a","b":"sample-b","c":"d"} -> sent",
        "a requires b, c=d: without b | {"c":"d","a":"sample-a"} -> refused a",
        "a requires b, c=d: without c | {"b":"sample-b","a":"sample-a"} -> refused a",
        "a requires b, c=d: another c | {"b":"sample-b","c":"~","a":"sample-a"} -> refused a",
      ]
    `);
  });

  test("asks for a pattern", () => {
    const rule = "{ param: a, matches: '^[a-z-]+$', severity: warning }";
    expect(shownOf("/rule", some, `[${rule}]`)).toMatchInlineSnapshot(`
      [
        "a matches ^[a-z-]+$: kept | {"a":"sample-a"} -> sent",
        "a matches ^[a-z-]+$: broken | {"a":"~"} -> sent, warns of a",
      ]
    `);
  });
});

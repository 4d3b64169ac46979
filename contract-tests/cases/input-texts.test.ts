import { describe, expect, test } from "vitest";
import { lines, linesOf } from "./inputs.fixture.ts";

describe("a parameter that is", () => {
  test("any text", () => {
    expect(
      lines(`p: { type: string }`).filter((line) => line.startsWith("p=")),
    ).toMatchInlineSnapshot(`
      [
        "p="" -> sent",
        "p=" \\n" -> sent",
        "p=null -> sent",
        "p=7 -> refused p",
        "p=true -> refused p",
        "p={"a":"b"} -> refused p",
        "p=["a"] -> refused p",
        "p="\\ud800" -> refused p",
        "p="  a  b  " -> sent",
        "p="a+b&c=d%20e#f?g/h;i,j" -> sent",
        "p="Zoë 漢字 😀" -> sent",
        "p="\\"a\\" 'b' \\\\c\\\\\\nd\\te" -> sent",
        "p="docs.example.com/d/1aB-cD_2eF3gH4iJ5kL6mN7/edit" -> sent",
      ]
    `);
  });

  test("a required segment of the path", () => {
    expect(lines("").filter((line) => line.includes("word="))).toMatchInlineSnapshot(`
      [
        "word="" -> refused word",
        "word=" \\n" -> refused word",
        "word=null -> refused word",
        "word=7 -> refused word",
        "word=true -> refused word",
        "word={"a":"b"} -> refused word",
        "word=["a"] -> refused word",
        "word="\\ud800" -> refused word",
        "word="a/b?c#d" -> sent",
        "word="a b+c&d=e" -> sent",
        "word="a%2Fb" -> sent",
        "word="a.b@c#EXT#" -> sent",
        "word="Zoë 漢字 😀" -> sent",
        "word="..a" -> sent",
        "word="a;b,c'd" -> sent",
        "word="docs.example.com/d/1aB-cD_2eF3gH4iJ5kL6mN7/edit" -> sent",
        "word="." -> refused word",
        "word=".." -> refused word",
        "word="a\\u0000b" -> refused word",
        "word="a\\nb" -> refused word",
      ]
    `);
  });

  test("a text of some length", () => {
    expect(linesOf("p: { type: string, minLength: 2, maxLength: 4 }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="😀x" -> sent",
        "p="😀" -> refused p",
        "p="😀xxxx" -> refused p",
        "p="&é%?" -> sent",
      ]
    `);
  });

  test("a text of a pattern, in upper case", () => {
    const declared = "{ type: string, pattern: '^[A-Z]{2}$', example: DE, convert: uppercase }";
    expect(linesOf(`p: ${declared}`)).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="~" -> refused p",
        "p="de" -> sent",
      ]
    `);
  });

  test("a text of a format", () => {
    expect(linesOf("p: { type: string, format: date }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
      ]
    `);
  });

  test("one of some texts", () => {
    expect(linesOf("p: { type: string, enum: [one, TWO] }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="TWO" -> sent",
        "p="foreign" -> refused p",
        "p="on" -> refused p",
        "p="ONE" -> refused p",
        "p=" one " -> refused p",
      ]
    `);
  });

  test("a list of some length", () => {
    const declared = "{ type: string, convert: csv, minItems: 2, maxItems: 3, example: 'a,b' }";
    expect(linesOf(`p: ${declared}`)).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p=" , ," -> sent",
        "p=[] -> sent",
        "p=[7] -> refused p",
        "p=2 items -> sent",
        "p=1 items -> refused p",
        "p=3 items -> sent",
        "p=4 items -> refused p",
        "p="a , b, ," -> sent",
        "p="a b;c|d,b b;c|d" -> sent",
        "p=[" a "," b "," "] -> sent",
      ]
    `);
  });

  test("a secret", () => {
    expect(linesOf("p: { type: string, secret: true, minLength: 12 }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="😀xxxxxxxxxxx\\ud800" -> refused p",
        "p="😀xxxxxxxxxx" -> refused p",
        "p="a+b&c=d%20e#f?g/h;i,j" -> sent",
        "p="\\"a\\" 'b' \\\\c\\\\\\nd\\te" -> sent",
        "p="docs.example.com/d/1aB-cD_2eF3gH4iJ5kL6mN7/edit" -> sent",
        "p="&é%?=&é%?=&é" -> sent",
      ]
    `);
  });

  test("in a header", () => {
    expect(linesOf("p: { type: string, to: headers.X-Note }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="a+b&c=d%20e#f?g/h;i,j" -> sent",
        "p="\\"a\\" 'b' \\\\c Zoë" -> sent",
        "p="docs.example.com/d/1aB-cD_2eF3gH4iJ5kL6mN7/edit" -> sent",
        "p="漢字" -> refused p",
        "p="a\\nb" -> refused p",
        "p="a\\u0000b" -> refused p",
      ]
    `);
  });

  test("a date-time in the zone of another", () => {
    const zone = "zone: { type: string, default: UTC, to: none }";
    const declared = "p: { type: string, convert: { local-date-time: zone } }";
    expect(linesOf(`${declared}\n${zone}`)).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "every input wrong -> refused tenant, word, p, zone, token, noSuchInput",
        "p="2026-01-31T08:00:00Z" -> sent",
        "p="2024-02-29" -> sent",
        "p="1969-07-20" -> sent",
        "p="2026-01-31T23:30:00-02:00" -> sent",
        "p="2026-01-01T00:30:00+05:30" -> sent",
        "p="2026-01-31T08:00:00.5Z" -> sent",
        "p="2026-01-31T08:00:59.999Z" -> sent",
        "p="2026-01-31T08:00" -> sent",
        "p="2026-03-29T02:30:00" -> sent",
        "p="2026-01-31T08:00:00" -> sent",
        "p="2026-02-30" -> refused p",
        "p="2026-01-31T25:00:00Z" -> refused p",
        "p="now" -> refused p",
        "p="1769817600" -> refused p",
        "p="2026-01-31T23:30:00Z" in Europe/Berlin -> sent",
        "p="2026-07-31T23:30:00Z" in Europe/Berlin -> sent",
        "p="2026-01-31T23:30:00Z" in America/New_York -> sent",
        "p="2026-07-31T23:30:00Z" in America/New_York -> sent",
        "p="2026-01-31T23:30:00Z" in Asia/Kolkata -> sent",
        "p="2026-07-31T23:30:00Z" in Asia/Kolkata -> sent",
        "p="2026-01-31T23:30:00Z" in Australia/Lord_Howe -> sent",
        "p="2026-07-31T23:30:00Z" in Australia/Lord_Howe -> sent",
        "p="2026-03-29T00:59:59Z" in Europe/Berlin -> sent",
        "p="2026-03-29T01:00:00Z" in Europe/Berlin -> sent",
        "p="2026-10-25T00:30:00Z" in Europe/Berlin -> sent",
        "p="2026-10-25T01:30:00Z" in Europe/Berlin -> sent",
        "p="2026-01-31T08:00:00Z" in Mars/Base -> refused zone",
        "p="2026-01-31T08:00:00Z" in GMT+2 -> refused zone",
        "p="2026-01-31T08:00:00Z" in ../Berlin -> refused zone",
        "zone="" -> sent",
        "zone=" \\n" -> sent",
        "zone=null -> sent",
        "zone=7 -> refused zone",
        "zone=true -> refused zone",
        "zone={"a":"b"} -> refused zone",
        "zone=["a"] -> refused zone",
        "zone="\\ud800" -> refused zone",
      ]
    `);
  });

  test("a date-time in one of some zones", () => {
    const zone = "zone: { type: string, required: true, to: none, enum: [Asia/Tokyo, UTC] }";
    const declared = "p: { type: string, convert: { local-date-time: zone } }";
    expect(
      linesOf(`${declared}\n${zone}`).filter((line) => line.startsWith("p=")),
    ).toMatchInlineSnapshot(`
      [
        "p="2024-02-29" -> sent",
        "p="1969-07-20" -> sent",
        "p="2026-01-31T23:30:00-02:00" -> sent",
        "p="2026-01-01T00:30:00+05:30" -> sent",
        "p="2026-01-31T08:00:00.5Z" -> sent",
        "p="2026-01-31T08:00:59.999Z" -> sent",
        "p="2026-01-31T08:00" -> sent",
        "p="2026-03-29T02:30:00" -> sent",
        "p="2026-01-31T08:00:00" -> sent",
        "p="2026-02-30" -> refused p",
        "p="2026-01-31T25:00:00Z" -> refused p",
        "p="now" -> refused p",
        "p="1769817600" -> refused p",
        "p="2026-01-31T23:30:00Z" in Asia/Tokyo -> sent",
        "p="2026-07-31T23:30:00Z" in Asia/Tokyo -> sent",
        "p="2026-01-31T23:30:00Z" in UTC -> sent",
        "p="2026-07-31T23:30:00Z" in UTC -> sent",
      ]
    `);
  });
});

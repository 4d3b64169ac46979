import { expect, test } from "vitest";
import { lines } from "./inputs.fixture.ts";

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
      "tenant="acme//" -> sent",
      "tenant="https://acme" -> sent",
      "tenant="http://acme" -> blocked tenant",
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

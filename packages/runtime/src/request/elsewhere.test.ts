import { expect, test } from "vitest";
import { connect } from "./connection.ts";
import { chosenElsewhere, elsewhere } from "./elsewhere.ts";

const own = (given: { readonly key: string }, options: object) =>
  connect(options, { home: "https://api.demo.test", headers: { "X-Key": given.key } });

test("another address gets the same credentials", () => {
  const connection = elsewhere("https://content.demo.test/2", own)({ key: "k" }, {});
  expect(connection).toMatchObject({
    home: "https://content.demo.test/2",
    baseUrl: "https://content.demo.test/2",
    headers: { "X-Key": "k" },
  });
});

test("it may depend on what is given", () => {
  const made = chosenElsewhere(["https://{key}.demo.test"], {}, own);
  expect(made({ key: "k" }, {}).home).toBe("https://k.demo.test");
  const refusal = expect.objectContaining({ code: "blocked_address", input: "key" });
  expect(() => made({ key: "a.b" }, {})).toThrow(refusal);
});

test("the address of a test server takes its place", () => {
  const options = { baseUrl: "http://127.0.0.1:1234/mock" };
  const connection = elsewhere("https://content.demo.test", own)({ key: "k" }, options);
  expect(connection.baseUrl).toBe("http://127.0.0.1:1234/mock");
  expect(connection.home).toBe("https://content.demo.test");
});

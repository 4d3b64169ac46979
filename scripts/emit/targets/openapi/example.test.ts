import { expect, test } from "vitest";
import { exampleKeys } from "./example.ts";

test("examples get names that are safe and differ", () => {
  const names = ["A b", "a-b", "a b 2", "Überall: 100 %", "…", "!"].map((name) => ({ name }));
  const keys = exampleKeys(names);
  expect(keys).toEqual(["a-b", "a-b-2", "a-b-2-2", "uberall-100", "example", "example-2"]);
});

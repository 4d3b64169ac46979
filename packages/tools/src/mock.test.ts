import { expect, test } from "vitest";
import type { ExampleJson } from "./block-json.ts";
import { demo } from "./demo.fixture.ts";
import { mockOf } from "./mock.ts";
import { toolsOf } from "./tools-of.ts";

const examples: readonly ExampleJson[] = [
  { name: "no account", inputs: { it: "a" }, error: { code: "unauthorized", message: "No key." } },
  { name: "two", inputs: { it: "b", other: "x" }, output: { is: "b" } },
  { name: "one", inputs: { it: "a", other: "x" }, output: { is: "a" } },
  { name: "none", inputs: { it: "c" }, error: { code: "not_found", message: "There is none." } },
];

test.each([
  ["the example that is most like it", { it: "a" }, { value: { is: "a" } }],
  ["an error that its inputs make", { it: "c" }, { error: { message: "There is none." } }],
  ["another example where none is like it", { it: "d" }, { value: { is: "b" } }],
])("a call is answered by %s", async (_, given, expected) => {
  const { json } = demo({ do: { examples } }, [{ name: "it" }, { name: "other" }]);
  const [tool] = toolsOf([{ json, block: () => mockOf(json) }]);
  expect(await tool?.call(given)).toMatchObject(expected);
});

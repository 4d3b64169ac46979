import { describe, expect, test } from "vitest";
import { template } from "./engine.ts";
import { helpers } from "./helpers.ts";

describe("template", () => {
  test("prints a view", () => {
    const render = template<{ name: string }>("runtime-README.md");
    expect(render({ name: "@demo/runtime" })).toContain("npm install @demo/runtime\n");
  });

  test("throws where the view lacks a field", () => {
    const render = template<object>("runtime-README.md");
    expect(() => render({})).toThrow(TypeError);
  });

  test("reads nothing before it is used", () => {
    const render = template<object>("no-such-template");
    expect(() => render({})).toThrow(/no-such-template/);
  });
});

test.each([
  "str",
  "doc",
  "key",
  "id",
  "member",
  "word",
  "md",
  "code",
  "codecell",
])("{{%s}} refuses what is not text", (name) => {
  for (const value of [undefined, null, {}, true]) {
    expect(() => helpers[name]?.(value, { hash: {} })).toThrow(TypeError);
  }
});

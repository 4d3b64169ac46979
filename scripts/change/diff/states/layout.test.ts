import { expect, test } from "vitest";
import { layoutOf } from "./layout.ts";

const usual = { specs: "specs", generated: "generated", libraries: ["packages/a"] };

test.each([
  ["no package.json", null],
  ["none that can be read", "{"],
  ["no key", '{"name":"a"}'],
  ["a key that is no map", '{"blockwright":true}'],
  ["paths that lead out", '{"blockwright":{"specs":"../specs","generated":"/tmp"}}'],
])("with %s, a project is laid out as usual, with the libraries of today", (_, text) => {
  expect(layoutOf(text, ["packages/a"])).toEqual(usual);
});

test("what a package.json says holds, that there are no libraries, too", () => {
  const key = { specs: "manifests", generated: "out/packages", libraries: [] };
  expect(layoutOf(JSON.stringify({ blockwright: key }), ["packages/a"])).toEqual(key);
});

test("a path is read as that of today is, however it is written", () => {
  const key = { specs: "./manifests", generated: "out/packages/", libraries: ["./libs/b/"] };
  expect(layoutOf(JSON.stringify({ blockwright: key }), [])).toEqual({
    specs: "manifests",
    generated: "out/packages",
    libraries: ["libs/b"],
  });
});

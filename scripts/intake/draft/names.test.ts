import { expect, test } from "vitest";
import { isUnsafe } from "../../language/check/reserved.ts";
import { parameterName } from "./names.ts";

test("what every object has is a name with a word more", () => {
  expect(parameterName("constructor", new Set())).toBe("constructorValue");
  expect(parameterName("__proto__", new Set())).toBe("proto");
  for (const wire of ["then", "toString", "prototype", "valueOf"])
    expect(isUnsafe(parameterName(wire, new Set()))).toBe(false);
});

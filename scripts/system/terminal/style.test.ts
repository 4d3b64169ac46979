import { expect, test } from "vitest";
import { styleFor } from "./style.ts";

test("colours only on a terminal, and never with NO_COLOR", () => {
  expect(styleFor({ isTTY: true }, {})("red", "x")).toContain("\u001b[31m");
  expect(styleFor({ isTTY: false }, {})("red", "x")).toBe("x");
  expect(styleFor({ isTTY: true }, { NO_COLOR: "1" })("red", "x")).toBe("x");
  expect(styleFor({ isTTY: true }, { TERM: "dumb" })("red", "x")).toBe("x");
});

import { expect, test } from "vitest";
import { groundOf, lettersOf } from "./colour.ts";

/** Ratio of white to `hsl(120 45% 32%)`, as WCAG 2.2 says. */
function contrastWithWhite(colour: string): number {
  const [hue = 0, saturation = 0, lightness = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const spread = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const value = lightness / 100 - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 1.05 / (0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4) + 0.05);
}

test("white letters are readable on the colour of every id, and colours differ", () => {
  const grounds = Array.from({ length: 5000 }, (_, at) => groundOf(`block-${at}`));
  expect(new Set(grounds).size).toBeGreaterThan(300);
  expect(Math.min(...grounds.map(contrastWithWhite))).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["Document generation", "DG"],
  ["Person and company data", "PA"],
  ["crm", "CR"],
  ["École", "ÉC"],
  ["日本語 API", "日A"],
  ["!!", "?"],
])("the letters of %s are %s", (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});

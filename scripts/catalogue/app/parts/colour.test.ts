import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";
import { groundOf, lettersOf, paintOf } from "./colour.ts";

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

test("a block that says its colour has it, and its letters are readable", () => {
  const contrastOn = (colour: string): number => {
    const { background, color } = paintOf("any", colour);
    expect(background).toBe(colour);
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
    const [red = 0, green = 0, blue = 0] = channels.map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    return color === "#ffffff" ? 1.05 / (light + 0.05) : (light + 0.05) / 0.05;
  };
  const digits = ["00", "40", "85", "C0", "ff"];
  const all = digits.flatMap((red) =>
    digits.flatMap((green) => digits.map((blue) => `#${red}${green}${blue}`)),
  );
  expect(Math.min(...all.map(contrastOn))).toBeGreaterThanOrEqual(4.5);
  const shown = Icon({ of: { id: "books", name: "Books", icon: null, color: "#0F766E" } });
  expect(shown.props).toMatchObject({ style: { background: "#0F766E" } });
  expect(paintOf("books", null)).toEqual({ background: groundOf("books"), color: "#ffffff" });
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

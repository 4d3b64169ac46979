import { expect, test } from "vitest";
import { mistakesIn } from "./sound.ts";

test("a mistake of ours is one of the manifest's mistakes", () => {
  let isFirst = true;
  const file = {
    path: "specs/demo.yaml",
    get text() {
      if (!isFirst) return "manifest: 2";
      isFirst = false;
      throw new TypeError("planted");
    },
  };
  const [mistake = "", ...others] = mistakesIn(file);
  expect(mistake).toContain("internal-error: Checking this manifest failed: TypeError: planted");
  expect(others).toEqual([]);
});

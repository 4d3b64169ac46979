import * as fc from "fast-check";
import { expect, test } from "vitest";
import { drawWorkflow } from "./draw.ts";
import type { BlockDocument } from "./types.ts";

function block(inputs: object, ...targets: readonly string[]): BlockDocument {
  return {
    type: "demo",
    name: "",
    inputs: { operation: "demo_do", ...inputs },
    connections: { outgoing: targets.map((target) => ({ target })) },
  };
}

test("a node for each block, an arrow for each connection", () => {
  const blocks = { one: { ...block({}, "end"), name: "First" }, end: { ...block({}), wait: true } };
  expect(drawWorkflow({ blocks })).toBe(
    [
      "flowchart TD",
      '  b1["First<br>demo_do"]',
      '  b2["end<br>demo_do, waits until it is done"]',
      "  b1 --> b2",
      "",
    ].join("\n"),
  );
});

test("outputs used over a longer way, once each; none along a connection", () => {
  const far = {
    a: "{{one.data[0].id}} {{two.x}}",
    b: [{ c: "{{one.data[0].id}}{{one.y}} {{KEY}}" }],
  };
  const blocks = { one: block({}, "two"), two: block({ a: "{{one.y}}" }, "far"), far: block(far) };
  const dotted = drawWorkflow({ blocks })
    .split("\n")
    .filter((line) => line.includes("-."));
  expect(dotted).toEqual(['  b1 -. "data.0.id<br>y" .-> b3']);
});

test("a connection that is written twice is drawn once", () => {
  const blocks = { one: block({}, "two", "two"), two: block({}) };
  expect(drawWorkflow({ blocks }).match(/-->/g)).toHaveLength(1);
});

test("connections and references to blocks that are not there are left out", () => {
  const blocks = { one: block({ a: "{{gone.x}} {{toString.x}}" }, "gone", "toString") };
  expect(drawWorkflow({ blocks }).split("\n")).toHaveLength(3);
});

test("no text becomes a part of the diagram's language", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, output) => {
      const reference = `{{one[${JSON.stringify(output)}]}}`;
      const far = { ...block({ reference }), name };
      const drawn = drawWorkflow({ blocks: { one: block({}), far } });
      const texts = Array.from(drawn.matchAll(/"([^"]*)"/g), ([, text = ""]) => text);
      expect(drawn.split("\n").length).toBeLessThanOrEqual(5);
      for (const text of texts) {
        expect(text.replaceAll("<br>", "").replaceAll(/#\d+;/g, "")).not.toMatch(
          /["#;<>&%{}[\]|`:*$\\@]/,
        );
      }
      const signs = texts[1]?.split("<br>")[0] ?? "";
      const read = signs.replace(/#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
      expect(read).toBe((name || "far").replace(/[\s\p{Cc}\p{Cf}]+/gu, " "));
    }),
  );
});

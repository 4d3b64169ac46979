import { expect, test } from "vitest";
import { unseenParts } from "./unseen-parts.ts";

const text = `import { a } from "a";
const none = a ? 1 : 2;
export const request = (values) => {
  if (values.a) {
    return 1;
  }
  if (values.b) {
    throw new Error("refused");
  } else throw new Error("refused as well");
};
export async function reply(body) {
  return body ?? none;
}
function refuse(): never {
  throw new Error("no");
}
`;

/** The parts of the text above, where these parts of it never ran. */
function unseen(...parts: readonly string[]) {
  const ranges = parts.map((part) => {
    const startOffset = text.indexOf(part);
    return { startOffset, endOffset: startOffset + part.length, count: 0 };
  });
  return unseenParts(text, [
    { ranges: [{ startOffset: 0, endOffset: text.length, count: 1 }] },
    { ranges },
  ]);
}

test.each([
  ["before any function", [" 2;"], [{ name: null, line: 2 }]],
  ["a block", ["{\n    return 1;\n  }"], [{ name: "request", line: 5 }]],
  ["the other side of an operator", [" none;"], [{ name: "reply", line: 12 }]],
  ["a block in another", ["{\n    return 1;\n  }", "return 1;"], [{ name: "request", line: 5 }]],
])("%s is named by its function and line", (_, parts, found) => {
  expect(unseen(...parts)).toEqual(found);
});

test.each([
  ["a block that refuses", '{\n    throw new Error("refused");\n  }'],
  ["an alternative that refuses", 'else throw new Error("refused as well");'],
  ["a function that refuses", 'function refuse(): never {\n  throw new Error("no");\n}'],
  ["the end of a block", "\n  }\n  "],
])("%s needs no example", (_, part) => {
  expect(text).toContain(part.trim());
  expect(unseen(part)).toEqual([]);
});

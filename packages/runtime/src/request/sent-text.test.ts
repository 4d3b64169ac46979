import { expect, test } from "vitest";
import { basic } from "./basic.ts";
import { either, present, sentText } from "./sent-text.ts";

test("a credential that is left out is not made", () => {
  for (const absent of [undefined, "", "  "]) {
    expect(sentText("Bearer {key}", { key: absent }, {}, "key")).toBeUndefined();
    expect(basic("{user}", "{key}", { user: "a", key: absent }, {}, "key")).toBeUndefined();
  }
  expect(sentText("Bearer {key}", { key: " k\n" }, {}, "key")).toBe("Bearer k");
});

test("it is blamed for a part that is absent", () => {
  const blamed = expect.objectContaining({ code: "invalid_input", input: "key" });
  expect(() => sentText("{user}:{key}", { user: " ", key: "k" }, {}, "key")).toThrow(blamed);
  expect(() => basic("{user}", "{key}", { user: "", key: "k" }, {}, "key")).toThrow(blamed);
});

test("each part is one that a header can carry", () => {
  expect(sentText("Key {user}:{key}", { user: "$&", key: "{user}" }, {})).toBe("Key $&:{user}");
  for (const user of ["a\nb", "漢字"]) {
    const refused = expect.objectContaining({ code: "invalid_input", input: "user" });
    expect(() => sentText("Key {user}:{key}", { user, key: "k" }, {})).toThrow(refused);
  }
});

test("of alternatives the first that is given, and only what there is", () => {
  expect(either(undefined, "a", "b")).toBe("a");
  expect(either(undefined)).toBeUndefined();
  expect(present({ Authorization: undefined, "X-Key": "k", Empty: "" })).toEqual({ "X-Key": "k" });
});

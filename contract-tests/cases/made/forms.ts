import type { Making } from "../../contract/making-types.ts";
import type { Value } from "../../contract/types.ts";

type Shown = readonly Value[];

const converted: Readonly<Record<NonNullable<Making["convert"]>, Shown>> = {
  number: ["12.5", "-1e3", 0, "12 apples", " ", {}],
  boolean: ["TRUE", "false", 1, 0, "yes", ""],
  text: [12.5, 0, false, {}],
  json: ['{"a":[1]}', "null", "{a", 5, " "],
  "base64-text": ["w7xuw6nwn5iA", "YQ==", "w7xu\nw6k=\n", "8J-YgA", "*", "/w==", 5],
  "date-time": [1767225600, "1767225600", 1767225600.25, 0, 1e15, "soon"],
  epoch: [
    "2026-01-01T00:00:00Z",
    "2026-01-01T01:30:00.5+01:30",
    "2026-01-01",
    "soon",
    "2026-01-01T00:00:00",
    5,
  ],
};

/** Values in the forms that the words of an output read, and some that they do not. */
export function formValues({ convert, divide, cut, is, map, join }: Making): Shown {
  return [
    ...(convert ? converted[convert] : []),
    ...(divide === undefined ? [] : ([divide * 3, divide + 1, 0, "no number"] as const)),
    ...(cut === undefined ? [] : cutTexts(cut)),
    ...(is === undefined ? [] : answers(is)),
    ...(map === undefined ? [] : entries(map)),
    ...(join === undefined ? [] : ([["a", 1, true, null]] as const)),
  ];
}

/** Characters of two units count once. */
function cutTexts(cut: number): Shown {
  return ["ü".repeat(cut), "ü".repeat(cut + 1), "😀".repeat(cut), "😀".repeat(cut + 1), 5];
}

function answers(is: Value): Shown {
  const values = is === "given" ? ["text", "", " ", 0, false, [], [0], {}] : [is].flat();
  return [...values, "another value"];
}

function entries(map: NonNullable<Making["map"]>): Shown {
  const keys = Object.keys(map).flatMap((key) => [...new Set([key, scalarOf(key)])]);
  return [...keys, "constructor", {}];
}

/** The number or truth value that a key is the text of, else the key. */
export function scalarOf(key: string): Value {
  if (key === "true" || key === "false") return key === "true";
  return key !== "" && String(Number(key)) === key ? Number(key) : key;
}

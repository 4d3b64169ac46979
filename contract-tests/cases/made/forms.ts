import type { Making } from "../../contract/making-types.ts";
import type { Value } from "../../contract/types.ts";

type Shown = readonly (readonly [aspect: string, value: Value])[];

const converted: Readonly<Record<NonNullable<Making["convert"]>, Shown>> = {
  number: [
    ["number as text", "12.5"],
    ["exponent as text", "-1e3"],
    ["zero", 0],
    ["no number", "12 apples"],
    ["blank", " "],
    ["an object", {}],
  ],
  boolean: [
    ["true as text", "TRUE"],
    ["false as text", "false"],
    ["one", 1],
    ["zero", 0],
    ["neither", "yes"],
    ["blank", ""],
  ],
  text: [
    ["number", 12.5],
    ["zero", 0],
    ["truth value", false],
    ["an object", {}],
  ],
  json: [
    ["object as text", '{"a":[1]}'],
    ["null as text", "null"],
    ["no JSON", "{a"],
    ["no text", 5],
    ["blank", " "],
  ],
  "base64-text": [
    ["text", "w7xuw6nwn5iA"],
    ["with padding", "YQ=="],
    ["over lines", "w7xu\nw6k=\n"],
    ["URL form", "8J-YgA"],
    ["no base64", "*"],
    ["no UTF-8", "/w=="],
    ["no text", 5],
  ],
  "date-time": [
    ["seconds", 1767225600],
    ["seconds as text", "1767225600"],
    ["fraction", 1767225600.25],
    ["zero", 0],
    ["beyond all dates", 1e15],
    ["no number", "soon"],
  ],
  epoch: [
    ["date-time", "2026-01-01T00:00:00Z"],
    ["zone", "2026-01-01T01:30:00.5+01:30"],
    ["date", "2026-01-01"],
    ["no date", "soon"],
    ["no zone", "2026-01-01T00:00:00"],
    ["no text", 5],
  ],
};

/** Values in the forms that the words of an output read, and some that they do not. */
export function formValues({ convert, divide, cut, is, map, join }: Making): Shown {
  return [
    ...(convert ? converted[convert] : []),
    ...(divide === undefined
      ? []
      : ([
          ["divided", divide * 3],
          ["with a rest", divide + 1],
          ["nothing to divide", 0],
          ["text to divide", "no number"],
        ] as const)),
    ...(cut === undefined ? [] : cutTexts(cut)),
    ...(is === undefined ? [] : answers(is)),
    ...(map === undefined ? [] : entries(map)),
    ...(join === undefined ? [] : ([["scalars", ["a", 1, true, null]]] as const)),
  ];
}

/** Characters of two units count once. */
function cutTexts(cut: number): Shown {
  return [
    ["as long", "ü".repeat(cut)],
    ["too long", "ü".repeat(cut + 1)],
    ["two units", "😀".repeat(cut)],
    ["two units too long", "😀".repeat(cut + 1)],
    ["no text", 5],
  ];
}

function answers(is: Value): Shown {
  const values = is === "given" ? ["text", "", " ", 0, false, [], [0], {}] : [is].flat();
  return [
    ...values.map((value) => [`is ${JSON.stringify(value)}`, value] as const),
    ["is another", "another value"],
  ];
}

function entries(map: NonNullable<Making["map"]>): Shown {
  return [
    ...Object.keys(map).flatMap((key) => {
      const read = scalarOf(key);
      const texts: Shown = [[`${key} as text`, key]];
      return read === key ? texts : [...texts, [`${key}`, read] as const];
    }),
    ["no entry", "constructor"],
    ["an object", {}],
  ];
}

/** The number or truth value that a key is the text of, else the key. */
export function scalarOf(key: string): Value {
  if (key === "true" || key === "false") return key === "true";
  return key !== "" && String(Number(key)) === key ? Number(key) : key;
}

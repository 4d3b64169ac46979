import fc from "fast-check";
import type { Json, Parameter } from "../../language/ir/types.ts";
import { sourcesOf } from "../../language/ir/sources.ts";
import { lowerMembers, lowerTemplate } from "../../language/lower/template.ts";
import { parameter } from "./provider.fixture.ts";

/** Templates of all shapes that the check stage could let through, and values for their holes. */

const none = { kind: "none" } as const;
const object = { type: "json", shape: "object", placement: none } as const;

/** The parameters that templates name; the first is required. */
export const templateParameters: readonly Parameter[] = [
  parameter("title", { required: true, placement: none }),
  parameter("note", { placement: none }),
  parameter("aRatherLongNameOfAParameter", { placement: none }),
  parameter("count", { type: "integer", placement: none }),
  parameter("tags", { convert: ["csv"], placement: none }),
  parameter("rows", { type: "json", shape: "array", placement: none }),
  parameter("facts", object),
  parameter("order", { limits: { enum: ["asc", "desc"] }, placement: none }),
  parameter("draft", {
    type: "boolean",
    default: true,
    sendDefault: true,
    placement: none,
  }),
];

const word = fc.constantFrom(
  "a",
  "b",
  "kind",
  "description",
  "aVeryLongNameOfSomeMember",
  "x-y",
  "$e",
);
const fixed = fc.oneof(
  fc.constantFrom("task", "a `${{b}}`", "{{x}}", 'it\'s "so"', "\n"),
  fc.lorem({ maxCount: 12 }),
);
const scalar = fc.constantFrom("title", "note", "aRatherLongNameOfAParameter", "count", "draft");
const choice = fc.oneof(scalar, fc.constantFrom("facts.place", "facts.at.city", "order"));
const hole = fc.oneof(
  choice.map((name) => `{${name}}`),
  fc.array(choice, { minLength: 2, maxLength: 3 }).map((all) => `{${all.join("|")}}`),
  choice.map((name) => `{${name}|"or {this}"}`),
  fc.constantFrom("{$uuid}", "{$now}", "{$now-3h.epoch}", "{note|$now-30d.date}"),
);
const written = fc
  .array(fc.oneof(fixed, hole), { minLength: 2, maxLength: 4 })
  .map((parts) => parts.join(" "));

const itemText = fc.constantFrom("{item}", "{item.name}", "is {item}", "{item.name|title}");
const memberText = fc.constantFrom("{value}", "{key}", "{key} is {value.name}", "{value|note}");

function shape(text: fc.Arbitrary<string>): fc.Arbitrary<Json> {
  return fc.oneof(
    text,
    fc.tuple(word, text).map(([name, value]) => ({ [name]: value, fixed: 1 })),
    fc.tuple(word, text).map(([name, value]) => ({ id: "{title}", [`${name}?`]: { in: value } })),
    text.map((value) => [value, "{note}"]),
  );
}

const mapped = fc.oneof(
  fc
    .tuple(fc.constantFrom("tags", "rows", "facts.list"), shape(itemText))
    .map(([list, item]): Json => ({ $each: list, item })),
  shape(memberText).map((item): Json => ({ $each: "facts", item })),
);
const named = shape(memberText).map((item): Json => ({ $each: "facts", name: "c.{key}", item }));

const { template } = fc.letrec<{ template: Json }>((tie) => ({
  template: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<Json>(5, true, null, "fixed", {}, []),
    hole,
    written,
    mapped,
    named,
    members(tie("template")),
    fc.array(fc.oneof(tie("template"), fc.constantFrom("...{tags}", "...{rows}")), {
      maxLength: 3,
    }),
    fc
      .tuple(
        fc.constantFrom(" AND ", ", "),
        fc.array(fc.oneof(hole, written), { minLength: 1, maxLength: 3 }),
      )
      .map(([separator, parts]): Json => ({ $join: separator, parts })),
    tie("template").map((of): Json => ({ $all: of })),
    tie("template").map((of): Json => ({ $json: of })),
  ),
}));

function members(value: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const name = fc.oneof(
    word,
    word.map((plain) => `${plain}?`),
    fc.constantFrom("by[{order}]", "n{count}", "..."),
  );
  return fc
    .uniqueArray(fc.tuple(name, value), {
      maxLength: 4,
      selector: ([key]) => key.replace(/\?$/, ""),
    })
    .map((all) =>
      Object.fromEntries(all.map(([key, each]): [string, Json] => [key, valueOf(key, each)])),
    );
}

function valueOf(name: string, value: Json): Json {
  if (name === "...")
    return ["{facts}", { $each: "facts", name: "m.{key}", item: "{value}" }, group];
  // What may go names something that may be missing.
  const source = "{aRatherLongNameOfAParameter}";
  const hasSource = sourcesOf(lowerTemplate(value, scope)).length > 0;
  return name.endsWith("?") && !hasSource ? { in: value, source } : value;
}

const group = { $all: { u: "{note}", v: ["{count}", 2], "w?": { in: "{count}" }, y: "fixed" } };
const scope = { lists: ["tags"], ascii: false, asText: false, each: null };

/** The body of an operation. */
export const anyBody = fc
  .oneof(members(template), template)
  .map((each) => lowerTemplate(each, scope));

/** Members of a query: texts, lists of texts, and names that values make. */
export const anyQuery = fc
  .dictionary(word, fc.oneof(hole, written, fc.array(hole, { maxLength: 2 })), {
    maxKeys: 3,
    noNullPrototype: true,
  })
  .map((each) => lowerMembers({ ...each, "s[{order}]": "{note}" }, { ...scope, asText: true }));

const json = fc.constantFrom<Json>(
  {},
  { place: "x", at: { city: " " }, list: [1, { name: "n" }, null] },
  { place: null, at: { city: "c" }, other: { name: 5 }, list: {} },
);

/** Checked values of the parameters. */
export const anyValues = fc.record(
  {
    title: fc.constantFrom("T", "{x} `${y}`"),
    note: fc.constantFrom("n", "漢"),
    aRatherLongNameOfAParameter: fc.constant("long"),
    count: fc.integer(),
    tags: fc.constantFrom(["u"], ["u", "v"]),
    rows: fc.constantFrom<Json>([], [{ name: "r" }, null, "s", { name: "" }]),
    facts: json,
    order: fc.constantFrom("asc", "desc"),
    draft: fc.boolean(),
  },
  { requiredKeys: ["title"] },
);

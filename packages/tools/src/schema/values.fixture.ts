import fc from "fast-check";
import type { ObjectSchema, Schema } from "../tool.ts";

// Letters that have more characters in another case are left out: no schema can say that of them.
const text = fc.string({ unit: fc.constantFrom(..."ab XÉя7-,.@\t😀é"), maxLength: 8 });
const blank = fc.constantFrom("", " ", "\n\t");

/** JSON that a whole and exact reply or argument may be; no `__proto__`, which no operation takes. */
export const anyJson: fc.Arbitrary<unknown> = fc
  .jsonValue({ maxDepth: 3, noUnicodeString: false })
  .filter((value) => !/\d{16}|e\+|__proto__/.test(JSON.stringify(value)));

/** Texts, numbers and more that may be wrong in every way. */
const anything = fc.oneof(blank, text, fc.constantFrom(null, true, 0, -1, "7", "true"), anyJson);

const samples: Readonly<Record<string, string>> = {
  "date-time": "2026-01-31T08:00:00Z",
  date: "2026-01-31",
  time: "08:00:00Z",
  duration: "P1D",
  email: "ann@demo.test",
  hostname: "demo.test",
  ipv4: "127.0.0.1",
  ipv6: "::1",
  uri: "https://demo.test/a",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
};

/** Values that a schema probably accepts, its limits and beyond among them; the test asks Ajv which it does. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, enum: allowed } = schema;
  if (Array.isArray(allowed)) return fc.oneof(fc.constantFrom(...allowed), anything);
  const own = [type].flat().map((each) => valuesOfType(String(each), schema));
  return fc.oneof({ weight: 20, arbitrary: fc.oneof(...own) }, { weight: 1, arbitrary: anything });
}

/** Arguments of a tool: what it requires, and some of the rest. */
export function argumentsOf({ properties, required }: ObjectSchema): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).map(([name, each]) => [name, valuesOf(each)]);
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(members);
  return fc.record(model, { requiredKeys: [...required] });
}

function valuesOfType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  if (type === "null") return fc.constant(null);
  if (type === "boolean") return fc.boolean();
  if (type === "integer" || type === "number") return numbers(schema);
  if (type === "string") return texts(schema);
  if (type === "array") return lists(schema);
  return schema["properties"]
    ? argumentsOf(schema as object as ObjectSchema) // as every schema with members
    : fc.dictionary(fc.constantFrom("a", "B c", "é"), anyJson);
}

function numbers(schema: Schema): fc.Arbitrary<unknown> {
  const words = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
  const limits = words.map((word) => Number(schema[word] ?? 0));
  const near = limits.flatMap((each) => [
    each - 1,
    each - 0.5,
    each,
    each + 0.1,
    each + 1,
    each * 3,
  ]);
  return fc.oneof(
    fc.constantFrom(...near),
    fc.integer(),
    fc.float({ noNaN: true, max: 1e9, min: -1e9 }),
  );
}

function texts({
  format,
  pattern,
  allOf = [],
  minLength,
  maxLength,
}: Schema): fc.Arbitrary<unknown> {
  const all = [{ pattern }, ...(allOf as readonly Schema[])].flatMap((each) => each.pattern ?? []);
  const matching = all.map((each) =>
    fc.stringMatching(new RegExp(String(each), "u"), { maxLength: 12 }),
  );
  const [least, most] = [Number(minLength ?? 0), Number(maxLength ?? 20)];
  const fitting = fc.string({
    unit: fc.constantFrom(..."abX 7é"),
    minLength: least,
    maxLength: Math.min(most, least + 20),
  });
  const usual = fc.oneof(
    text,
    blank,
    fitting,
    fc.constant("x".repeat(Math.min(most, 500_000))),
    ...matching,
  );
  const around = fc
    .tuple(usual, fc.constantFrom("", " ", "\t"))
    .map(([each, space]) => space + each + space);
  return fc.oneof(usual, around, ...(format ? [fc.constant(samples[String(format)])] : []));
}

function lists({ items = {}, minItems = 0, maxItems }: Schema): fc.Arbitrary<unknown> {
  const minLength = Number(minItems);
  const each = Object.keys(items as object).length > 0 ? valuesOf(items as Schema) : anyJson;
  return fc.array(each, { minLength, maxLength: Math.min(Number(maxItems ?? 99), minLength + 4) });
}

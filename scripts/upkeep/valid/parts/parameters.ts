import { type Draft, type Part, type Table, text, type Written } from "../draft.ts";

/** A part that adds one parameter, called after the part. */
function one(parameter: Written, needs?: Part<Draft>["needs"]): (name: string) => Part<Draft> {
  return (name) => ({
    ...(needs && { needs }),
    add: ({ params, n }) => void (params[`${name}${n}`] = structuredClone(parameter)),
  });
}

/** A parameter that others decide about, and these. */
function several(
  made: (n: number) => Readonly<Record<string, Written>>,
  needs?: Part<Draft>["needs"],
): () => Part<Draft> {
  return () => ({
    ...(needs && { needs }),
    add: ({ params, n }) => void Object.assign(params, structuredClone(made(n))),
  });
}

/** A parameter that may have other values for each value of another. */
function dependent(
  other: string,
  own: string,
  values: Readonly<Record<string, readonly string[]>>,
  rule: Written,
  more: Written = {},
): () => Part<Draft> {
  const keys = Object.keys(values);
  return () => ({
    add({ params, operation, n }) {
      const [deciding, name] = [`${other}${n}`, `${own}${n}`];
      params[deciding] = text({ enum: keys, ...more });
      params[name] = text();
      const ways = keys.map((key) => ({ [deciding]: key, [name]: values[key] ?? [] }));
      const need = [...ways, { [deciding]: { not: keys } }];
      addRule(operation, { when: name, need, ...rule });
    },
  });
}

/** Adds a rule to those of an operation. */
export function addRule(operation: Written, rule: Written): void {
  const { rules = [] } = operation;
  operation["rules"] = [...(Array.isArray(rules) ? rules : []), rule];
}

const isBodiless = ({ method }: Draft) => method === "GET" || method === "DELETE";
const isJson = (draft: Draft) => !isBodiless(draft) && draft.operation["encode"] === undefined;
const isNested = (draft: Draft) =>
  isJson(draft) || ["multipart", "application/vnd.api+json"].includes(encodeOf(draft));

function encodeOf({ operation }: Draft): string {
  return String(operation["encode"]);
}

const json = (more: Written = {}): Written => ({
  type: "object",
  description: "A value.",
  ...more,
});
const integer = (more: Written): Written => ({
  type: "integer",
  description: "A number.",
  ...more,
});
const flag = (more: Written = {}): Written => ({
  type: "boolean",
  description: "A flag.",
  ...more,
});

const kinds = {
  plain: one(text()),
  required: one(text({ required: true })),
  pattern: one(text({ pattern: "^[a-z]{2,5}$", example: "abc" })),
  brackets: one(text({ pattern: "^[^\\[\\]]+$" })),
  length: one(text({ minLength: 2, maxLength: 9 })),
  short: one(text({ maxLength: 3 })),
  choice: one(text({ enum: ["a", "b"], default: "a" })),
  list: several((n) => ({
    [`list${n}`]: text({ convert: "csv", minItems: 1, maxItems: 3 }),
    [`each${n}`]: text({ convert: "csv", to: `query.each${n}[]` }),
    [`counted${n}`]: text({ convert: "csv", to: `query.counted${n}[0]` }),
  })),
  joined: one(text({ convert: ["csv", { join: "," }] })),
  whole: one(integer({ minimum: 1, maximum: 9 })),
  wholeEnum: one(integer({ enum: [1, 5, 9] })),
  many: one(integer({ multipleOf: 5, exclusiveMinimum: 0 })),
  price: one({ type: "number", exclusiveMinimum: 0, multipleOf: 0.5, description: "A number." }),
  flag: one(flag()),
  flagged: one(flag({ default: true })),
  onlyTrue: one(flag({ enum: { true: 1 } })),
  mapped: one(text({ enum: { newest: "desc", oldest: "asc" } })),
  prefixed: one(text({ convert: { prefix: "p:" } })),
  epoch: one(text({ format: "date-time", convert: "epoch" })),
  millis: one(text({ format: "date-time", convert: "epoch-ms" })),
  onDay: one(text({ format: "date-time", convert: "date" })),
  day: one(text({ format: "date" })),
  moment: one(text({ format: "date-time" })),
  mail: one(text({ format: "email", convert: ["trim", "lowercase"] })),
  id: one(text({ format: "uuid" })),
  link: one(text({ format: "uri" })),
  base: one(text({ convert: "base64" })),
  upper: one(text({ convert: "uppercase" })),
  secret: one(text({ secret: true, visibility: "user-only" })),
  extracted: one(
    text({ convert: { extract: "/d/([a-z0-9]{3,})" }, example: "https://x.example/d/abc123" }),
  ),
  zoned: several((n) => ({
    [`zone${n}`]: text({ default: "UTC" }),
    [`start${n}`]: text({ format: "date-time", convert: { "local-date-time": `zone${n}` } }),
  })),
  enumBy: dependent("kind", "shade", { plain: ["grey"], rich: ["red", "blue"] }, {}),
  warnedBy: dependent(
    "form",
    "size",
    { a: ["s"], b: ["m", "l"] },
    { severity: "warning" },
    { default: "a" },
  ),
  array: one(json({ type: "array" }), isNested),
  object: one(json(), isNested),
  rows: one(json({ field: "rows" }), isJson),
  counted: one(json({ type: "array", minItems: 1, maxItems: 3 }), isJson),
  any: one(json({ type: "json" }), isJson),
  nullable: one(text({ clear: "nulls" }), isJson),
  blank: one(text({ clear: "blank" }), isJson),
  jsonText: one(json({ convert: "json-text" }), isJson),
};

/** Parameters of every kind. */
export const parameters: Table<Draft> = Object.fromEntries(
  Object.entries(kinds).map(([name, make]) => [name, make(name)]),
);

/** Names of parameters that a caller may leave out, and that no template holds. */
export function optionalNames({ params, operation }: Draft): readonly string[] {
  const written = JSON.stringify(operation);
  return Object.entries(params).flatMap(([name, { required, default: usual, ...more }]) => {
    const isNamed = written.includes(`{${name}`) || written.includes(`"${name}"`);
    // What clears a field is no part of a rule.
    const isOwn =
      more["clear"] === undefined && !JSON.stringify(more["convert"] ?? "").includes("zone");
    const isFree = required !== true && usual === undefined && isOwn;
    return isFree && !isNamed ? [name] : [];
  });
}

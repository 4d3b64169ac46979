import { enums, textLimits } from "../../../../packages/runtime/src/inputs/limits.ts";
import { type Family, measured } from "./limit.ts";

const textual = { on: ["string"], from: "textLimits" } as const;

export const texts = {
  minLength: {
    ...textual,
    of: "characters",
    schema: {
      $ref: "#/$defs/count",
      description: "Minimum number of characters (code points).",
      examples: [1, 3],
    },
    tighter: "up",
    pair: "maxLength",
    meets: textLimits.minLength,
    noun: "the minimum length",
    phrase: (value) => `at least ${measured(value, "characters")}`,
  },
  maxLength: {
    ...textual,
    of: "characters",
    schema: {
      $ref: "#/$defs/count",
      description: "Maximum number of characters (code points).",
      examples: [400_000, 280],
    },
    tighter: "down",
    pair: "minLength",
    meets: textLimits.maxLength,
    noun: "the maximum length",
    phrase: (value) => `at most ${measured(value, "characters")}`,
  },
  pattern: {
    ...textual,
    of: "value",
    schema: {
      type: "string",
      minLength: 1,
      description:
        "Regular expression (ECMAScript, flag `u`) that must match somewhere in the text; anchor it with `^` and `$`. One whose time grows faster than the text needs a `maxLength`; one that can take exponential time is refused.",
      examples: ["^[A-Z]{2}$", "^[a-z]+$"],
    },
    tighter: "opaque",
    meets: textLimits.pattern,
    noun: "the pattern",
    phrase: (value) => `matches ${value}`,
  },
  // Tells people and documents what a text is; nothing checks it before a call.
  format: {
    ...textual,
    of: "value",
    schema: {
      type: "string",
      enum: "date date-time time duration email hostname ipv4 ipv6 uri uuid".split(" "),
      description: "Format of the text, as in JSON Schema.",
      examples: ["email"],
    },
    tighter: "opaque",
    meets: null,
    from: null,
    noun: "the format",
    phrase: (value) => `format ${value}`,
  },
  enum: {
    on: ["string", "integer", "number"],
    of: "value",
    schema: {
      type: ["array", "object"],
      minItems: 1,
      uniqueItems: true,
      items: { type: ["string", "number"] },
      minProperties: 1,
      additionalProperties: { $ref: "#/$defs/choice" },
      description:
        "Allowed values: a list, or a map of each to what travels for it, to its words, or to both. Of true and false, the one that the map does not have is not sent. With `convert: csv`, all of it is about each item. Of a parameter of `server.url`, what travels is what the address holds, with dots and a port where it needs them. Quote texts that look like numbers, true or false.",
      examples: [
        ["generate", "condense", "preserve"],
        [1, 2, 3],
        { newest: "created_desc", oldest: "created_asc" },
        { us: "api.mailgun.net", eu: "api.eu.mailgun.net" },
        { true: "custom_fields" },
        { webFreeToUse: { label: "Free web images" }, none: "none" },
      ],
    },
    tighter: "subset",
    meets: enums.enum,
    from: "enums",
    noun: "the list of values",
    phrase: (values) => `${values.length === 1 ? "only" : "one of"} ${values.join(", ")}`,
  },
} satisfies Family<"minLength" | "maxLength" | "pattern" | "format" | "enum">;

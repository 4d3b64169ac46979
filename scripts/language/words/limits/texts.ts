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
      type: "array",
      minItems: 1,
      uniqueItems: true,
      items: {
        type: ["string", "number", "object"],
        required: ["value"],
        additionalProperties: false,
        properties: {
          value: {
            type: ["string", "number"],
            description: "The value that callers give.",
            examples: ["webFreeToUse", 1],
          },
          label: {
            $ref: "#/$defs/line",
            description: "What forms show in its place.",
            examples: ["Free web images", "High"],
          },
          deprecated: {
            $ref: "#/$defs/text",
            description:
              "That it should not be given any more, and what to give in its place. It is still accepted.",
            examples: ["Use `webAllImages`.", "The provider treats it as `normal`."],
          },
        },
      },
      description:
        "Allowed values: each for itself, or with a `label` for people. Quote texts that look like numbers, true or false.",
      examples: [
        ["generate", "condense", "preserve"],
        [1, 2, 3],
        [{ value: "webFreeToUse", label: "Free web images" }, "none"],
      ],
    },
    tighter: "subset",
    meets: enums.enum,
    from: "enums",
    noun: "the list of values",
    phrase: (values) => `${values.length === 1 ? "only" : "one of"} ${values.join(", ")}`,
  },
} satisfies Family<"minLength" | "maxLength" | "pattern" | "format" | "enum">;

import { files as filed } from "../../../../packages/runtime/src/files/inputs.ts";
import { type Family, measured } from "./limit.ts";

const sized = { on: ["file"], from: "files" } as const;

export const files = {
  maxBytes: {
    ...sized,
    of: "bytes",
    schema: {
      type: "integer",
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "Largest size in bytes. Only with `type: file`.",
      examples: [536_870_912, 1_048_576],
    },
    tighter: "down",
    meets: filed.maxBytes,
    noun: "the largest size in bytes",
    phrase: (value) => `at most ${measured(value, "bytes")}`,
  },
  mediaTypes: {
    ...sized,
    of: "value",
    schema: {
      type: "array",
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
      items: {
        type: "string",
        maxLength: 100,
        pattern: "^[a-z]+/(?:\\*|[a-z0-9][a-z0-9!#$&^_.+-]*)$",
        patternErrorMessage:
          "A media type is in lower case and without parameters: `image/png`, or `image/*` for all images.",
      },
      description:
        "Media types that the file may have. A single one is assumed of a file that does not say its type. Only with `type: file`.",
      examples: [["image/png", "image/jpeg"], ["audio/*"]],
    },
    tighter: "order",
    within: isCovered,
    meets: filed.mediaTypes,
    noun: "the media types",
    phrase: (types) => `a file of type ${types.join(" or ")}`,
  },
} satisfies Family<"maxBytes" | "mediaTypes">;

const any: readonly string[] = ["*/*"];

/** Whether other media types cover these: `image/png` is one of `image/*`. */
function isCovered(types = any, others = any): boolean {
  return types.every((type) => {
    const kind = type.replace(/\/.*$/, "/*");
    return others.some((other) => [type, kind, "*/*"].includes(other));
  });
}

import {
  base64 as encode,
  base64url as encodeUrl,
} from "../../../../packages/runtime/src/request/sent-values.ts";
import type { Json } from "../../ir/types/json.ts";
import { step, toldBy, toText } from "./step.ts";

const encoding = { ...toText, shows: false } as const;

const jsonText = step({
  name: "json-text",
  argument: null,
  meaning: "sends JSON as text",
  input: {
    ...encoding,
    takes: ["number", "boolean", "object", "array", "any"],
    schema: () => ({ type: "string", contentMediaType: "application/json" }),
    run: (value) => JSON.stringify(value),
    print: () => ({ name: "jsonText", more: [] }),
    change: toldBy("json-text"),
  },
});

const base64 = step({
  name: "base64",
  argument: null,
  meaning: "encodes the UTF-8 of a text, or a file",
  input: {
    ...encoding,
    takes: ["string", "file"],
    schema: () => ({ type: "string", contentEncoding: "base64" }),
    run: (value) => (isFile(value) ? value.base64 : encode(String(value))),
    print: (_, { isFile: ofFile }) => ({ name: ofFile ? "fileText" : "base64", more: [] }),
    change: toldBy("base64"),
  },
});

const base64url = step({
  name: "base64url",
  argument: null,
  meaning: "encodes the UTF-8 of a text without `+`, `/` and `=`",
  input: {
    ...encoding,
    takes: ["string"],
    schema: () => ({ type: "string", contentEncoding: "base64url" }),
    run: (value) => encodeUrl(String(value)),
    print: () => ({ name: "base64url", more: [] }),
    change: toldBy("base64url"),
  },
});

/** Whether a value is a file of an example. */
function isFile(value: Json): value is { readonly base64: string } {
  return typeof value === "object" && value !== null && "base64" in value;
}

export const encodings = [jsonText, base64, base64url] as const;

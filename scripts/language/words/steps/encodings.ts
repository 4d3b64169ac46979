import {
  base64 as encode,
  base64url as encodeUrl,
} from "../../../../packages/runtime/src/request/sent-values.ts";
import type { Json } from "../../ir/types/json.ts";
import { step, toText } from "./step.ts";

const encoding = { ...toText, argument: null, shows: false } as const;

const jsonText = step({
  ...encoding,
  name: "json-text",
  meaning: "sends JSON as text",
  takes: ["number", "truth value", "json", "list", "any value"],
  sent: () => ({ type: "string", contentMediaType: "application/json" }),
  run: (value) => JSON.stringify(value),
  print: () => ({ name: "jsonText", more: [] }),
  phrase: (_, code) => code("json-text"),
});

const base64 = step({
  ...encoding,
  name: "base64",
  meaning: "encodes the UTF-8 of a text, or a file",
  takes: ["text", "file"],
  sent: () => ({ type: "string", contentEncoding: "base64" }),
  run: (value) => (isFile(value) ? value.base64 : encode(String(value))),
  print: (_, { isFile: ofFile }) => ({ name: ofFile ? "fileText" : "base64", more: [] }),
  phrase: (_, code) => code("base64"),
});

const base64url = step({
  ...encoding,
  name: "base64url",
  meaning: "encodes the UTF-8 of a text without `+`, `/` and `=`",
  takes: ["text"],
  sent: () => ({ type: "string", contentEncoding: "base64url" }),
  run: (value) => encodeUrl(String(value)),
  print: () => ({ name: "base64url", more: [] }),
  phrase: (_, code) => code("base64url"),
});

/** Whether a value is a file of an example. */
function isFile(value: Json): value is { readonly base64: string } {
  return typeof value === "object" && value !== null && "base64" in value;
}

export const encodings = [jsonText, base64, base64url] as const;

import { bodyTree } from "../ir/body-tree.ts";
import { inMarkup } from "../ir/markup.ts";
import type { Encoding, Lists, Operation, Parameter } from "../ir/types.ts";
import type { Manifest, ManifestOperation, ManifestParameter } from "../manifest/types.ts";

type Owner = Pick<Manifest, "encode" | "lists">;

/** How the body of an operation is written, with what is escaped in it; nothing where it is JSON, or where there is none. */
export function lowerEncoding(
  operation: Pick<Operation, "parameters" | "constants" | "written">,
  own: Pick<ManifestOperation, "encode" | "lists" | "graphql">,
  { encode, lists }: Owner,
): Partial<Pick<Operation, "encode" | "written">> {
  // A document travels as JSON, whatever the other bodies are.
  if (own.graphql !== undefined) return {};
  const encoding = encodingOf(own.encode ?? encode, own.lists ?? lists);
  if (!encoding || bodyTree(operation) === null) return {};
  const { written, parameters } = operation;
  if (encoding.kind !== "text" || !encoding.markup || !written.body) return { encode: encoding };
  return {
    encode: encoding,
    written: { ...written, body: inMarkup(written.body, parameters) },
  };
}

/** What `encode` names; undefined for JSON. */
export function encodingOf(
  encode: string | undefined,
  lists: Lists = "brackets",
): Encoding | undefined {
  switch (encode) {
    case undefined:
    case "json":
    case "application/json":
      return undefined;
    case "form":
    case "application/x-www-form-urlencoded":
      return { kind: "form", lists };
  }
  if (encode.endsWith("+json")) return { kind: "json", mediaType: encode };
  return { kind: "text", mediaType: encode, ...(isMarkup(encode) && { markup: true }) };
}

/** Whether a media type is HTML or XML. */
function isMarkup(mediaType: string): boolean {
  return /^(?:text\/html|(?:text|application)\/xml|.+\+xml)$/.test(mediaType);
}

/** How a list travels in the query; nothing where its name is repeated, or for what is no list there. */
export function lowerLists(
  { placement }: Pick<Parameter, "placement">,
  { convert, converters = [], lists }: ManifestParameter,
  usual: Lists | undefined,
): Pick<Parameter, "lists"> {
  const style = lists ?? usual ?? "repeat";
  const isList = convert === "csv" && converters.every((each) => each === "csv" || each === "trim");
  if (placement.kind !== "query" || !isList || style === "repeat") return {};
  return { lists: style };
}

import { bodyTree } from "../ir/body-tree.ts";
import { isEncoded, isReadAsList, isRewritten } from "../ir/input-steps.ts";
import { inMarkup } from "../ir/markup.ts";
import type {
  Encoding,
  Lists,
  Member,
  Operation,
  Parameter,
  Spread,
  Template,
} from "../ir/types.ts";
import type { Manifest, ManifestOperation, ManifestParameter } from "../manifest/types.ts";

type Owner = Pick<Manifest, "encode" | "lists">;

/** How the body of an operation is written, with what is escaped in it; nothing where it is JSON, or where there is none. */
export function lowerEncoding(
  operation: Pick<Operation, "parameters" | "written">,
  own: Pick<ManifestOperation, "encode" | "lists" | "graphql">,
  { encode, lists }: Owner,
): Partial<Pick<Operation, "encode" | "written">> {
  // A document travels as JSON, whatever the other bodies are.
  if (own.graphql !== undefined) return {};
  const encoding = encodingOf(own.encode ?? encode, own.lists ?? lists);
  const body = bodyTree(operation);
  if (!encoding || body === null) return {};
  const { written, parameters } = operation;
  if (encoding.kind === "text" && isFile(body.template, parameters)) {
    return { encode: { kind: "file", mediaType: encoding.mediaType } };
  }
  if (encoding.kind !== "text" || !encoding.markup || !written.body) return { encode: encoding };
  return {
    encode: encoding,
    written: { ...written, body: inMarkup(written.body, parameters) },
  };
}

/** What `encode` names; undefined for JSON. */
export function encodingOf(encode: string | undefined, lists?: Lists): Encoding | undefined {
  switch (encode) {
    case undefined:
    case "json":
    case "application/json":
      return undefined;
    case "form":
    case "application/x-www-form-urlencoded":
      return { kind: "form", lists: lists ?? "brackets" };
    case "multipart":
    case "multipart/form-data":
      return { kind: "multipart", lists: lists ?? "repeat" };
    case "ndjson":
      return { kind: "ndjson", mediaType: "application/x-ndjson" };
  }
  if (encode.endsWith("+json")) return { kind: "json", mediaType: encode };
  return { kind: "text", mediaType: encode, ...(isMarkup(encode) && { markup: true }) };
}

/** Whether a body is the content of a file. */
export function isFile(
  body: Template,
  parameters: readonly Pick<Parameter, "name" | "type" | "convert">[],
): boolean {
  if (body.kind === "all") return isFile(body.of, parameters);
  if (body.kind !== "hole") return false;
  return body.choices.some(
    (choice) =>
      choice.kind === "parameter" &&
      choice.path.length === 0 &&
      parameters.some(
        (each) => each.name === choice.name && each.type === "file" && !isEncoded(each),
      ),
  );
}

/** Whether a media type is HTML or XML. */
function isMarkup(mediaType: string): boolean {
  return /^(?:text\/html|(?:text|application)\/xml|.+\+xml)$/.test(mediaType);
}

/** Members of a query with how their lists travel: as the name says, else as usual. */
export function withLists(
  members: readonly (Member | Spread)[],
  all: Readonly<Record<string, ManifestParameter>>,
  usual: Lists | undefined,
): readonly (Member | Spread)[] {
  return members.map((member) => {
    if (member.kind === "spread" || !isListTemplate(member.value, all)) return member;
    const { name } = member;
    if (typeof name === "string") return { ...member, ...namedList(name, usual) };
    const last = name.parts.at(-1);
    const end = typeof last === "string" ? last : "";
    const named = namedList(end, usual);
    const kept = [...name.parts.slice(0, -1), named.name].filter((part) => part !== "");
    return { ...member, ...named, name: named.name === end ? name : { ...name, parts: kept } };
  });
}

/** Whether a template is a list in every call that sends it. */
function isListTemplate(
  template: Template,
  all: Readonly<Record<string, ManifestParameter>>,
): boolean {
  switch (template.kind) {
    case "list":
      return true;
    case "each":
      return template.name === null;
    case "all":
      return isListTemplate(template.of, all);
    case "hole":
      return template.choices.every((choice) => {
        if (choice.kind !== "parameter" || choice.path.length > 0) return false;
        const found = Object.hasOwn(all, choice.name) ? all[choice.name] : undefined;
        return found !== undefined && isListParameter(found);
      });
    default:
      return false;
  }
}

/** Whether comma-separated text travels as a list. */
function isListParameter(parameter: ManifestParameter): boolean {
  return isReadAsList(parameter) && !isRewritten(parameter);
}

/** Where a parameter travels, and how its list does in the query. */
export function lowerLists(
  { placement }: Pick<Parameter, "placement">,
  parameter: ManifestParameter,
  usual: Lists | undefined,
): Pick<Parameter, "placement" | "lists"> {
  if (placement.kind !== "query" || !isListParameter(parameter)) return { placement };
  const { name, ...lists } = namedList(placement.name, usual);
  return { placement: { kind: "query", name }, ...lists };
}

/** A list under `tags[]` has its items under that name, and one under `tags[0]` counts them, however others travel. */
function namedList(written: string, usual: Lists = "repeat"): Pick<Parameter, "name" | "lists"> {
  const isCounted = written.endsWith(FIRST);
  const name = isCounted ? written.slice(0, -FIRST.length) : written;
  const lists = isCounted ? "indexes" : written.endsWith("[]") ? "repeat" : usual;
  return { name, ...(lists !== "repeat" && { lists }) };
}

/** The first of the names of a list that is counted. */
const FIRST = "[0]";

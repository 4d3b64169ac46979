import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { isBinary } from "../content.ts";
import { listOf, objectOf, textOf } from "../data.ts";
import { oneLine } from "../draft/prose.ts";
import type {
  Resolve,
  VendorMethod,
  VendorOperation,
  VendorParameter,
  VendorReply,
} from "../model.ts";
import { body } from "./body.ts";
import { parameter } from "./parameter.ts";
import { resolved } from "./pointer.ts";
import { securityOf } from "./security.ts";
import { serverOf, withDefaults } from "./server.ts";

/** The document around an operation. */
interface Setting {
  readonly method: VendorMethod;
  readonly path: string;
  readonly pointer: string;
  readonly item: JsonSchema;
  readonly document: JsonSchema;
  readonly resolve: Resolve;
}

/** One operation of an OpenAPI 3.1 document. */
export function operation(own: JsonSchema, setting: Setting): VendorOperation {
  const { method, path, pointer, item, document, resolve } = setting;
  const responses = Object.entries(objectOf(own["responses"]));
  const places = listOf(own["servers"] ?? item["servers"] ?? document["servers"]).map(serverOf);
  const security = securityOf(own["security"] ?? document["security"], document, resolve);
  const declared = declaredIn([item, own], resolve).filter(
    (node) => !isOfSignature(node, security),
  );
  return {
    id: textOf(own["operationId"]).trim() || null,
    method,
    path,
    servers: places.map(withDefaults),
    places,
    summary: textOf(own["summary"]),
    description: textOf(own["description"]),
    deprecated: own["deprecated"] === true,
    ...wordsOf(own),
    parameters: inTemplate(
      path,
      declared.flatMap((node) => parameter(node, resolve)),
    ),
    cookies: declared
      .filter((node) => node["in"] === "cookie" && node["required"] === true)
      .map(({ name }) => textOf(name)),
    body: body(own["requestBody"], resolve),
    replies: responses.flatMap(([status, value]) => reply(status, value, resolve)),
    hasOtherReplies: responses.some(([status]) => !/^\d{3}$/.test(status)),
    security,
    pointer,
  };
}

/** What people read of it: the first of its tags, and a page that anybody may open. */
function wordsOf({ tags, externalDocs }: JsonSchema): Pick<VendorOperation, "resource" | "docs"> {
  const resource = oneLine(textOf(listOf(tags)[0]));
  const docs = textOf(objectOf(externalDocs)["url"]).trim();
  return {
    ...(resource !== "" && resource.length <= 200 && { resource }),
    ...(/^https:\/\/[^\s@\\]{1,490}$/.test(docs) && { docs }),
  };
}

/** Whether a header comes with the signature of a request, and no caller gives it. */
function isOfSignature(
  { in: place, name }: JsonSchema,
  security: VendorOperation["security"],
): boolean {
  const isSigned = security?.flat().some(({ send }) => send.kind === "other" && send.isSigned);
  return isSigned === true && place === "header" && SIGNATURE.test(textOf(name));
}

const SIGNATURE =
  /^x-amz-(?:content-sha256|date|algorithm|credential|security-token|signature|signedheaders)$/i;

/** Parameters, cookies included: those of the operation replace those of its path. */
function declaredIn(owners: readonly JsonSchema[], resolve: Resolve): readonly JsonSchema[] {
  const all = owners
    .flatMap(({ parameters }) => listOf(parameters))
    .map((value) => resolved(objectOf(value), resolve));
  const place = ({ in: where, name }: JsonSchema) => `${textOf(where)} ${textOf(name)}`;
  return [...new Map(all.map((node) => [place(node), node])).values()];
}

/** The path has the word on which parameters it has: documents forget some, and leave others behind. */
function inTemplate(
  path: string,
  declared: readonly VendorParameter[],
): readonly VendorParameter[] {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  const kept = declared.filter((each) => each.in !== "path" || names.includes(each.name));
  const known = new Set(kept.filter((each) => each.in === "path").map(({ name }) => name));
  const missing = names.filter((name) => !known.has(name));
  const schema = { type: "string" };
  return [
    ...missing.flatMap((name) => parameter({ name, in: "path", schema }, () => undefined)),
    ...kept,
  ];
}

function reply(status: string, value: Json, resolve: Resolve): readonly VendorReply[] {
  // What comes before the reply proper is none of the caller's business.
  if (!/^[2-5]\d{2}$/.test(status)) return [];
  const node = resolved(objectOf(value), resolve);
  const description = textOf(node["description"]);
  const mediaTypes = Object.keys(objectOf(node["content"]));
  const hasLinks = Object.keys(objectOf(node["headers"])).some((name) => /^link$/i.test(name));
  const read = { status: Number(status), description, schema: jsonSchema(node), mediaTypes };
  return [hasLinks ? { ...read, hasLinks } : read];
}

/** The schema of the JSON body; null where none of the media types is JSON. */
function jsonSchema({ content }: JsonSchema): JsonSchema | null {
  const types = Object.entries(objectOf(content)).map(
    ([type, value]) => [type, objectOf(value)] as const,
  );
  const found = types.find(
    ([type, { schema }]) =>
      /^[\w.+-]+\/(?:[\w.-]+\+)?json\b/.test(type) ||
      (type.startsWith("*/*") && !isBinary(objectOf(schema))),
  );
  return found ? objectOf(found[1]["schema"]) : null;
}

import type { JsonSchema } from "../../language/ir/types.ts";
import { listOf, objectOf, textOf } from "../data.ts";
import type { Resolve, VendorMethod, VendorOperation } from "../model.ts";
import { oneLine } from "../words.ts";
import { body } from "./body.ts";
import { parameter } from "./parameter.ts";
import { readPath } from "./path.ts";
import { resolved } from "./pointer.ts";
import { repliesOf } from "./replies.ts";
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
  const { method, pointer, item, document, resolve } = setting;
  const places = listOf(own["servers"] ?? item["servers"] ?? document["servers"]).map(serverOf);
  const security = securityOf(own["security"] ?? document["security"], document, resolve);
  const all = declaredIn([item, own], resolve).filter((node) => !isOfSignature(node, security));
  const { path, declared } = readPath(setting.path, all);
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
    parameters: declared.flatMap((node) => parameter(node, resolve)),
    cookies: declared
      .filter((node) => node["in"] === "cookie" && node["required"] === true)
      .map(({ name }) => textOf(name)),
    body: body(own["requestBody"], resolve),
    ...repliesOf(own["responses"], resolve),
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

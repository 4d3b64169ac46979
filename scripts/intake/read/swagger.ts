import { isSchema } from "../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { METHODS } from "../../language/manifest/request-mistake.ts";
import { listOf, objectOf, textOf } from "../data.ts";
import { FILES } from "./elsewhere.ts";
import { resolved, resolver } from "./pointer.ts";

/** Tells what stands between the items of a list, where OpenAPI 3 has no word for it. */
export const SEPARATOR = "x-separator";

const SEPARATORS: Readonly<Record<string, string>> = { ssv: " ", tsv: "\t", pipes: "|" };

/**
 * A Swagger 2.0 document as its converter can carry it: bodies and form fields stand in their operations,
 * and lists of media types that are empty are as if they were not there.
 */
export function portable(document: JsonSchema): JsonSchema {
  const resolve = resolver(document);
  const paths = Object.entries(objectOf(document["paths"])).map(([path, value]) => {
    const item = resolved(objectOf(value), resolve);
    const shared = parametersOf(item, resolve);
    const own = Object.entries(item).map(([method, operation]) => {
      const isMethod = METHODS.some((each) => each.toLowerCase() === method);
      const isOperation = (isMethod || method === "options") && isSchema(operation);
      return [
        method,
        isOperation ? withBodies(operation, shared, document, resolve) : operation,
      ] as const;
    });
    const others = shared.filter((each) => !isOfBody(each));
    return [path, { ...Object.fromEntries(own), parameters: others }] as const;
  });
  return { ...withTypes(document), paths: Object.fromEntries(paths) };
}

function withBodies(
  operation: JsonSchema,
  shared: readonly JsonSchema[],
  document: JsonSchema,
  resolve: ReturnType<typeof resolver>,
): JsonSchema {
  const own = parametersOf(operation, resolve);
  const isBody = own.some((each) => each["in"] === "body");
  const isNamed = (other: JsonSchema) =>
    own.some((each) => each["in"] === other["in"] && each["name"] === other["name"]);
  const inherited = shared.filter(
    (each) => isOfBody(each) && !isNamed(each) && !(isBody && each["in"] === "body"),
  );
  const responses = Object.entries(objectOf(operation["responses"])).map(
    ([status, value]) => [status, carried(objectOf(value), resolve)] as const,
  );
  const all = [...inherited, ...own];
  return {
    ...withTypes(operation),
    ...formType(all, operation["consumes"] ?? document["consumes"]),
    parameters: all,
    ...(responses.length > 0 && { responses: Object.fromEntries(responses) }),
  };
}

/** A reply: what stands in another file is not converted where it lies, and files have no type in OpenAPI 3. */
function carried(node: JsonSchema, resolve: ReturnType<typeof resolver>): JsonSchema {
  const own = resolved(node, resolve);
  const isFile = objectOf(own["schema"])["type"] === "file";
  if (isFile)
    return { ...own, schema: { type: "string", contentMediaType: "application/octet-stream" } };
  const isElsewhere = textOf(node["$ref"]).startsWith(`#/${FILES}/`);
  return isElsewhere ? { ...own } : node;
}

/** Each a copy, as the converter takes parameters apart. */
function parametersOf(
  { parameters }: JsonSchema,
  resolve: ReturnType<typeof resolver>,
): readonly JsonSchema[] {
  return listOf(parameters).flatMap((value) => {
    const node = resolved(objectOf(value), resolve);
    // What leads nowhere is told by whoever looks for it.
    if ("$ref" in objectOf(value) && Object.keys(node).length === 0) return [];
    const format = node["collectionFormat"];
    const separator = node["in"] === "formData" ? undefined : SEPARATORS[textOf(format)];
    const isForm = node["in"] === "formData" && node["type"] === "array";
    return {
      ...node,
      ...(separator !== undefined && { [SEPARATOR]: separator }),
      // The converter takes a form that does not say it for one of OpenAPI 3, which repeats names.
      ...(isForm && format === undefined && { collectionFormat: "csv" }),
    };
  });
}

function isOfBody({ in: place }: JsonSchema): boolean {
  return place === "body" || place === "formData";
}

function withTypes(node: JsonSchema): JsonSchema {
  const { consumes, produces, ...rest } = node;
  return { ...rest, ...said("consumes", consumes), ...said("produces", produces) };
}

function said(keyword: string, types: Json | undefined): JsonSchema {
  return listOf(types).length > 0 && types !== undefined ? { [keyword]: types } : {};
}

/** Fields travel in a form, whatever a document says of its bodies; with files in parts. */
function formType(parameters: readonly JsonSchema[], consumes: Json | undefined): JsonSchema {
  const fields = parameters.filter((each) => each["in"] === "formData");
  const isForm = (type: Json) => /^multipart\/form-data|form-urlencoded/.test(textOf(type));
  if (fields.length === 0 || listOf(consumes).some(isForm)) return {};
  const hasFile = fields.some((each) => each["type"] === "file");
  return { consumes: [hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded"] };
}

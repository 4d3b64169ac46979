import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { objectOf, textOf, textsOf } from "../data.ts";
import type { Node } from "./facts.ts";
import {
  declaredIn,
  type ParameterPart,
  type Place,
  parametersOf,
  placeOf,
  travelOf,
} from "./parameters.ts";
import type { Schemas } from "./schemas.ts";

/** What the vendor's document says of one operation, in whatever version it says it. */
export interface Parts {
  readonly path: string;
  readonly method: string;
  readonly parameters: readonly ParameterPart[];
  readonly body: BodyPart | null;
  readonly replies: readonly ReplyPart[];
  /** Requirements as the document has them; null where it says nothing. */
  readonly security: readonly Json[] | null;
}

export interface BodyPart {
  /** Null: the document does not say it, which before version 3 it always does. */
  readonly required: boolean | null;
  readonly contents: readonly Content[];
  readonly pointer: string;
}

/** A body in one media type, in lower case and without parameters. */
export interface Content {
  readonly mediaType: string;
  readonly node: Node;
  /** How lists travel in a form, by member. */
  readonly travels: ReadonlyMap<string, string>;
}

export interface ReplyPart {
  /** `200`, `4XX` or `default` */
  readonly status: string;
  readonly contents: readonly Content[];
  readonly headers: readonly string[];
  readonly pointer: string;
}

/** Reads an operation; null where the pointer leads nowhere. */
export function partsOf(document: JsonSchema, pointer: string, schemas: Schemas): Parts | null {
  const at = pointer.lastIndexOf("/");
  const itemPointer = pointer.slice(0, at);
  const method = pointer.slice(at + 1);
  const item = placeOf(schemas.resolve(itemPointer), itemPointer, schemas);
  const own = objectOf(item.value[method]);
  if (Object.keys(own).length === 0) return null;
  const name = itemPointer.split("/").at(-1) ?? "";
  const all = declaredIn([item, { value: own, pointer }], schemas);
  const security = own["security"] ?? document["security"];
  const setting = { own, document, schemas, pointer, parameters: all };
  const [path = ""] = name.replaceAll("~1", "/").replaceAll("~0", "~").split("#");
  return {
    path,
    method,
    parameters: parametersOf(path, pointer, all, schemas),
    body: "swagger" in document ? olderBody(setting) : bodyPart(own, pointer, schemas),
    replies: Object.entries(objectOf(own["responses"])).map(([status, value]) =>
      replyPart(status, placeOf(value, `${pointer}/responses/${status}`, schemas), setting),
    ),
    security: Array.isArray(security) ? security : null,
  };
}

function bodyPart(own: JsonSchema, pointer: string, schemas: Schemas): BodyPart | null {
  if (own["requestBody"] === undefined) return null;
  const { value, pointer: at } = placeOf(own["requestBody"], `${pointer}/requestBody`, schemas);
  const contents = contentsOf(value["content"], `${at}/content`, schemas);
  const { required } = value;
  return { required: typeof required === "boolean" ? required : null, contents, pointer: at };
}

function contentsOf(
  value: Json | undefined,
  pointer: string,
  schemas: Schemas,
): readonly Content[] {
  return Object.entries(objectOf(value)).map(([type, each]) => {
    const { schema, encoding } = objectOf(each);
    const at = `${pointer}/${type.replaceAll("~", "~0").replaceAll("/", "~1")}/schema`;
    const travels = Object.entries(objectOf(encoding)).map(
      ([name, own]) => [name, travelOf({ schema: {}, ...objectOf(own) }, "query")] as const,
    );
    return { mediaType: bare(type), node: schemas.at(schema, at), travels: new Map(travels) };
  });
}

interface Setting {
  readonly own: JsonSchema;
  readonly document: JsonSchema;
  readonly schemas: Schemas;
  readonly pointer: string;
  readonly parameters: readonly Place[];
}

/** Before version 3, a body is a parameter, or several that are fields of a form. */
function olderBody({ own, document, schemas, pointer, parameters }: Setting): BodyPart | null {
  const consumes = typesOf(own["consumes"] ?? document["consumes"]);
  const whole = parameters.find(({ value }) => value["in"] === "body");
  const none = new Map<string, string>();
  if (whole) {
    const node = schemas.at(whole.value["schema"], `${whole.pointer}/schema`);
    const contents = consumes.map((mediaType) => ({ mediaType, node, travels: none }));
    return { required: whole.value["required"] === true, contents, pointer: whole.pointer };
  }
  const fields = parameters.filter(({ value }) => value["in"] === "formData");
  if (fields.length === 0) return null;
  // Each is known where it stands.
  for (const { value, pointer: at } of fields) schemas.at(value, at);
  const names = (all: readonly Place[]) => all.map(({ value }) => textOf(value["name"]));
  const required = names(fields.filter(({ value }) => value["required"] === true));
  const members = fields.map(({ value }) => [textOf(value["name"]), value] as const);
  const schema = { type: "object", properties: Object.fromEntries(members), required };
  const node = schemas.at(schema, `${pointer}/parameters`);
  const forms = consumes.filter((type) => /^multipart\/form-data$|form-urlencoded$/.test(type));
  const hasFiles = fields.some(({ value }) => value["type"] === "file");
  const usual = hasFiles ? "multipart/form-data" : "application/x-www-form-urlencoded";
  const travels = new Map(
    fields.map(({ value }) => [textOf(value["name"]), travelOf(value, "query")]),
  );
  const contents = (forms.length > 0 ? forms : [usual]).map((mediaType) => ({
    mediaType,
    node,
    travels,
  }));
  return { required: required.length > 0, contents, pointer: `${pointer}/parameters` };
}

function replyPart(status: string, { value, pointer }: Place, setting: Setting): ReplyPart {
  const { own, document, schemas } = setting;
  const headers = Object.keys(objectOf(value["headers"]));
  if (!("swagger" in document)) {
    return {
      status,
      contents: contentsOf(value["content"], `${pointer}/content`, schemas),
      headers,
      pointer,
    };
  }
  const node = schemas.at(value["schema"], `${pointer}/schema`);
  const produces = typesOf(own["produces"] ?? document["produces"]);
  const contents =
    value["schema"] === undefined
      ? []
      : produces.map((mediaType) => ({ mediaType, node, travels: new Map<string, string>() }));
  return { status, contents, headers, pointer };
}

/** An empty list says nothing. */
function typesOf(value: Json | undefined): readonly string[] {
  const named = textsOf(value).map(bare);
  return named.length > 0 ? [...new Set(named)] : ["application/json"];
}

function bare(mediaType: string): string {
  return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
}

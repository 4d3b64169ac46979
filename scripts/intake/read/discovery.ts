import { isSchema } from "../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { listOf, objectOf, textOf, textsOf } from "../data.ts";

/** Marks a parameter that every operation has; OpenAPI has no word for it. */
export const GENERAL = "x-general";

/**
 * A Google Discovery document as an OpenAPI 3.1 document. The one converter on npm is unmaintained
 * and goes by way of Swagger 2.0, so this reads the few things that the format has by itself.
 */
export function fromDiscovery(document: JsonSchema): JsonSchema {
  const root = textOf(document["rootUrl"]).replace(/\/$/, "");
  const base = `/${textOf(document["servicePath"])}`.replace(/\/$/, "");
  const shared = objectOf(document["parameters"]);
  const paths: Record<string, Record<string, Json>> = {};
  for (const method of methodsOf(document)) {
    const path = pathOf(base, method);
    const verb = textOf(method["httpMethod"]).toLowerCase();
    (paths[path] ??= {})[verb] ??= operation(method, shared);
  }
  return {
    openapi: "3.1.1",
    info: {
      title: document["title"] ?? "",
      description: document["description"] ?? "",
      version: document["version"] ?? "",
    },
    servers: [{ url: root }],
    paths,
    components: {
      schemas: mapValues(objectOf(document["schemas"]), schema),
      securitySchemes: securitySchemes(document),
    },
  };
}

/** Methods of the document and of its resources, which hold resources in turn. */
function* methodsOf(node: JsonSchema): Generator<JsonSchema> {
  yield* Object.values(objectOf(node["methods"])).map(objectOf);
  for (const child of Object.values(objectOf(node["resources"]))) yield* methodsOf(objectOf(child));
}

/** `flatPath` spells out what `{+name}` of `path` may hold, where the document has it. */
function pathOf(base: string, { path, flatPath }: JsonSchema): string {
  const template = textOf(path);
  const isSpread = template.includes("{+") && typeof flatPath === "string";
  return `${base}/${isSpread ? flatPath : template}`.replaceAll("{+", "{");
}

function operation(method: JsonSchema, shared: JsonSchema): JsonSchema {
  const request = method["request"];
  const response = method["response"];
  const scopes = textsOf(method["scopes"]);
  return {
    operationId: method["id"] ?? "",
    description: method["description"] ?? "",
    deprecated: method["deprecated"] === true,
    parameters: [
      ...Object.entries(uncredited(shared)).map((entry) => ({
        ...parameter(entry),
        [GENERAL]: true,
      })),
      ...Object.entries(objectOf(method["parameters"])).map(parameter),
    ],
    ...(isSchema(request) && { requestBody: { required: true, ...content(request) } }),
    responses: { 200: { description: "OK", ...(isSchema(response) && content(response)) } },
    // A project's key will do for public data, a user's token for what the scopes name.
    security: scopes.length > 0 ? [{ oauth2: scopes }, { key: [] }] : [{ key: [] }],
  };
}

/** Credentials are marked among the parameters of all methods. */
function uncredited(shared: JsonSchema): JsonSchema {
  const credentials = ["key", "access_token", "oauth_token"];
  return Object.fromEntries(Object.entries(shared).filter(([name]) => !credentials.includes(name)));
}

function parameter([name, value]: readonly [string, Json]): JsonSchema {
  const { location, required, repeated, description, deprecated, ...own } = objectOf(value);
  const single = schema(own);
  return {
    name,
    in: location ?? "query",
    required: required === true,
    deprecated: deprecated === true,
    description: description ?? "",
    schema: repeated === true ? { type: "array", items: single } : single,
  };
}

function content(body: JsonSchema): JsonSchema {
  return { content: { "application/json": { schema: schema(body) } } };
}

/** Numbers are written as text, references as names, and `required` says something of a member. */
function schema(value: Json): JsonSchema {
  const node = objectOf(value);
  if (typeof node["$ref"] === "string") return { $ref: `#/components/schemas/${node["$ref"]}` };
  const { id: _id, required: _required, enumDescriptions: _words, ...rest } = node;
  const changed = Object.entries(rest).flatMap(([keyword, child]) => {
    const kept = keywordValue(keyword, child, textOf(node["type"]));
    return kept === undefined ? [] : [[keyword, kept] as const];
  });
  const members = Object.fromEntries(changed);
  const { type, ...untyped } = members;
  return type === "any" ? untyped : members;
}

function keywordValue(keyword: string, value: Json, type: string): Json | undefined {
  switch (keyword) {
    case "minimum":
    case "maximum":
      return Number(value);
    case "default":
      return typeof value === "string" && type !== "string" ? JSON.parse(value) : value;
    case "enum":
      // `_UNSPECIFIED` and the like are what protocol buffers say in place of nothing.
      return listOf(value).filter((item) => !/_(?:UNSPECIFIED|UNDEFINED)$/.test(textOf(item)));
    case "properties":
      return mapValues(objectOf(value), schema);
    case "items":
    case "additionalProperties":
      return schema(value);
    case "annotations":
      return undefined;
    default:
      return value;
  }
}

function securitySchemes({ auth }: JsonSchema): JsonSchema {
  const { oauth2 } = objectOf(auth);
  return {
    key: { type: "apiKey", in: "query", name: "key" },
    ...(isSchema(oauth2) && { oauth2: { type: "oauth2", flows: { authorizationCode: GOOGLE } } }),
  };
}

/** The format is Google's own, and does not name the addresses that all its APIs share. */
const GOOGLE: JsonSchema = {
  authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenUrl: "https://oauth2.googleapis.com/token",
};

function mapValues(object: JsonSchema, change: (value: Json) => Json): JsonSchema {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

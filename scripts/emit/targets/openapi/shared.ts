import { pathHoles } from "../../../language/ir/path-holes.ts";
import type { Json, JsonSchema, Operation } from "../../../language/ir/types.ts";
import { joinSentences } from "../sentences.ts";

/** An operation and what the document says of it. */
export interface Described {
  readonly operation: Operation;
  readonly object: JsonSchema;
}

/**
 * One operation object for several operations of one method and path, which OpenAPI does not tell
 * apart: it takes what any of them sends, and answers as any of them may.
 */
export function sharedOperation(
  id: string,
  all: readonly Described[],
  usual: readonly Json[],
): JsonSchema {
  const names = all.map(({ operation }) => operation.name);
  const texts = all.map(({ operation }) => `\`${operation.id}\`: ${operation.description}`);
  const parameters = sharedParameters(all);
  const body = sharedBody(all);
  const security = sharedSecurity(all, usual);
  const tags = distinct(all.flatMap(({ object }) => listOf(object["tags"])));
  return {
    operationId: id,
    summary: names.join("; "),
    description: texts.join("\n\n"),
    ...(tags.length > 0 && { tags }),
    ...(all.every(({ object }) => object["deprecated"]) && { deprecated: true }),
    ...(security && { security }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: sharedResponses(all),
  };
}

/** `linear_post_graphql`: an id that no operation has. */
export function sharedId(
  provider: string,
  { method, path }: Pick<Operation, "method" | "path">,
  taken: ReadonlySet<string>,
): string {
  const words = `${provider} ${method} ${path}`.match(/[A-Za-z0-9]+/g) ?? [];
  const plain = words.join("_").toLowerCase();
  let id = plain;
  for (let number = 2; taken.has(id); number += 1) id = `${plain}__${number}`;
  return id;
}

/** Every alternative that one of them takes; null when all take the provider's own. */
function sharedSecurity(all: readonly Described[], usual: readonly Json[]): readonly Json[] | null {
  if (all.every(({ object }) => object["security"] === undefined)) return null;
  return distinct(all.flatMap(({ object }) => listOf(object["security"] ?? usual)));
}

/** A parameter is required where each of them requires it. */
function sharedParameters(all: readonly Described[]): readonly JsonSchema[] {
  const known = new Map<string, JsonSchema[]>();
  for (const { operation, object } of all) {
    for (const parameter of listOf(object["parameters"])) {
      if (!isObject(parameter)) continue;
      const named = withNameOf(parameter, operation, all[0]?.operation ?? operation);
      const key = `${String(named["in"])} ${String(named["name"]).toLowerCase()}`;
      known.set(key, [...(known.get(key) ?? []), named]);
    }
  }
  return [...known.values()].map((same) => {
    const [first = {}] = same;
    const isRequired = same.length === all.length && same.every(({ required }) => required);
    const schemas = distinct(same.map(({ schema }) => schema ?? {}));
    const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas };
    return { ...first, required: isRequired, ...(schema !== undefined && { schema }) };
  });
}

/** A path has one name for each parameter: that of the first operation. */
function withNameOf(parameter: JsonSchema, own: Operation, first: Operation): JsonSchema {
  if (parameter["in"] !== "path") return parameter;
  const at = namesIn(own.path).indexOf(String(parameter["name"]));
  return { ...parameter, name: namesIn(first.path)[at] ?? parameter["name"] ?? "" };
}

function namesIn(path: string): readonly string[] {
  return pathHoles(path).map(({ name }) => name);
}

function sharedBody(all: readonly Described[]): JsonSchema | null {
  const bodies = all.flatMap(({ operation, object }) => {
    const body = object["requestBody"];
    return isObject(body) ? [{ operation, body }] : [];
  });
  if (bodies.length === 0) return null;
  const isRequired = bodies.length === all.length && bodies.every(({ body }) => body["required"]);
  const contents = bodies.map(({ operation, body }) => ({ operation, content: body["content"] }));
  return { required: isRequired, content: sharedContent(contents, true) };
}

function sharedResponses(all: readonly Described[]): JsonSchema {
  const responses = all.flatMap(({ operation, object }) =>
    Object.entries(object["responses"] ?? {}).flatMap(([status, response]) =>
      isObject(response) ? [{ status, operation, response }] : [],
    ),
  );
  const statuses = distinct(responses.map(({ status }) => status)).toSorted(
    (a, b) => Number(a) - Number(b),
  );
  const shared = statuses.map((status) => {
    const same = responses.filter((each) => each.status === status);
    const texts = distinct(same.map(({ response }) => String(response["description"])));
    const headers = Object.assign({}, ...same.map(({ response }) => response["headers"]));
    const contents = same.map(({ operation, response }) => ({
      operation,
      content: response["content"],
    }));
    const content = sharedContent(contents, false);
    return [
      status,
      {
        description: joinSentences(texts),
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(Object.keys(content).length > 0 && { content }),
      },
    ] as const;
  });
  return Object.fromEntries(shared);
}

interface Content {
  readonly operation: Operation;
  readonly content: Json | undefined;
}

/** By media type, a branch for each operation with its examples; one where all say the same. */
function sharedContent(contents: readonly Content[], always: boolean): JsonSchema {
  const medias = contents.flatMap(({ operation, content }) =>
    Object.entries(content ?? {}).flatMap(([type, media]) =>
      isObject(media) ? [{ type, operation, media }] : [],
    ),
  );
  const types = distinct(medias.map(({ type }) => type));
  return Object.fromEntries(
    types.map((type) => {
      const same = medias.filter((each) => each.type === type);
      const schemas = distinct(same.map(({ media }) => media["schema"] ?? {}));
      const [only = {}] = schemas;
      const isOne = !always && schemas.length === 1;
      const branches = same.map(({ operation, media }) => ({
        title: operation.id,
        ...(isObject(media["schema"]) && media["schema"]),
      }));
      const examples = Object.fromEntries(same.flatMap(examplesOf));
      const schema = isOne ? only : { anyOf: branches };
      return [type, { schema, ...(Object.keys(examples).length > 0 && { examples }) }];
    }),
  );
}

/** `create-issue.<example>` */
function examplesOf({ operation, media }: { operation: Operation; media: JsonSchema }) {
  return Object.entries(media["examples"] ?? {}).map(
    ([key, example]) => [`${operation.label ?? operation.id}.${key}`, example] as const,
  );
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function distinct<Value extends Json>(values: readonly Value[]): readonly Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Whether a value of a document has members. */
function isObject(value: Json | undefined): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

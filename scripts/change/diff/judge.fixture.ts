import type { Json, JsonSchema as JsonObject } from "../../language/ir/types.ts";

/** A manifest in which one thing is changed. */
export interface Planted {
  /** `operations.books_search_volumes.params.maxResults: maximum lowered` */
  readonly name: string;
  readonly manifest: JsonObject;
}

/** Changes one object of a manifest in place. */
type Edit = (node: Record<string, Json>) => void;

/**
 * Single changes of a manifest that its OpenAPI document shows: of each kind the first that there is
 * among the inputs, and among the schemas of replies.
 */
export function* plantedIn(manifest: JsonObject): Iterable<Planted> {
  const planted = new Set<string>();
  for (const [path, node] of objectsIn(manifest, [])) {
    for (const [label, edit] of editsOf(path, node)) {
      const kind = kindOf(path, label);
      if (planted.has(kind)) continue;
      planted.add(kind);
      const changed = structuredClone(manifest);
      edit(objectAt(changed, path));
      yield { name: `${path.join(".")}: ${label}`, manifest: changed };
    }
  }
}

/** Removals from one map are of one kind, whatever was removed. */
function kindOf(path: Path, label: string): string {
  const map = MAPS.find((name) => name === path.at(-1));
  const area = path.includes("params") ? "params" : path[0];
  return `${area} ${map ? label.replace(/^.* removed$/, `${map} removed`) : label}`;
}

type Path = readonly string[];

/** Members whose own members have names of the provider's. */
const MAPS: readonly string[] = ["params", "operations", "properties", "reply"];

function* objectsIn(value: Json, path: Path): Iterable<readonly [Path, JsonObject]> {
  if (!isObject(value)) return;
  yield [path, value];
  for (const [key, member] of Object.entries(value))
    if (key !== "examples") yield* objectsIn(member, [...path, key]);
}

function* editsOf(path: Path, node: JsonObject): Iterable<readonly [string, Edit]> {
  const [root = ""] = path;
  const last = path.at(-1) ?? "";
  const isOperation = root === "operations" && path.length === 2;
  if (MAPS.includes(last)) yield* removals(node);
  else if (isOperation) yield* requestEdits(node);
  else if (root === "params" || root === "schemas" || path.includes("params"))
    yield* schemaEdits(node);
  if (last === "params") yield* parameterEdits();
  if (last === "properties") yield ["property added", assigned("added", { type: "string" })];
  if (root === "server") yield ["other address", assigned("url", "https://other.example/v9")];
}

/** A map that would be empty is refused. */
function removals(node: JsonObject): (readonly [string, Edit])[] {
  const keys = Object.keys(node);
  return keys.length > 1 ? keys.map((key) => removed(key)) : [];
}

function* requestEdits({ request, effect }: JsonObject): Iterable<readonly [string, Edit]> {
  yield ["other path", assigned("request", `${String(request)}/other`)];
  const method = effect === "read" ? "HEAD" : "PUT";
  yield ["other method", assigned("request", String(request).replace(/^\w+/, method))];
}

function* parameterEdits(): Iterable<readonly [string, Edit]> {
  const added = { type: "string", description: "Something." };
  yield ["optional input added", assigned("added", added)];
  yield ["required input added", assigned("added", { ...added, required: true })];
}

function* schemaEdits(node: JsonObject): Iterable<readonly [string, Edit]> {
  const { type, required, enum: values } = node;
  if (typeof type === "string") {
    const other = type === "string" ? "integer" : "string";
    yield [`type ${other}`, assigned("type", other)];
    yield ["enum set", assigned("enum", type === "integer" ? [1] : ["a"])];
  }
  if (Array.isArray(type)) yield ["fewer types", assigned("type", type[0] ?? null)];
  if (Array.isArray(values)) {
    yield ["value removed", assigned("enum", values.slice(1))];
    yield ["value added", assigned("enum", [...values, "added"])];
    yield removed("enum");
  }
  if (Array.isArray(required)) yield ["fewer required", assigned("required", required.slice(1))];
  else if (required !== undefined || "description" in node)
    yield ["required turned", assigned("required", required !== true)];
  yield* limitEdits(node);
}

/** Bounds, and how far each is moved. */
const BOUNDS = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"];

function* limitEdits(node: JsonObject): Iterable<readonly [string, Edit]> {
  for (const bound of BOUNDS) {
    const value = node[bound];
    if (typeof value !== "number") continue;
    yield [`${bound} raised`, assigned(bound, value + 1)];
    yield [`${bound} lowered`, assigned(bound, value - 1)];
    yield removed(bound);
  }
  for (const key of ["pattern", "format", "default"]) if (key in node) yield removed(key);
  // What is one of a list has its length.
  if (node["type"] === "string" && !("maxLength" in node) && !("enum" in node))
    yield ["maxLength set", assigned("maxLength", 40)];
}

function assigned(key: string, value: Json): Edit {
  return (node) => {
    node[key] = value;
  };
}

function removed(key: string): readonly [string, Edit] {
  return [`${key} removed`, (node) => void delete node[key]];
}

function objectAt(root: JsonObject, path: Path): Record<string, Json> {
  // The path was found in an equal manifest.
  return path.reduce<Json | undefined>((value, key) => (value as JsonObject)[key], root) as Record<
    string,
    Json
  >;
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

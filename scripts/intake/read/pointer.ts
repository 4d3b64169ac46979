import { isSchema } from "../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import type { Resolve } from "../model.ts";

/** `["paths", "/a"]` -> `#/paths/~1a`; a reference is an address, so `%` stands for itself in none. */
export function pointer(members: readonly string[]): string {
  const escaped = members.map((name) =>
    name.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("%", "%25"),
  );
  return ["#", ...escaped].join("/");
}

/** Resolves references within one document, each when it is asked for, and remembers them. */
export function resolver(root: JsonSchema): Resolve {
  const known = new Map<string, JsonSchema | undefined>();
  return (reference) => {
    if (!known.has(reference)) known.set(reference, at(root, reference));
    return known.get(reference);
  };
}

/** What an object stands for: itself, or what it refers to through any number of references. */
export function resolved(node: JsonSchema, resolve: Resolve): JsonSchema {
  const seen = new Set<string>();
  let current = node;
  while (typeof current["$ref"] === "string" && !seen.has(current["$ref"])) {
    seen.add(current["$ref"]);
    current = resolve(current["$ref"]) ?? {};
  }
  return current;
}

function at(root: JsonSchema, reference: string): JsonSchema | undefined {
  if (reference !== "#" && !reference.startsWith("#/")) return undefined;
  const names = decoded(reference).split("/").slice(1);
  const found = names.reduce<Json | undefined>(
    (value, name) => member(value, name.replaceAll("~1", "/").replaceAll("~0", "~")),
    root,
  );
  return isSchema(found) ? found : undefined;
}

function member(value: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(name)];
  return isSchema(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A reference is an address, so it may be percent-encoded; one with a stray `%` is taken as it is. */
function decoded(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

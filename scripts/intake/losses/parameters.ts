import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { listOf, objectOf, textOf } from "../data.ts";
import { GENERAL } from "../read/discovery.ts";
import { resolved } from "../read/pointer.ts";
import type { Node } from "./facts.ts";
import type { Schemas } from "./schemas.ts";

export interface ParameterPart {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly isDeprecated: boolean;
  /** Whether every operation has it. */
  readonly isGeneral: boolean;
  /** How a list travels. */
  readonly travel: string;
  /** Whether characters such as `/` and `:` stand there as they are. */
  readonly isReserved: boolean;
  readonly node: Node;
  readonly pointer: string;
}

/** An object of a document, and where it stands once references are followed. */
export interface Place {
  readonly value: JsonSchema;
  readonly pointer: string;
}

/** Parameters that are declared for an operation: its own replace those of its path. */
export function declaredIn(owners: readonly Place[], schemas: Schemas): readonly Place[] {
  const all = owners.flatMap((owner) => parametersIn(owner, schemas));
  return [...new Map(all.map((each) => [keyOf(each.value), each])).values()];
}

/** Of these the ones that travel beside a body, and those that a path has and nobody declares. */
export function parametersOf(
  path: string,
  pointer: string,
  declared: readonly Place[],
  schemas: Schemas,
): readonly ParameterPart[] {
  const missing = undeclared(path, declared).map((value) => ({ value, pointer }));
  return [...declared, ...missing]
    .flatMap((each) => parameterPart(each, schemas))
    .map((each) => inQuery(each, path));
}

/** A part of the query that a path has: `?key={apiKey}`, or what is always the same. */
interface Pair {
  readonly name: string;
  readonly hole: string | undefined;
  readonly value: string;
}

function pairsOf(path: string): readonly Pair[] {
  const [, query = ""] = path.split("?", 2);
  return query.split("&").flatMap((pair) => {
    const [, name = "", value = ""] = /^([^=]+)=?(.*)$/.exec(pair) ?? [];
    return name === "" ? [] : [{ name, value, hole: /^\{([^{}]+)\}$/.exec(value)?.[1] }];
  });
}

function inQuery(part: ParameterPart, path: string): ParameterPart {
  const isHere = part.in === "path" || part.in === "query";
  const pair = isHere ? pairsOf(path).find(({ hole }) => hole === part.name) : undefined;
  return pair ? { ...part, in: "query", name: pair.name, required: true } : part;
}

/** Parameters that a path has, and documents forget. */
function undeclared(path: string, all: readonly Place[]): readonly JsonSchema[] {
  const known = (places: readonly string[]) =>
    all.flatMap(({ value }) => (places.includes(textOf(value["in"])) ? [value["name"]] : []));
  const [bare = ""] = path.split("?", 1);
  const names = [...bare.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const missing = names.filter((name) => !known(["path"]).includes(name));
  const queried = pairsOf(path).filter(
    ({ hole }) => hole === undefined || !known(["path", "query"]).includes(hole),
  );
  return [
    ...missing.map((name) => ({ name, in: "path", schema: { type: "string" } })),
    ...queried.map(({ name, hole, value }) => ({
      name,
      in: "query",
      required: true,
      schema: { type: "string", ...(hole === undefined && { enum: [plain(value)] }) },
    })),
  ];
}

function plain(value: string): string {
  return new URLSearchParams(`v=${value}`).get("v") ?? value;
}

function keyOf({ name, in: place }: JsonSchema): string {
  // There is one body, whatever it is called.
  return place === "body" ? "body" : `${textOf(place)} ${textOf(name)}`;
}

export function placeOf(value: Json | undefined, pointer: string, schemas: Schemas): Place {
  const node = objectOf(value);
  const { $ref } = node;
  if (typeof $ref !== "string") return { value: node, pointer };
  return { value: resolved(node, schemas.resolve), pointer: $ref };
}

function parametersIn({ value, pointer }: Place, schemas: Schemas): readonly Place[] {
  return listOf(value["parameters"]).map((each, index) =>
    placeOf(each, `${pointer}/parameters/${index}`, schemas),
  );
}

function parameterPart({ value, pointer }: Place, schemas: Schemas): readonly ParameterPart[] {
  const place = textOf(value["in"]);
  if (!/^(?:path|query|header|cookie)$/.test(place)) return [];
  const [content] = Object.values(objectOf(value["content"])).map(objectOf);
  const schema = content?.["schema"] ?? value["schema"];
  return [
    {
      name: textOf(value["name"]),
      in: place,
      required: place === "path" || value["required"] === true,
      isDeprecated: value["deprecated"] === true,
      isGeneral: value[GENERAL] === true,
      travel: content ? "json" : travelOf(value, place),
      isReserved: place === "query" && value["allowReserved"] === true,
      // Before version 3 a parameter is its own schema.
      node:
        schema === undefined ? schemas.at(value, pointer) : schemas.at(schema, `${pointer}/schema`),
      pointer,
    },
  ];
}

/** What stands between the items of a list, or how their names are written. */
export function travelOf(
  { style, explode, collectionFormat, schema, type }: JsonSchema,
  place: string,
) {
  if (schema === undefined && type !== undefined) {
    if (place === "query" && collectionFormat === "multi") return "repeat";
    return OLDER[textOf(collectionFormat)] ?? "comma";
  }
  const isForm = style === undefined || style === "form" || style === "simple";
  if (!isForm && style !== "pipeDelimited" && style !== "spaceDelimited") return textOf(style);
  const isExploded = explode === true || (explode !== false && isForm && place === "query");
  if (isExploded && place !== "path" && place !== "header") return "repeat";
  return isForm ? "comma" : textOf(style);
}

const OLDER: Readonly<Record<string, string>> = {
  multi: "repeat",
  pipes: "pipes",
  ssv: "spaces",
  tsv: "tabs",
};

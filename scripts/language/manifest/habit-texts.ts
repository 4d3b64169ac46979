import { isMap, type Members } from "../../../packages/workflow/src/document/is-map.ts";
import { requestMistake } from "./request-mistake.ts";
import type { ManifestPath } from "./source.ts";

export interface Entry {
  /** Of other tools, separated by spaces. */
  readonly keys: string;
  readonly instead: string | ((data: Members, path: ManifestPath) => string);
}

/** A request as it is written here. */
export function request({ curl, ...members }: Members): string {
  const asked = typeof curl === "string" ? requestMistake(curl).instead : line(members);
  return `write \`request: ${asked}\``;
}

/** The limit that other tools call `min` or `max`, for a type. */
export function limit(end: "min" | "max", type: unknown): string {
  if (type === "string") return `${end}Length`;
  return type === "array" ? `${end}Items` : `${end}imum`;
}

/** The same of what an example sends. */
export function sent(members: Members): string {
  return `write \`line: ${line(members)}\``;
}

function line({ method, httpMethod, verb, ...rest }: Members): string {
  const way = [method, httpMethod, verb, "GET"].find((each) => typeof each === "string");
  const { path, url, uri, endpoint } = rest;
  const written = [path, url, uri, endpoint].find((each) => typeof each === "string");
  const place = String(written ?? "/path")
    .replace(/^https?:\/\/[^/]*(?=\/|$)/, "")
    .replace(/\/:([A-Za-z]\w*)/g, "/{$1}");
  return `${String(way).toUpperCase()} ${place || "/"}`;
}

/** Where a parameter goes, as `to` says it. */
export function placement({ in: place, location, name }: Members, path: ManifestPath): string {
  const own = String(name ?? path.at(-1));
  switch (place ?? location) {
    case "path":
      return `leave it out; \`{${own}}\` in the request says it`;
    case "header":
      return `write \`to: headers.${own}\``;
    case "body":
    case "formData":
      return `write \`to: body.${own}\``;
    default:
      return `write \`to: query.${own}\``;
  }
}

/** The type of a schema, as parameters say it. */
export function typed(schema: unknown): string {
  const { type }: Members = isMap(schema) ? schema : {};
  return `write its \`type\` and limits here: \`type: ${type ?? "string"}\``;
}

/** What other tools, and version 1, call the kinds of JSON, the fields of forms and what clears an input. */
export const FORMS = {
  items: {
    keys: "items",
    instead: "write `type: array`, or `convert: csv` for a list of texts",
  },
  shape: {
    keys: "shape",
    instead: "write `type: object`, `type: array`, or `type: json` for any JSON",
  },
  members: { keys: "properties", instead: "write `type: object`, or several parameters" },
  field: {
    keys: "multiline rows widget control",
    instead: "write `field: lines` for several lines, `field: rows` for an object",
  },
  blank: {
    keys: "blank allowBlank allowEmptyValue allowEmpty sendEmpty",
    instead: "write `clear: blank`; empty text then clears the field",
  },
  nulls: {
    keys: "nulls allowNull sendNull null",
    instead: "write `clear: nulls`; null then clears the field",
  },
} as const;

/** What is told to people and to models, in words that it had before, or has elsewhere; by the title of the schema. */
export const PEOPLE = {
  Block: {
    type: { keys: "type id", instead: "leave it out; a block is called as its `provider`" },
    icon: {
      keys: "logo image iconUrl iconPath",
      instead: "write `icon: ./icons/name.svg`, a file beside the manifest",
    },
    name: { keys: "title displayName label", instead: "write `name`" },
  },
  Model: { hide: { keys: "hide hidden", instead: "write `model: false`" } },
} as const;

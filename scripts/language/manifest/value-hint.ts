import type { ManifestPath } from "./source.ts";

const TYPES: Readonly<Record<string, string>> = {
  array: "type: array",
  object: "type: object",
  list: "type: array",
  map: "type: object",
  any: "type: json",
  float: "type: number",
  double: "type: number",
  text: "type: string",
  date: "type: string, format: date",
  datetime: "type: string, format: date-time",
  "date-time": "type: string, format: date-time",
  email: "type: string, format: email",
  uri: "type: string, format: uri",
  url: "type: string, format: uri",
  uuid: "type: string, format: uuid",
  options: "type: string, enum: [first, second]",
  enum: "type: string, enum: [first, second]",
  select: "type: string, enum: [first, second]",
  multioptions: "type: string, convert: csv",
  collection: "type: object",
  fixedcollection: "type: object",
};

/** Steps of version 1, which were names alone. */
const STEPS: Readonly<Record<string, string>> = {
  "csv-text": 'convert: [csv, { join: "," }]',
  "local-date-time": "{ local-date-time: timeZone }",
  "local-epoch": "{ epoch: timeZone }",
};

const FILE = "; of a parameter, write `type: file`; of an output, nothing: its reply says `file`";

const ADDRESS = /^(?:url|uri|host|hostname|origin|server|baseurl|endpoint)$/;

const INSTALLATION =
  "; write `address` where `server.url` begins with it, else `type: string, format: uri`";

/** The type that a word of another tool means. */
export function typeMeant(word: string): string | undefined {
  const known = TYPES[word.toLowerCase()];
  return /^type: (\w+)/.exec(known ?? "")?.[1];
}

/** What a word of another tool is at this place: `; write ...`. */
export function valueHint(data: unknown, path: ManifestPath): string | undefined {
  const word = String(data).toLowerCase();
  if (path.at(-1) === "effect") {
    if (/^(?:get|head|list|search|query|fetch|none)$/.test(word)) return "; write `read`";
    if (/^(?:post|put|patch|delete|create|update|upsert)$/.test(word)) return "; write `write`";
  }
  if (path.at(-1) === "type" && /^(?:file|files|binary|blob|buffer)$/.test(word)) return FILE;
  const isShared = path[0] === "params" && path.length === 3;
  if (path.at(-1) === "type" && isShared && ADDRESS.test(word)) return INSTALLATION;
  if (Object.hasOwn(STEPS, word) && path.includes("convert")) return `; write \`${STEPS[word]}\``;
  if (path.at(-1) !== "type" || !Object.hasOwn(TYPES, word)) return undefined;
  const known = TYPES[word] ?? "";
  // An output has a type of fewer kinds, and no format.
  const own = known.replace(/,.*/, "").replace(/object|array/, "json");
  const written = path.at(-3) === "params" ? known : own;
  return `; write \`${written}\``;
}

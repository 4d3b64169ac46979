import { isMap, type Members } from "../../../packages/workflow/src/document/is-map.ts";
import { placeOf } from "../version-1/credentials.ts";
import type { ManifestPath } from "./source.ts";

/** What other tools, and version 1, call the parts of a credential, by the title of the schema. */
export const CREDENTIALS = {
  Credential: {
    headers: {
      keys: "send in scheme header headerName prefix value location query type bearerFormat username user password",
      instead: placed,
    },
    oauth: {
      keys: "flows oauth2 authorizationUrl tokenUrl authUrl accessTokenUrl",
      instead:
        "write `kind: access-token` and `oauth: { authorize: https://..., token: https://... }`",
    },
    required: { keys: "optional", instead: "write `required: false`" },
    param: {
      keys: "param name id key",
      instead: "leave it out; the name of a credential is its key: `auth: { apiKey: { ... } }`",
    },
    env: {
      keys: "env envVar environment variable",
      instead: "leave it out; live runs read provider and name in capitals: `BOOKS_API_KEY`",
    },
  },
} as const;

/** `auth` in a list, or a credential in a text. */
export function foreignAuth(data: unknown, path: ManifestPath): string | undefined {
  if (path.length === 1 && Array.isArray(data)) {
    const all = data.map((each) => credential(isMap(each) ? each : {}));
    return all.length === 0 ? "auth: {}" : `auth: { ${all.join(", ")} }`;
  }
  if (typeof data !== "string") return undefined;
  const [, name] = path;
  if (path.length === 1) return `auth: { ${credential({ send: data })} }`;
  // `auth: { type: apiKey, in: header, name: X-Key }`: a credential itself, of which each word is told alike.
  switch (name) {
    case "type":
    case "scheme": {
      const isKey = /key/i.test(data);
      return `auth: { ${credential(isKey ? { ...KEY, name: "X-Api-Key" } : { scheme: data })} }`;
    }
    case "in":
      return `auth: { ${credential({ ...KEY, in: data, name: data === "query" ? "key" : "X-Api-Key" })} }`;
    case "name":
    case "header":
      return `auth: { ${credential({ ...KEY, name: data })} }`;
    default:
      return `auth: { ${credential({ param: name, send: data })} }`;
  }
}

const KEY = { in: "header", param: "apiKey" };

function credential(members: Members): string {
  const { param, id, name, in: isForeign } = members;
  const own = [param, id, isForeign ? "apiKey" : name].find((each) => typeof each === "string");
  const key = typeof own === "string" && /^[A-Za-z]\w*$/.test(own) ? own : "token";
  const place = placeIn(members, key);
  return `${key}: { ${place === "" ? "" : `${place}, `}description: ... }`;
}

function placed(members: Members, path: ManifestPath): string {
  const { type } = members;
  if (type === "api-key" || type === "access-token") return `write \`kind: ${type}\``;
  const name = nameAt(path);
  if (["username", "user", "password"].some((word) => Object.hasOwn(members, word)))
    return `write \`${basic(name)}\`, and \`user\` under \`params\``;
  const place = placeIn(members, name);
  return place === ""
    ? `leave it out; \`{${name}}\` in the path says it`
    : `write \`${place}\`${type === "oauth2" ? " and `kind: access-token`" : ""}`;
}

function nameAt(path: ManifestPath): string {
  return String(path[1] ?? "token");
}

/** Where a credential travels that is described as other tools do it, or as version 1 did. */
function placeIn(members: Members, own: string): string {
  const { send, scheme, type, in: place, location, header, headerName, prefix } = members;
  const known = typeof send === "string" ? placeOf(send, own) : undefined;
  if (known) return said(known);
  const way = [send, scheme, type].map(String).join(" ");
  if (/basic/i.test(way)) return basic(own);
  const where = place ?? location;
  const wire = [members["name"], header, headerName, members["query"]].find(
    (each) => typeof each === "string",
  );
  const at = where === "query" || members["query"] !== undefined ? "query" : "headers";
  if (typeof wire !== "string") return `headers: { Authorization: "Bearer {${own}}" }`;
  return typeof prefix === "string"
    ? `headers: { ${wire}: ${JSON.stringify(`${prefix.trim()} {${own}}`)} }`
    : `to: ${at}.${wire}`;
}

function basic(own: string): string {
  return `headers: { Authorization: { $basic: ["{user}", "{${own}}"] } }`;
}

/** In the braces of YAML. */
function said(place: object): string {
  return Object.entries(place)
    .map(([word, value]) => `${word}: ${written(value)}`)
    .join(", ");
}

function written(value: unknown): string {
  if (isMap(value)) return `{ ${said(value)} }`;
  if (Array.isArray(value)) return `[${value.map((each) => JSON.stringify(each)).join(", ")}]`;
  return /^[\w.-]+$/.test(String(value)) ? String(value) : JSON.stringify(value);
}

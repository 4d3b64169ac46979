import { isMap } from "../../../packages/workflow/src/document/is-map.ts";
import { labelledLine } from "./choice-habits.ts";
import { foreignAuth } from "./credential-habits.ts";
import { requestMistake } from "./request-mistake.ts";
import type { ManifestPath } from "./source.ts";

/** What to write for a map, list or text in which other tools say what has another form here. */
export function foreignForm(data: unknown, path: ManifestPath): string | undefined {
  const isOperation = path[0] === "operations" && path.length === 3;
  if (path.at(-2) === "reply" && /^[1-5]/.test(String(path.at(-1)))) return reply(data, path);
  if (isOperation && path[2] === "request") return request(data);
  if (path.length === 2 && path[1] === "icon") return icon(data);
  if (path.at(-2) === "page" && path.at(-1) === "collect") return collect(data);
  if (path[0] === "auth" && path.length < 3) return foreignAuth(data, path);
  if (path.at(-1) === "deprecated") return deprecated(data);
  if (path.at(-2) === "params") return parameter(data, String(path.at(-1)));
  if (path.at(-3) === "params" && path.at(-1) === "options")
    return Array.isArray(data) ? labelledLine(data) : undefined;
  if (path.at(-4) === "params" && path.at(-2) === "enum")
    return isMap(data) && "value" in data ? labelledLine([data]) : undefined;
  if (path.at(-2) === "server") return address(data);
  if (/^(?:from|each)\/\d+$/.test(path.slice(-2).join("/"))) return object(data, path);
  if (isOperation && path[2] === "graphql") return isMap(data) ? GRAPHQL : undefined;
  if (path.at(-1) !== "query" && path.at(-1) !== "headers") return undefined;
  if (isOperation && typeof data === "string") return /\{[^]*\}/.test(data) ? GRAPHQL : undefined;
  return Array.isArray(data) ? named(data, String(path.at(-1))) : undefined;
}

const GRAPHQL =
  "graphql: |`, with the text of the document below, and its variables under `variables";

function request(data: unknown): string | undefined {
  if (!isMap(data)) return undefined;
  const { method, httpMethod, verb, path: place, url, uri, endpoint } = data;
  const parts = [method ?? httpMethod ?? verb ?? "GET", place ?? url ?? uri ?? endpoint ?? ""];
  return `request: ${requestMistake(parts.map((part) => String(part)).join(" ")).instead}`;
}

/** A type alone, as Zod and short forms of schemas have it. */
function parameter(data: unknown, name: string): string | undefined {
  if (typeof data !== "string") return undefined;
  const isWhole = /\bint(?:eger)?\b/.test(data);
  const known = /\b(number|boolean|array|object)\b/.exec(data)?.[1] ?? "string";
  return `${name}: { type: ${isWhole ? "integer" : known}, description: ... }`;
}

function icon(data: unknown): string | undefined {
  const { light, dark } = isMap(data) ? data : {};
  if (typeof light !== "string") return undefined;
  return typeof dark === "string" ? `icon: [${light}, ${dark}]` : `icon: ${light}`;
}

/** The most items, and the parameter that says how many are wanted. */
function collect(data: unknown): string | undefined {
  const { max, limit } = isMap(data) ? data : {};
  if (max === undefined) return undefined;
  return `collect: ${String(max)}${limit === undefined ? "" : `\` and \`limit: ${String(limit)}`}`;
}

/** Since when, and what to use in its place; or only that it is so, as OpenAPI has it. */
function deprecated(data: unknown): string | undefined {
  if (data === true) return "deprecated: Use sort instead.";
  const { since, use } = isMap(data) ? data : {};
  const parts = [
    since === undefined ? "" : `Since ${String(since)}.`,
    use === undefined ? "" : `Use ${String(use)}.`,
  ];
  const text = parts.filter((part) => part !== "").join(" ");
  return text === "" ? undefined : `deprecated: ${text}`;
}

/** One of several addresses as an object, as OpenAPI has it. */
function address(data: unknown): string | undefined {
  const { url } = isMap(data) ? data : {};
  if (typeof url !== "string") return undefined;
  return /^[\w:/.-]+$/.test(url) ? url : JSON.stringify(url);
}

/** An object of named values in a list. */
function object(data: unknown, path: ManifestPath): string | undefined {
  if (!isMap(data)) return undefined;
  const paths = Object.entries(data).filter(([, each]) => typeof each === "string");
  const members = paths.map(([name, each]) => `${name}: ${String(each)}`).join(", ");
  return `${path.at(-2)}: { ${members || "name: body.name"} }`;
}

function reply(data: unknown, path: ManifestPath): string | undefined {
  if (!isMap(data)) return undefined;
  const { $ref, file, maxBytes } = data;
  if (typeof file === "string") {
    const most = maxBytes === undefined ? "" : ` and \`limits: { maxBytes: ${String(maxBytes)} }`;
    return `${path.at(-1)}: ${file === "*/*" ? "file" : file}${most && `\`${most}`}`;
  }
  const [, name] = /([A-Za-z]\w*)$/.exec(typeof $ref === "string" ? $ref : "") ?? [];
  const status = path.at(-1);
  return name === undefined
    ? `${status}: NameOfSchema\`, and the schema under \`schemas`
    : `${status}: ${name}`;
}

/** `[{ key: q, value: "{words}" }]`: names and values in a list, as Postman and n8n have them. */
function named(list: readonly unknown[], place: string): string | undefined {
  const members = list.flatMap((each) => {
    const { key, name, value } = isMap(each) ? each : {};
    const own = key ?? name;
    return typeof own === "string" ? [`${own}: ${JSON.stringify(value ?? "")}`] : [];
  });
  return members.length > 0 ? `${place}: { ${members.join(", ")} }` : undefined;
}

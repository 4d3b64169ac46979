import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";
import { documentOf } from "../../contract-tests/contract/manifests.ts";
import type { RecordedRequest } from "./recorder.ts";

/** What an emitted document says of one operation. */
interface OpenApiOperation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: "path" | "query" | "header";
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: { "application/json": { readonly schema: Schema } } };
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, { readonly in?: string; name?: string }>>;
  };
}

/** Says what is wrong with a request, by the emitted document; nothing when it keeps to it. */
export type WireContract = (request: RecordedRequest) => readonly string[];

/** The contract of one operation. */
export function wireContract(provider: string, id: string): WireContract {
  const document: OpenApiDocument = parse(readFileSync(documentOf(provider), "utf8"));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const check = (schema: Schema) => {
    const components = document.components; // where references of the schema lead
    return ajv.compile({ ...schema, components });
  };
  const [template, method, operation] = find(document, id);
  const { parameters = [], requestBody } = operation;
  const checks = new Map(parameters.map((each) => [each.name, check(each.schema)]));
  const bodySchema = requestBody?.content["application/json"].schema;
  const checkBody = bodySchema && check(bodySchema);
  const keys = Object.values(document.components.securitySchemes)
    .filter((scheme) => scheme.in === "query")
    .map(({ name }) => name);

  return (request) => {
    const found: string[] = [];
    if (request.method !== method) found.push(`method ${request.method}`);
    const path = pathValues(template, request.path);
    if (!path) return [...found, `path ${request.path}`];
    const query = Object.entries(request.query).filter(([name]) => !keys.includes(name));
    const given = new Map<string, readonly string[]>([...Object.entries(path), ...query]);
    for (const { name, required, schema } of parameters) {
      const [value, ...others] = given.get(name) ?? [];
      if (value === undefined ? required : !checks.get(name)?.(typed(schema, value)))
        found.push(`${name}=${value}`);
      if (others.length > 0) found.push(`${name} more than once`);
    }
    const known = new Set(parameters.map(({ name }) => name));
    found.push(...[...given.keys()].filter((name) => !known.has(name)));
    if (checkBody ? !checkBody(request.body) : request.body !== undefined)
      found.push(`body ${JSON.stringify(checkBody?.errors)}`);
    return [...found, ...undeclared(bodySchema, request.body, "body")];
  };
}

function find(document: OpenApiDocument, id: string): [string, string, OpenApiOperation] {
  for (const [template, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId === id) return [template, method.toUpperCase(), operation];
    }
  }
  throw new Error(`no operation ${id}`);
}

function pathValues(template: string, path: string): Record<string, string[]> | undefined {
  const names = template.split("/");
  const parts = path.split("/");
  const fits = names.every((name, i) => name.startsWith("{") || name === parts[i]);
  if (!fits || names.length !== parts.length) return undefined;
  return Object.fromEntries(
    names.flatMap((name, i) =>
      name.startsWith("{") ? [[name.slice(1, -1), [decodeURIComponent(parts[i] ?? "")]]] : [],
    ),
  );
}

/** In a path and in a query everything is text. */
function typed({ type }: Schema, text: string): unknown {
  if (type === "integer" || type === "number") return Number(text);
  return type === "boolean" ? text === "true" : text;
}

/** Members of a body that its schema does not name. */
function undeclared(schema: Schema | undefined, body: unknown, path: string): readonly string[] {
  const { properties, additionalProperties } = schema ?? {};
  if (!properties || additionalProperties || typeof body !== "object" || !body) return [];
  return Object.entries(body).flatMap(([name, member]) =>
    Object.hasOwn(properties, name)
      ? undeclared(properties[name], member, `${path}.${name}`)
      : [`${path}.${name}`],
  );
}

import type { JsonSchema, Project, Operation, Provider } from "../../../language/ir/types.ts";
import { isLicensed } from "../package/license.ts";
import { publishedPaths, typedPaths } from "./paths.ts";
import { securityRequirements, securitySchemes } from "./security.ts";
import { serverObjects } from "./server.ts";

interface Built {
  readonly provider: Provider;
  readonly project: Project;
  readonly document: JsonSchema;
}

/** The document and the types are printed from the same data, one right after the other. */
let last: Built | undefined;

/** The provider as an OpenAPI 3.1 document: plain data, with nothing shared between its parts. */
export function openApiDocument(provider: Provider, project: Project): JsonSchema {
  if (last?.provider !== provider || last.project !== project) {
    last = { provider, project, document: build(provider, project) };
  }
  return last.document;
}

/**
 * The document from which the types of the client are printed. Where operations share a method and
 * path it is not the one that is published: OpenAPI knows no labels in paths.
 */
export function typedDocument(provider: Provider, project: Project): JsonSchema {
  const document = openApiDocument(provider, project);
  const isLabelled = provider.operations.some(({ label }) => label !== undefined);
  const typed = isLabelled ? { ...document, paths: typedPaths(provider) } : document;
  return provider.operations.some(travelsOtherwise) ? asGiven(typed) : typed;
}

/** Whether the client gives or gets something else than what travels. */
function travelsOtherwise({ replies, encode }: Operation): boolean {
  return encode?.kind === "ndjson" || replies.some(({ file }) => file);
}

/** Lists in place of lines, and any JSON in place of a reply's bytes: what the host has made of them. */
function asGiven(document: JsonSchema): JsonSchema {
  const stored = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (_, each) => (Object(each).format === "binary" ? {} : each)));
  const text = JSON.stringify(document, (key, each) => {
    if (key === "responses") return stored(each);
    return Object(each).contentSchema ?? each;
  });
  return JSON.parse(text);
}

function build(provider: Provider, project: Project): JsonSchema {
  const { block, version, schemas } = provider;
  return {
    openapi: "3.1.1",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: block.name,
      summary: block.description,
      version,
      ...(isLicensed(project) && {
        license: { name: project.license, identifier: project.license },
      }),
    },
    ...(block.docs !== undefined && { externalDocs: { url: block.docs } }),
    servers: serverObjects(provider.server, provider),
    security: securityRequirements(provider),
    paths: publishedPaths(provider),
    components: { schemas, securitySchemes: securitySchemes(provider) },
  };
}

import type { JsonSchema, Project, Provider } from "../../../language/ir/types.ts";
import { isLicensed } from "../package/license.ts";
import { publishedPaths, typedPaths } from "./paths.ts";
import { securityRequirements, securitySchemes } from "./security.ts";
import { serverObjects } from "./server.ts";

/** The document and the types are printed from the same data, so it is built once. */
const built = new WeakMap<Provider, { readonly project: Project; readonly document: JsonSchema }>();

/** The provider as an OpenAPI 3.1 document: plain data, with nothing shared between its parts. */
export function openApiDocument(provider: Provider, project: Project): JsonSchema {
  const known = built.get(provider);
  if (known?.project === project) return known.document;
  const document = build(provider, project);
  built.set(provider, { project, document });
  return document;
}

/**
 * The document from which the types of the client are printed. Where operations share a method and
 * path it is not the one that is published: OpenAPI knows no labels in paths.
 */
export function typedDocument(provider: Provider, project: Project): JsonSchema {
  const document = openApiDocument(provider, project);
  const isLabelled = provider.operations.some(({ label }) => label !== undefined);
  return isLabelled ? { ...document, paths: typedPaths(provider) } : document;
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
    servers: serverObjects(provider.server, provider),
    security: securityRequirements(provider),
    paths: publishedPaths(provider),
    components: { schemas, securitySchemes: securitySchemes(provider) },
  };
}

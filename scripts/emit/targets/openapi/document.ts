import type {
  JsonSchema,
  Operation,
  Parameter,
  Project,
  Provider,
} from "../../../language/ir/types.ts";
import { isLicensed } from "../package/license.ts";
import { joinSentences } from "../sentences.ts";
import { requestBody } from "./body.ts";
import { parameterObjects } from "./parameter.ts";
import { responses } from "./reply.ts";
import { hasOwnSecurity, securityRequirements, securitySchemes } from "./security.ts";

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
    servers: [serverObject(provider)],
    security: securityRequirements(provider),
    paths: paths(provider),
    components: { schemas, securitySchemes: securitySchemes(provider) },
  };
}

/** Operations by path and method, in the order of the manifest. */
function paths(provider: Provider): JsonSchema {
  const byPath = new Map<string, Record<string, JsonSchema>>();
  for (const operation of provider.operations) {
    const methods = byPath.get(operation.path) ?? {};
    methods[operation.method.toLowerCase()] = operationObject(provider, operation);
    byPath.set(operation.path, methods);
  }
  return Object.fromEntries(byPath);
}

function operationObject(provider: Provider, operation: Operation): JsonSchema {
  const parameters = parameterObjects(operation);
  const body = requestBody(operation);
  const rules = operation.rules.map(({ message }) => message);
  return {
    operationId: operation.id,
    summary: operation.name,
    description: joinSentences([operation.description, ...rules]),
    ...(hasOwnSecurity(provider, operation) && {
      security: securityRequirements(provider, operation),
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: responses(operation),
  };
}

/** The address; the parameters in it become variables that default to their example. */
function serverObject({ server, operations }: Provider): JsonSchema {
  const known = operations.flatMap(({ parameters }) => parameters);
  const variables = server.params.map((name) => {
    const parameter = known.find((candidate) => candidate.name === name);
    return [name, parameter ? serverVariable(parameter) : { default: name }];
  });
  if (variables.length === 0) return { url: server.url };
  return { url: server.url, variables: Object.fromEntries(variables) };
}

function serverVariable({
  name,
  example,
  default: absent,
  limits,
  description,
}: Parameter): JsonSchema {
  const value = example ?? absent ?? limits.enum?.[0] ?? name;
  return {
    ...(limits.enum && { enum: limits.enum.map(String) }),
    default: typeof value === "string" ? value : JSON.stringify(value),
    description,
  };
}

import { perLine } from "../contract/lines.ts";
import { sharingRequests } from "../contract/request-line.ts";
import type { Contract, OperationContract, Schema } from "../contract/types.ts";
import { isScheme, promisedSecurity, providerSecurity, schemeOf } from "./security.ts";
import { documentedServers, fetchedServers, promisedServers, type ServerObject } from "./server.ts";
import { type PromisedOperation, promisedShared, sharedId } from "./shared-request.ts";
import { type Content, documentedReply, promisedReplies } from "./replies.ts";

/** An OpenAPI document, as far as the suite reads it. */
export interface OpenApiDocument {
  readonly jsonSchemaDialect?: string;
  readonly servers: readonly ServerObject[];
  readonly security?: unknown;
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  };
}

export interface OperationObject {
  readonly operationId: string;
  readonly servers?: readonly ServerObject[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}

interface SecurityScheme {
  readonly type: string;
  readonly in?: string;
  readonly name?: string;
  readonly scheme?: string;
}

/** What a mock or a generator reads of a document, as far as a contract decides it. */
export function promisedDocument(contract: Contract): object {
  const { server, schemas, credentials } = contract;
  return {
    // Without this line Prism takes the schemas for those of another draft.
    dialect: "https://json-schema.org/draft/2020-12/schema",
    servers: promisedServers(server, contract.operations[0]?.parameters ?? []),
    schemas: JSON.parse(
      JSON.stringify(schemas).replaceAll('"$ref":"#/schemas/', '"$ref":"#/components/schemas/'),
    ),
    security: providerSecurity(contract),
    credentials: Object.fromEntries(
      credentials.filter(isScheme).map((credential) => [credential.name, schemeOf(credential)]),
    ),
    operations: promisedOperations(contract),
  };
}

/** By id; operations of one method and path are one. */
function promisedOperations(contract: Contract): object {
  const { provider, operations } = contract;
  const usual = providerSecurity(contract);
  const taken = operations.map(({ id }) => id);
  const entries = sharingRequests(operations.flatMap(perLine)).map((group) => {
    const all = group.map((each) => [each, promisedOperation(each, usual)] as const);
    const [[first, promise] = []] = all;
    if (all.length === 1 && first) return [first.id, promise];
    const id = sharedId(provider, group[0], taken);
    taken.push(id);
    return [id, promisedShared(all, usual)];
  });
  return Object.fromEntries(entries);
}

function promisedOperation(
  operation: OperationContract,
  usual: readonly object[],
): PromisedOperation {
  const { method, path, scopes } = operation;
  const security = promisedSecurity(operation, scopes);
  return {
    request: `${method} ${path}`,
    ...(operation.fetches && { servers: fetchedServers(operation) }),
    ...(operation.server && { servers: promisedServers(operation.server, operation.parameters) }),
    security: JSON.stringify(security) === JSON.stringify(usual) ? undefined : security,
    replies: promisedReplies(operation),
  };
}

/** The same of `openapi.yaml`. */
export function documentedDocument(document: OpenApiDocument): object {
  const { servers, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      operation.operationId,
      { request: `${method.toUpperCase()} ${path}`, ...documentedOperation(operation) },
    ]),
  );
  const schemes = Object.entries(components.securitySchemes ?? {});
  return {
    dialect: document.jsonSchemaDialect,
    servers: documentedServers(servers),
    schemas: components.schemas,
    security: document.security,
    credentials: Object.fromEntries(
      schemes.map(([name, scheme]) => [
        name,
        scheme.scheme ?? (scheme.in ? `${scheme.in} ${scheme.name}` : scheme.type),
      ]),
    ),
    operations: Object.fromEntries(operations),
  };
}

function documentedOperation(operation: OperationObject): object {
  const { security, servers, responses } = operation;
  return {
    ...(servers && { servers: documentedServers(servers) }),
    security,
    replies: Object.fromEntries(
      Object.entries(responses).map(([status, { content }]) => [status, documentedReply(content)]),
    ),
  };
}

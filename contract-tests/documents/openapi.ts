import type { Contract, OperationContract } from "../contract/types.ts";

/** An OpenAPI document, as far as the suite reads it. */
export interface OpenApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly securitySchemes?: Readonly<Record<string, SecurityScheme>> };
}

interface OperationObject {
  readonly operationId: string;
  readonly parameters?: readonly ParameterObject[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
}

interface SecurityScheme {
  readonly type: string;
  readonly in?: string;
  readonly name?: string;
  readonly scheme?: string;
}

/** What a mock or a generator reads of a document, as far as a contract decides it. */
export function promisedDocument({ server, credentials, operations }: Contract): object {
  return {
    server: server.url,
    credentials: Object.fromEntries(
      credentials.map(({ name, send }) => {
        const isBearer =
          send.in === "header" && /^authorization: bearer $/i.test(`${send.name}: ${send.prefix}`);
        return [name, isBearer ? "bearer" : `${send.in} ${send.name}`];
      }),
    ),
    operations: Object.fromEntries(
      operations.map((operation) => [
        operation.id,
        {
          request: `${operation.method} ${operation.path}`,
          parameters: promisedParameters(operation),
          replies: promisedReplies(operation),
        },
      ]),
    ),
  };
}

/** The same of `openapi.yaml`. */
export function documentedDocument({ servers, paths, components }: OpenApiDocument): object {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], responses }]) => [
      operationId,
      {
        request: `${method.toUpperCase()} ${path}`,
        parameters: Object.fromEntries(
          parameters.map(({ in: place, name, required }) => [`${place} ${name}`, required]),
        ),
        replies: Object.fromEntries(
          Object.entries(responses).map(([status, { content }]) => [status, schemaOf(content)]),
        ),
      },
    ]),
  );
  const schemes = Object.entries(components.securitySchemes ?? {});
  return {
    server: servers[0]?.url,
    credentials: Object.fromEntries(
      schemes.map(([name, scheme]) => [name, scheme.scheme ?? `${scheme.in} ${scheme.name}`]),
    ),
    operations: Object.fromEntries(operations),
  };
}

/** Each parameter outside the body, and whether every request has it. */
function promisedParameters({ parameters, constants }: OperationContract): object {
  const entries = parameters.flatMap(
    ({ place, required, when, sendDefault, default: fallback }) => {
      if (place.in === "body" || place.in === "none") return [];
      const isAlways = !when && (required || (sendDefault && fallback !== undefined));
      return [[`${place.in} ${place.name}`, isAlways] as const];
    },
  );
  const fixed = constants.flatMap(({ place }) =>
    "name" in place ? [[`${place.in} ${place.name}`, true] as const] : [],
  );
  return Object.fromEntries([...entries, ...fixed]);
}

/** The schema of each declared reply; null without a body, `any` for one that nothing describes. */
function promisedReplies({ replies, errorReplies, accept }: OperationContract): object {
  const accepted = accept.map(({ status }) => [status, "any"] as const);
  return Object.fromEntries([...accepted, ...errorReplies, ...replies]);
}

/** `Volume` */
function schemaOf(content: object | undefined): string | null {
  const reference = /#\/components\/schemas\/(\w+)/;
  const media = Object.values(content ?? {})[0];
  if (media === undefined) return null;
  return reference.exec(String(media.schema.$ref))?.[1] ?? "any";
}

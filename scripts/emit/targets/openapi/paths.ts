import { everyLine } from "../../../language/ir/lines.ts";
import { plainPath } from "../../../language/ir/path-holes.ts";
import { byRequestLine, labelledPath } from "../../../language/ir/shared-request.ts";
import type { JsonSchema, Operation, Provider } from "../../../language/ir/types.ts";
import { deprecationText, joinSentences } from "../sentences.ts";
import { requestBody } from "./body.ts";
import { parameterObjects } from "./parameter.ts";
import { responses } from "./reply.ts";
import { hasOwnSecurity, securityRequirements } from "./security.ts";
import { fetchedServers, serverObjects } from "./server.ts";
import { sharedId, sharedOperation } from "./shared.ts";

/** Operations by path and method, in the order of the manifest; those of one request are one. */
export function publishedPaths(provider: Provider): JsonSchema {
  const taken = new Set(provider.operations.map(({ id }) => id));
  const lines = provider.operations.flatMap(everyLine);
  const entries = byRequestLine(lines).map((group): Entry => {
    const [first, ...others] = group;
    if (others.length === 0) return [first.path, first, operationObject(provider, first)];
    const id = sharedId(provider.id, first, taken);
    taken.add(id);
    const all = group.map((operation) => ({
      operation,
      object: operationObject(provider, operation),
    }));
    return [first.path, first, sharedOperation(id, all, securityRequirements(provider))];
  });
  return pathsOf(entries);
}

/** The same with each operation for itself, under a path with its label, for the types of the client. */
export function typedPaths(provider: Provider): JsonSchema {
  return pathsOf(
    provider.operations
      .flatMap(everyLine)
      .map((each) => [labelledPath(each), each, operationObject(provider, each)]),
  );
}

type Entry = readonly [path: string, operation: Operation, object: JsonSchema];

function pathsOf(entries: readonly Entry[]): JsonSchema {
  const byPath = new Map<string, Record<string, JsonSchema>>();
  for (const [path, { method }, object] of entries) {
    const plain = plainPath(path);
    const methods = byPath.get(plain) ?? {};
    methods[method.toLowerCase()] = object;
    byPath.set(plain, methods);
  }
  return Object.fromEntries(byPath);
}

function operationObject(provider: Provider, operation: Operation): JsonSchema {
  const parameters = parameterObjects(operation);
  const body = requestBody(operation);
  const rules = operation.rules.map(({ message }) => message);
  const { words } = operation;
  return {
    operationId: operation.id,
    summary: operation.name,
    description: joinSentences([operation.description, ...rules, deprecated(provider, operation)]),
    ...(words?.resource !== undefined && { tags: [words.resource] }),
    ...(words?.docs !== undefined && { externalDocs: { url: words.docs } }),
    ...(words?.deprecated && { deprecated: true }),
    ...(hasOwnSecurity(provider, operation) && {
      security: securityRequirements(provider, operation),
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: responses(operation),
    ...(operation.fetches && { servers: fetchedServers(operation, operation.fetches) }),
    ...(operation.server && {
      servers: serverObjects(operation.server, { operations: [operation] }),
    }),
  };
}

function deprecated(provider: Provider, { words }: Operation): string | null {
  if (words?.deprecated === undefined) return null;
  return `Deprecated. ${deprecationText(words.deprecated, provider, ({ id }) => `\`${id}\``)}`;
}

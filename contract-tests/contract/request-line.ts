import { readLines } from "./lines.ts";
import type { OperationContract } from "./types.ts";
import type { WrittenOperation } from "./written-types.ts";

/** `POST /notes#label`. Operations with a document share their request by nature: their ids label them. */
export function readRequest(
  id: string,
  { request, graphql }: WrittenOperation,
  provider: string,
): Pick<OperationContract, "method" | "path" | "label"> {
  const [{ method, path } = { method: "", path: "" }] = readLines(request);
  const label = typeof request === "string" ? (request.split("#")[1] ?? null) : null;
  const own = id.slice(provider.length + 1).replaceAll("_", "-");
  return { method, path, label: label ?? (graphql === undefined ? null : own) };
}

/** Method and path, whatever the names of parameters in it: `GET /notes/{}`. */
export function requestLine({ method, path }: Pick<OperationContract, "method" | "path">): string {
  return `${method.toUpperCase()} ${path.replace(/\{[^}]*\}/g, "{}")}`;
}

/** Operations of one method and path together; a document describes them as one. */
export function sharingRequests(
  operations: readonly OperationContract[],
): readonly (readonly [OperationContract, ...OperationContract[]])[] {
  const lines = new Map<string, [OperationContract, ...OperationContract[]]>();
  for (const operation of operations) {
    const line = requestLine(operation);
    const known = lines.get(line);
    if (known) known.push(operation);
    else lines.set(line, [operation]);
  }
  return [...lines.values()];
}

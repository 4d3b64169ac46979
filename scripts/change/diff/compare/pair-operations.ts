import { isDeepStrictEqual } from "node:util";
import { labelledPath, requestLine } from "../../../language/ir/shared-request.ts";
import type { Operation, Provider } from "../../../language/ir/types.ts";
import type { Pair } from "../../../language/contract.ts";
import { type Paired, pairUp } from "./pair-up.ts";

/**
 * The operations of both states. One that is gone and one that is new are the same, renamed, when all
 * but their names is equal, or when no other operation of either state makes their request.
 */
export function pairOperations({ base, head }: Pair): Paired<Operation> {
  const [before, after] = [requestsOf(base.provider), requestsOf(head.provider)];
  return pairUp(
    base.provider.operations,
    head.provider.operations,
    (one, other) => one.id === other.id,
    (one, other) => isDeepStrictEqual(unnamed(one), unnamed(other)),
    (one, other) => {
      const request = requestOf(one);
      const isOnly = before.get(request) === 1 && after.get(request) === 1;
      return isOnly && request === requestOf(other);
    },
  );
}

/** A label is not sent. */
function unnamed({ id: _, names: __, label: ___, ...rest }: Operation): object {
  return rest;
}

/** Method, path and label; parameters in the path may have other names. */
function requestOf({ label, ...operation }: Operation): string {
  return labelledPath({ ...operation, path: requestLine(operation), label });
}

function requestsOf({ operations }: Provider): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const request of operations.map(requestOf))
    counts.set(request, (counts.get(request) ?? 0) + 1);
  return counts;
}

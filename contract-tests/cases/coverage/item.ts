import type { OperationContract } from "../../contract/types.ts";
import type { CoverageItem, CoverageKind } from "../../contract/case.ts";

/** Id of a coverage item: `books_search_volumes/limit/maxResults/maximum/outside`. */
export function coverageId(
  { id }: OperationContract,
  kind: CoverageKind,
  ...aspects: readonly string[]
): string {
  return [id, kind, ...aspects].join("/");
}

/** A coverage item of an operation. */
export function coverageItem(
  operation: OperationContract,
  [kind, ...names]: readonly [CoverageKind, ...string[]],
  text: string,
): CoverageItem {
  const { provider, id } = operation;
  return { id: coverageId(operation, kind, ...names), kind, provider, operation: id, text };
}

const partTexts = {
  examples: "its examples",
  documented: "what its documentation says",
  flows: "sequences of requests",
};

/** That a part of the suite has run of an operation, when it has cases of it: a part may be missing. */
export function partItem(
  { provider, operation }: Pick<CoverageItem, "provider" | "operation">,
  part: keyof typeof partTexts,
): CoverageItem {
  const id = `${operation}/operation/${part}`;
  return { id, kind: "operation", provider, operation, text: partTexts[part] };
}

import type { Example, Operation, Provider } from "../../../language/ir/types.ts";
import { declaredErrors } from "../declared-errors.ts";
import { joinSentences } from "../sentences.ts";

/** A way in which a provider refuses, and what becomes of it. */
export interface ErrorView {
  readonly code: string;
  readonly status: string;
  /** The provider's own code; null where it is not known. */
  readonly upstream: string | null;
  readonly message: string;
}

/** Error replies of all operations, by status: those that examples show, then those only declared. */
export function errorViews({ operations }: Provider): readonly ErrorView[] {
  const shown = operations.flatMap(({ examples }) => examples.flatMap(exampleView));
  const seen = new Set(shown.map(({ status }) => status));
  const declared = operations.flatMap(declaredViews).filter(({ status }) => !seen.has(status));
  const views = new Map(
    [...shown, ...declared].map((view) => [`${view.status} ${view.code} ${view.upstream}`, view]),
  );
  return [...views.values()].toSorted((a, b) => Number(a.status) - Number(b.status));
}

function exampleView({ reply, result }: Example): readonly ErrorView[] {
  if (result.kind !== "error") return [];
  const { code, upstreamCode = null, message = "" } = result.error;
  return [{ code, status: String(reply.status), upstream: upstreamCode, message }];
}

function declaredViews(operation: Operation): readonly ErrorView[] {
  return declaredErrors(operation).map(({ code, status, description }) => ({
    code,
    status: String(status),
    upstream: null,
    message: joinSentences([description]),
  }));
}

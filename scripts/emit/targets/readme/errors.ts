import { replyError } from "../../../../packages/runtime/src/reply/error.ts";
import type { Example, Operation, Provider } from "../../../language/ir/types.ts";
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

function declaredViews({ errorReplies, accept }: Operation): readonly ErrorView[] {
  const answers = new Set(accept.map(({ status }) => status));
  return errorReplies
    .filter(({ status }) => !answers.has(status))
    .map(({ status, description }) => ({
      code: codeOf(status),
      status: String(status),
      upstream: null,
      message: joinSentences([description]),
    }));
}

const known = new Map<number, string>();

/** What the runtime makes of a status when the reply says nothing more. */
function codeOf(status: number): string {
  const code = known.get(status) ?? codeMadeOf(status);
  known.set(status, code);
  return code;
}

function codeMadeOf(status: number): string {
  const errors = { message: [], code: [], requestId: [] };
  const roots = { status, headers: new Headers(), body: null, params: {} };
  return replyError(errors, roots).code;
}

// Generated from templates/runtime/reply-error.ts. Do not edit; run `npm run generate`.

import type { ErrorCondition, ErrorMapping, Json, Path, ReplyErrorCode } from "./definition.ts";
import type { Roots } from "./outputs.ts";
import { select } from "./path.ts";
import { retryAfterMs } from "./retry-after.ts";
import { ToolError } from "./tool-error.ts";

const codes: Readonly<Record<number, ReplyErrorCode>> = {
  401: "unauthorized",
  402: "payment_required",
  403: "forbidden",
  404: "not_found",
  408: "upstream_error",
  409: "conflict",
  429: "rate_limited",
};

/** The error that a reply stands for, in the provider's own words where it has any. */
export function replyError(
  errors: ErrorMapping,
  roots: Roots,
  headers: Headers,
  decided?: ReplyErrorCode,
): ToolError {
  const { status, body } = roots;
  const upstreamCode = firstText(errors.code, roots);
  const [, mapped] = entries(errors.codes).find(([name]) => name === upstreamCode) ?? [];
  const usual = status >= 400 && status < 500 ? "bad_request" : "upstream_error";
  const code = decided ?? mapped ?? codes[status] ?? usual;
  const message =
    firstText(errors.message, roots) ??
    `The provider answered with status ${status} (${code.replace("_", " ")}).`;
  return new ToolError(code, message, {
    status,
    upstreamCode,
    requestId: firstText(errors.requestId, roots),
    retryAfterMs: retryAfterMs(headers),
    body,
  });
}

/** Whether all parts of a condition hold. */
export function conditionHolds(
  { status, match, contains, present = [] }: ErrorCondition,
  roots: Roots,
): boolean {
  const text = (path: Path) => String(select(path, roots)).toLowerCase();
  return (
    status?.includes(roots.status) !== false &&
    matchHolds(match, roots) &&
    entries(contains).every(([path, part]) => text(path).includes(part.toLowerCase())) &&
    present.every((path) => (select(path, roots) ?? null) !== null)
  );
}

/** Whether every path has the value it should have. */
export function matchHolds(match: Readonly<Record<Path, Json>> | undefined, roots: Roots): boolean {
  return entries(match).every(
    ([path, value]) => JSON.stringify(select(path, roots)) === JSON.stringify(value),
  );
}

/** The first of `paths` that has words: text that is not blank, or a number. */
export function firstText(paths: readonly Path[], roots: Roots): string | undefined {
  return paths
    .map((path) => select(path, roots))
    .filter((value) => typeof value === "string" || typeof value === "number")
    .map(String)
    .find((text) => text.trim());
}

function entries<T>(record: Readonly<Record<string, T>> = {}): [string, T][] {
  return Object.entries(record);
}

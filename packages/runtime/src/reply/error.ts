import type { ErrorMapping, Path, ReplyErrorCode } from "../definition.ts";
import type { Roots } from "../outputs/roots.ts";
import { select } from "../outputs/path.ts";
import { refusals, ToolError } from "../tool-error.ts";
import { keptLength } from "../transport/body.ts";

/** The error that a reply stands for, with the provider's own message if it has one. `text`: its whole body. */
export function replyError(
  errors: ErrorMapping,
  roots: Roots,
  decided?: ReplyErrorCode,
  text = "",
): ToolError {
  const { status } = roots;
  // Whatever the status: to look for secrets in more would keep the host busy.
  const body = text.length > keptLength ? text.slice(0, keptLength) : roots.body;
  const upstreamCode = firstText(errors.code, roots);
  const mapped = new Map(Object.entries(errors.codes ?? {})).get(upstreamCode ?? "");
  const isRefused = status >= 400 && status < 500 && status !== 408;
  const usual = refusals[status] ?? (isRefused ? "bad_request" : "upstream_error");
  const code = decided ?? mapped ?? usual;
  const message =
    firstText(errors.message, roots) ?? `The provider answered with status ${status}.`;
  return new ToolError(code, message, { upstreamCode, body });
}

/** The first of `paths` that holds text that is not blank, or a number. */
export function firstText(paths: readonly Path[] = [], roots: Roots): string | undefined {
  for (const path of paths) {
    const value = select(path, roots);
    if (typeof value === "string" ? value.trim() : /^(number|bigint)$/.test(typeof value)) {
      return String(value).slice(0, keptLength);
    }
  }
  return undefined;
}

import { isUnsent, whyOf } from "#transport";
import { ToolError } from "../tool-error.ts";

/** Members that the errors of engines and hosts may have. */
type Thrown = Readonly<
  Record<"name" | "message" | "code" | "cause" | "outcome" | "isHostError", unknown>
>;

/**
 * The error of a request that failed. That of a host keeps its text; of others only name and code are
 * kept, as the messages of some `fetch` hold the address.
 */
export function failureOf(thrown: unknown): ToolError {
  const { name, code: own, cause }: Thrown = Object(thrown);
  const reason: Thrown = Object(cause ?? thrown);
  // Some `fetch` names as a cause what a body failed with.
  const host = [Object(thrown) as Thrown, reason].find(isOfHost);
  if (host) {
    const { message, outcome } = host;
    const isKnown = outcome === "not_sent" || outcome === "refused";
    return new ToolError("host_error", `${message}`, isKnown ? { outcome } : {});
  }
  const code = own ?? reason.code;
  const kept = Object.entries({ name, code }).filter(([, text]) => isName(text));
  return new ToolError("network", `The connection failed${whyOf(code)}.`, {
    cause: kept.length > 0 ? Object.fromEntries(kept) : undefined,
    outcome: isUnsent(reason) ? "not_sent" : "unknown",
  });
}

function isOfHost({ isHostError, name }: Thrown): boolean {
  return !!isHostError || name === "HostError";
}

function isName(text: unknown): boolean {
  return typeof text === "string" && /^\w{1,60}$/.test(text);
}

import { isUnsent } from "#transport";
import { ToolError } from "../tool-error.ts";

/** Members that the errors of engines and hosts may have. */
type Thrown = Readonly<
  Record<"name" | "message" | "code" | "cause" | "outcome" | "isHostError", unknown>
>;

/** What a person can act on, by the codes of systems and engines. */
const reasons = {
  "it was refused": /refused/i,
  "DNS has no address of the host": /^(ENOTFOUND|EAI_)/,
  "TLS does not accept the server": /CERT|TLS|SSL|EPROTO|UNABLE_TO/,
  "it was reset": /RESET|EPIPE|SOCKET/,
};

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

function whyOf(code: unknown): string {
  const known = (codes: RegExp) => typeof code === "string" && codes.test(code);
  const [why] = Object.entries(reasons).find(([, codes]) => known(codes)) ?? [];
  return why ? `: ${why}` : "";
}

function isOfHost({ isHostError, name }: Thrown): boolean {
  return !!isHostError || name === "HostError";
}

function isName(text: unknown): boolean {
  return typeof text === "string" && /^\w{1,60}$/.test(text);
}

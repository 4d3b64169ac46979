import { ToolError } from "../tool-error.ts";

// Errors of the name service, of a connection that was not made, and of a certificate that is not
// trusted: these come before the first byte of a request.
const unsent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+|ERR_TLS_CERT_\w+)$/;

/** Members that the errors of engines and hosts may have. */
type Thrown = Readonly<
  Record<
    "name" | "message" | "code" | "cause" | "syscall" | "outcome" | "errors" | "isHostError",
    unknown
  >
>;

/**
 * The error of a request that failed. That of a host keeps its text; of others only name and code are
 * kept, as the messages of some `fetch` hold the address.
 */
export function failureOf(thrown: unknown): ToolError {
  const { name, message, code: own, cause, outcome, isHostError }: Thrown = Object(thrown);
  if (isHostError || name === "HostError") {
    const isKnown = outcome === "not_sent" || outcome === "refused";
    return new ToolError("host_error", `${message}`, isKnown ? { outcome } : {});
  }
  const reason: Thrown = Object(cause ?? thrown);
  // One error for each address of the host that was tried.
  const { code = reason.code, syscall }: Thrown = Object(Object(reason.errors)[0] ?? reason);
  const isUnsent = syscall
    ? /^(connect|getaddrinfo)$/.test(String(syscall))
    : unsent.test(String(code));
  const kept = Object.entries({ name, code: own ?? code }).filter(([, text]) => isName(text));
  return new ToolError("network", "The connection failed.", {
    cause: kept.length > 0 ? Object.fromEntries(kept) : undefined,
    outcome: isUnsent ? "not_sent" : "unknown",
  });
}

function isName(text: unknown): boolean {
  return typeof text === "string" && /^\w{1,60}$/.test(text);
}

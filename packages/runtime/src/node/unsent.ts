// Errors of the name service, of a connection that was not made, and of a certificate that is not
// trusted: these come before the first byte of a request.
const unsent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_|UND_ERR_CONNECT_TIMEOUT|(ERR_TLS_)?CERT_|UNABLE_TO_)|SELF_SIGNED/;

/** Whether an error of Node's clients, or the cause of one of its `fetch`, came before the first byte of a request. */
export function isUnsent(error: object): boolean {
  const { errors }: { errors?: unknown } = error;
  // One error for each address of the host that was tried.
  const { code, syscall }: { code?: unknown; syscall?: unknown } = Object(errors)[0] ?? error;
  return syscall ? /^(connect|getaddrinfo)$/.test(String(syscall)) : unsent.test(String(code));
}

const reasons = {
  refused: /REFUSED/,
  DNS: /ENOTFOUND|EAI_/,
  TLS: /CERT|TLS|SSL|EPROTO|UNABLE_/,
  reset: /RESET|EPIPE|SOCKET/,
};

/** What a person can act on, by the code that a connection failed with: `: refused`. */
export function whyOf(code: unknown): string {
  const known = Object.entries(reasons).find(([, codes]) => codes.test(String(code)));
  return known ? `: ${known[0]}` : "";
}

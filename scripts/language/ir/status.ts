const STATUS_TEXTS: Readonly<Record<number, string>> = {
  200: "OK",
  201: "Created",
  202: "Accepted",
  204: "No content",
  300: "Multiple choices",
  400: "Bad request",
  401: "Unauthorized",
  402: "Payment required",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  414: "URI too long",
  422: "Unprocessable content",
  429: "Too many requests",
  431: "Request header fields too large",
  500: "Internal server error",
  502: "Bad gateway",
  503: "Service unavailable",
  504: "Gateway time-out",
};

/** Words for a status, as documents show them. */
export function statusText(status: number): string {
  return STATUS_TEXTS[status] ?? `Status ${status}`;
}

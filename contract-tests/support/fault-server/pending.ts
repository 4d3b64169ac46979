/** Faults whose promise is not kept yet, because the option of the context that it is about does not exist. */
export const pending: readonly string[] = [
  "deadline before the time-out of an attempt",
  "deadline during a wait that was asked for",
  "deadline after some attempts",
  "deadline over a body by the byte",
  "deadline over slow redirects",
  "body above a cap that the host has set",
  "Retry-After above a cap that the host has set",
  "503 for ever, for 150 calls at once",
];

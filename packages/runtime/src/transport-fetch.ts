/** Sends a request on every engine but Node where the host gives no `fetch`. */
export const transport = (url: string | Request, init?: RequestInit): Promise<Response> =>
  fetch(url, init);

/** Whether an error came before the first byte of a request, which only the clients of Node tell. */
export const isUnsent = (_: object): boolean => false;

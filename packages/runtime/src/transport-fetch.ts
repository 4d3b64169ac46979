/** Sends a request on every engine but Node where the host gives no `fetch`. */
export const transport = (url: string | Request, init?: RequestInit): Promise<Response> =>
  fetch(url, init);

/** Whether an error came before the first byte of a request, which only the clients of Node tell. */
export const isUnsent = (_: object): boolean => false;

/** Why a connection failed, which engines tell in words of their own, if at all. */
export const whyOf = (_: unknown): string => "";

/** A request whose size in bytes is known; `fetch` finds it out. */
export const sized = (request: Request, _bytes: number): Request => request;

/** Whether a `fetch` of the host holds no body in memory, which only that of Node tells. */
export const isStreaming = (_: object): boolean => false;

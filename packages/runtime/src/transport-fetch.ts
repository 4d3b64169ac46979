/** Sends a request on every engine but Node where the host gives no `fetch`. */
export const transport = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);

const sizes = new WeakMap<object, number>();

const streaming = new WeakSet<object>();

/** Notes the size in bytes of a body that need not be held in memory, which the request does not tell. */
export function sized(request: Request, bytes: number): Request {
  sizes.set(request, bytes);
  return request;
}

/** The size of a body, where it was noted. */
export function sizeOf(request: object): number | undefined {
  return sizes.get(request);
}

/** A `fetch` that holds no body of a known size in memory. */
export function streams<Send extends object>(send: Send): Send {
  streaming.add(send);
  return send;
}

/** Whether a `fetch` holds no body of a known size in memory. */
export const isStreaming = (send: object): boolean => streaming.has(send);

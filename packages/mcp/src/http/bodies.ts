import type { IncomingMessage } from "node:http";
import { limits } from "./limits.ts";

/** Takes a request whose body is about to be read. */
export type Bodies = (request: IncomingMessage) => void;

/**
 * Bounds what is held of all bodies together, by what they say they have: where it is too much, the
 * largest is given up, and of equals the oldest. So small ones come through while large ones never end.
 */
export function bodiesWithin(most: number): Bodies {
  const held = new Map<IncomingMessage, number>();
  return (request) => {
    held.set(request, bytesOf(request));
    for (const event of ["end", "close"]) request.once(event, () => held.delete(request));
    const total = [...held.values()].reduce((sum, bytes) => sum + bytes, 0);
    if (total <= most) return;
    const [largest] = [...held].reduce((one, other) => (other[1] > one[1] ? other : one));
    largest.destroy();
    held.delete(largest);
  };
}

/** What is not said may be as much as is read. */
function bytesOf({ headers }: IncomingMessage): number {
  const said = Number(headers["content-length"] ?? limits.bodyBytes);
  return Math.min(said, limits.bodyBytes);
}

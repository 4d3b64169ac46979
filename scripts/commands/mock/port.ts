import { errorCode } from "../../system/error.ts";
import { InputError } from "../../system/input-error.ts";

/** The port that an argument names; throws an InputError where it is none. */
export function portOf(given: string): number {
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= 65_535) return port;
  throw new InputError(`the port must be a number up to 65535, not "${given}"`);
}

/** Why a server cannot listen on a port. */
export function portRefusal(port: number, error: unknown): string {
  const code = errorCode(error);
  if (code === "EADDRINUSE") return `port ${port} is in use; choose another one`;
  if (code === "EACCES") return `port ${port} needs rights that you lack; choose one above 1023`;
  throw error;
}

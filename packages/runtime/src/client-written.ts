import type { callOptions } from "./client.ts";
import type { Write } from "./request/encode.ts";

/** Options of openapi-fetch that send a body as `write` of the call does. */
export function writtenOptions<Options extends ReturnType<typeof callOptions>>(
  { write }: { readonly write: Write },
  options: Options,
): Options {
  const headers: Record<string, string> = { ...options.headers };
  // openapi-fetch reads the headers after it has the body.
  const bodySerializer = (body: unknown) => {
    options.bodySerializer(body); // refuses what has no JSON
    return write(body, headers);
  };
  return { ...options, headers, bodySerializer };
}

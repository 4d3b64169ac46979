import { searchVolumes } from "@blockwright/books";

export interface TransportCalls {
  readonly makeCalls: typeof makeCalls;
}

const inputs = { apiKey: "k", q: "dune", maxResults: 5 };

/** Makes so many calls, so many of them at once; a fetch of the host is the engine's. */
export async function makeCalls(
  baseUrl: string,
  by: "node" | "fetch",
  count: number,
  atOnce: number,
): Promise<void> {
  const context = by === "node" ? { baseUrl } : { baseUrl, fetch: (r: Request) => fetch(r) };
  let left = count;
  const caller = async () => {
    while (left-- > 0) await searchVolumes.execute(inputs, context);
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
}

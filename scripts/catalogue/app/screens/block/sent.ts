/** Where a credential travels, and what stands there. */
export interface Sent {
  /** `in the header`; null: it does not travel by itself. */
  readonly place: string | null;
  readonly text: string;
}

const PLACES: Readonly<Record<string, string>> = {
  header: "in the header",
  query: "in the query as",
  path: "in the path as",
  body: "in the body as",
};

/** Reads how a manifest writes it: `header:Authorization: Bearer {}`. The key itself is shown as `…`. */
export function sentAs(send: string): Sent {
  const [kind = "", ...rest] = send.split(":");
  const text = rest.join(":").replace("{}", "…");
  if (kind === "basic")
    return { place: PLACES["header"] ?? null, text: `Authorization: Basic ${text}` };
  return { place: PLACES[kind] ?? null, text };
}

/** The search in the provider's own words, and a credential made of a digest of the key. */
export async function search(
  values: Readonly<Record<string, unknown>>,
  { signal }: { readonly signal: AbortSignal },
): Promise<Record<string, unknown>> {
  const { q, limit, apiKey, account } = values;
  signal.throwIfAborted();
  const key = new TextEncoder().encode(String(apiKey).trim());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", key));
  return {
    ...values,
    q: `name:"${q}"`,
    apiKey: btoa(`${account}:${digest.slice(0, 8).join(".")}`),
    ...(limit !== undefined && { limit: Number(limit) * 2 }),
  };
}

/** The rows of a table, each with the names of its columns. */
export function rows({ body }: { readonly body: unknown }): unknown {
  const { columns, cells } = body as Table; // its schema requires both
  const named = cells.map((row) => row.map((cell, at) => [columns[at], cell]));
  return { rows: named.map((row) => Object.fromEntries(row)) };
}

interface Table {
  readonly columns: readonly string[];
  readonly cells: readonly (readonly unknown[])[];
}

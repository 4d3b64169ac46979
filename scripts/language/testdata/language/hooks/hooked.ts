/** The search in the provider's own words, and a credential made of an account and a key. */
export function search(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { q, limit, apiKey, account } = values;
  return {
    ...values,
    q: `name:"${q}"`,
    apiKey: btoa(`${account}:${String(apiKey).trim().length}`),
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

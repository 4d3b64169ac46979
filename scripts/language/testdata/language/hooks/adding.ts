import { parse } from "yaml";

interface Call {
  readonly run: (operation: string, inputs: object) => Promise<Record<string, unknown>>;
}

interface Reply {
  readonly body: { readonly items: readonly unknown[] };
  readonly values: Readonly<Record<string, unknown>>;
}

/** The first table that is found, and the place after its rows. */
export async function located(
  values: Readonly<Record<string, unknown>>,
  { run }: Call,
): Promise<object> {
  const { items } = await run("hooked_search", { q: "table" });
  const [table] = items as readonly string[]; // its schema says so
  return { ...values, table, position: String((items as readonly string[]).length + 1) };
}

/** Notes what was added; a note that fails is none. */
export async function noted({ body, values }: Reply, { run }: Call): Promise<object> {
  const { remark } = values;
  if (remark === undefined) return body;
  try {
    await run("hooked_note", { text: remark });
    return body;
  } catch (error) {
    return { ...body, unnoted: (error as { readonly code: string }).code };
  }
}

/** How many rows and items there are. */
export async function counted({ body }: Reply, { run }: Call): Promise<object> {
  const { count } = await run("hooked_read_table", {});
  return { count: parse(String(count)) + body.items.length };
}

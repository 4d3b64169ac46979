import type { Hooks } from "@acme/hooked";
import { parse } from "yaml";

type AddRow = Hooks["hooked_add_row"];

/** The first table that is found, and the place after its rows. */
export const located: AddRow["request"] = async (values, call) => {
  const { items } = await call.run("hooked_search", { q: "table" });
  // Read as what a caller gives, which may be a text.
  const position: unknown = String(items.length + 1);
  return { ...values, table: String(items[0]), position: position as number };
};

/** Notes what was added; a note that fails is none. */
export const noted: AddRow["reply"] = async ({ body, values }, call) => {
  const { remark } = values;
  if (remark === undefined) return body;
  try {
    await call.run("hooked_note", { text: remark });
    return body;
  } catch (error) {
    return { ...body, unnoted: Object(error).code };
  }
};

/** How many rows and items there are. */
export const counted: Hooks["hooked_count"]["reply"] = async ({ body }, call) => {
  const { count } = await call.run("hooked_read_table", {});
  return { count: parse(String(count)) + body.items.length };
};

import type { Json, JsonSchema, Lists } from "../../../language/ir/types.ts";
import { listsUnder } from "./form.ts";

/** What a body of parts holds: lists under the names that their items have. */
export function partsContent(schema: JsonSchema, lists: Lists): JsonSchema {
  const properties = Object.entries(Object(schema["properties"]) as Record<string, JsonSchema>); // of an object
  const named = properties.map(([name, own]) => [name, partOf(name, own, lists)] as const);
  const required = [schema["required"] ?? []].flat() as readonly string[]; // of an object
  const needed = named.filter(([name]) => required.includes(name)).map(([, part]) => part.name);
  const repeated = named.filter(([, part]) => part.schema["type"] === "array");
  return {
    schema: {
      ...schema,
      ...(needed.length > 0 && { required: needed }),
      properties: Object.fromEntries(named.map(([, part]) => [part.name, part.schema])),
    },
    // Without it, a single item would be taken for the list.
    ...(repeated.length > 0 && {
      encoding: Object.fromEntries(
        repeated.map(([, part]): [string, Json] => [
          part.name,
          { style: "form", explode: true, allowReserved: true },
        ]),
      ),
    }),
  };
}

function partOf(name: string, schema: JsonSchema, lists: Lists) {
  if (schema["type"] !== "array") return { name, schema };
  const { items, description } = schema;
  const said = description === undefined ? {} : { description };
  switch (listsUnder(name, lists)) {
    case "repeat":
      return { name, schema };
    case "brackets":
      return { name: `${name}[]`, schema };
    case "comma":
      return { name, schema: { ...said, type: "string" } };
    case "indexes":
      return { name: `${name}[0]`, schema: { ...said, ...(items as JsonSchema) } }; // a schema of one
  }
}

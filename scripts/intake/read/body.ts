import { isSchema } from "../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { bareType, isBinary } from "../content.ts";
import { objectOf, textOf, textsOf } from "../data.ts";
import type { FormLists, Resolve, VendorBody, VendorContent } from "../model.ts";
import { resolved } from "./pointer.ts";

const LINES = "application/x-ndjson";
const FORM = "application/x-www-form-urlencoded";
const PARTS = "multipart/form-data";

/** What an OpenAPI 3.1 document says of a request's body. */
export function body(value: Json | undefined, resolve: Resolve): VendorBody | null {
  if (!isSchema(value)) return null;
  const node = resolved(value, resolve);
  const contents = Object.entries(objectOf(node["content"])).map(([type, content]) =>
    contentOf(type, objectOf(content), resolve),
  );
  // Documents that name required members, and say nothing of the body, mean both.
  const isNeeded = ({ schema }: VendorContent) =>
    [schema, resolved(schema, resolve)].some((each) => textsOf(each["required"]).length > 0);
  const { required = contents.some(isNeeded) } = node;
  return { required: required === true, description: textOf(node["description"]), contents };
}

function contentOf(type: string, content: JsonSchema, resolve: Resolve): VendorContent {
  const mediaType = bareType(type);
  const travelling = objectOf(content["schema"]);
  // Lines of JSON travel as one text; what they are stands inside.
  const inside = mediaType === LINES ? travelling["contentSchema"] : undefined;
  const schema = isSchema(inside) ? inside : travelling;
  const encoding = objectOf(content["encoding"]);
  if (mediaType === FORM) return { mediaType, ...formOf(schema, encoding, resolve) };
  const lists = mediaType === PARTS ? listsOf(schema, encoding, resolve) : undefined;
  return { mediaType, schema, ...(lists && { lists }) };
}

const BRACKETS: JsonSchema = { style: "deepObject" };

/** A form; lists that are written `tags[]` are called `tags`, and have brackets. */
function formOf(
  schema: JsonSchema,
  encoding: JsonSchema,
  resolve: Resolve,
): Pick<VendorContent, "schema" | "lists"> {
  const whole = resolved(schema, resolve);
  const properties = objectOf(whole["properties"]);
  const names = Object.keys(properties);
  const named = Object.fromEntries(
    names.map((name) => [name, name.endsWith("[]") ? BRACKETS : objectOf(encoding[name])]),
  );
  const lists = listsOf(schema, { ...encoding, ...named }, resolve);
  const known = new Set(names);
  const bare = (name: string) => {
    const without = name.replace(/\[\]$/, "");
    return known.has(without) ? name : without;
  };
  if (!names.some((name) => bare(name) !== name)) return { schema, ...(lists && { lists }) };
  const renamed = Object.entries(properties).map(([name, each]) => [bare(name), each] as const);
  const required = textsOf(whole["required"]).map(bare);
  return {
    schema: { ...whole, properties: Object.fromEntries(renamed), required },
    ...(lists && { lists }),
  };
}

/** How most lists of a form travel; a manifest has one way for all of them. */
function listsOf(
  schema: JsonSchema,
  encoding: JsonSchema,
  resolve: Resolve,
): FormLists | undefined {
  const properties = Object.entries(objectOf(resolved(schema, resolve)["properties"]));
  const styles = properties.flatMap(([name, value]) => {
    const { type, items } = resolved(objectOf(value), resolve);
    const { style, explode } = objectOf(encoding[name]);
    const isList = type === "array" || (Array.isArray(type) && type.includes("array"));
    if (style === "deepObject") return ["brackets" as const];
    // Of several files a draft takes one.
    if (!isList || isBinary(resolved(objectOf(items), resolve))) return [];
    return [explode === false ? ("comma" as const) : ("repeat" as const)];
  });
  const count = (each: FormLists) => styles.filter((style) => style === each).length;
  return styles.toSorted((one, other) => count(other) - count(one))[0];
}

import { isSchema } from "../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { bareType } from "../content.ts";
import { objectOf, textOf, textsOf } from "../data.ts";
import type { FormLists, Resolve, VendorBody, VendorContent } from "../model.ts";
import { resolved } from "./pointer.ts";

const LINES = "application/x-ndjson";
const FORM = "application/x-www-form-urlencoded";

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
  return mediaType === FORM
    ? { mediaType, ...formOf(schema, objectOf(content["encoding"]), resolve) }
    : { mediaType, schema };
}

/** A form; lists that are written `tags[]` are called `tags`, and have brackets. */
function formOf(
  schema: JsonSchema,
  encoding: JsonSchema,
  resolve: Resolve,
): Pick<VendorContent, "schema" | "lists"> {
  const whole = resolved(schema, resolve);
  const properties = objectOf(whole["properties"]);
  const names = Object.keys(properties);
  const styles = names.flatMap((name) => {
    const own = objectOf(encoding[name]);
    const { type } = resolved(objectOf(properties[name]), resolve);
    const isList = type === "array" || (Array.isArray(type) && type.includes("array"));
    return isList || own["style"] === "deepObject" ? [styleOf(name, own)] : [];
  });
  const lists = mostOf(styles);
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

function styleOf(name: string, { style, explode }: JsonSchema): FormLists {
  if (name.endsWith("[]") || style === "deepObject") return "brackets";
  return explode === false ? "comma" : "repeat";
}

/** The most frequent; a manifest has one for all lists of a form. */
function mostOf(styles: readonly FormLists[]): FormLists | undefined {
  const count = (style: FormLists) => styles.filter((each) => each === style).length;
  return styles.toSorted((one, other) => count(other) - count(one))[0];
}

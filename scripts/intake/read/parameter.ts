import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { objectOf, textOf } from "../data.ts";
import { followVendor } from "../follow.ts";
import type { Resolve, VendorParameter } from "../model.ts";
import { isForeignHeader } from "../sends.ts";
import { keywordOf, membersOf } from "../shape/members.ts";
import type { SchemaNode } from "../shape/node.ts";
import { typesOf } from "../shape/types.ts";
import { GENERAL } from "./discovery.ts";
import { SEPARATOR } from "./swagger.ts";

/** What stands between the items of lists that are one text, where that is no comma. */
const SEPARATORS: Readonly<Record<string, string>> = { pipeDelimited: "|", spaceDelimited: " " };

/** A parameter; of an object whose members travel apart each of them. */
export function parameter(node: JsonSchema, resolve: Resolve): readonly VendorParameter[] {
  const { name, in: place, schema, content, style } = node;
  const example = exampleOf(node);
  if (place !== "path" && place !== "query" && place !== "header") return [];
  if (place === "header" && isForeignHeader(textOf(name))) return [];
  const separator = separatorOf(node);
  const found: VendorParameter = {
    name: textOf(name),
    in: place,
    required: place === "path" || node["required"] === true,
    deprecated: node["deprecated"] === true,
    isGeneral: node[GENERAL] === true,
    isJoined: node["explode"] === false || place !== "query",
    ...(separator !== undefined && { separator }),
    ...(style === "deepObject" && { isDeep: true }),
    description: textOf(node["description"]),
    // With `content` a text holds the value.
    schema: content === undefined ? objectOf(schema) : { type: "string" },
    ...jsonOf(objectOf(content)),
    ...(example !== undefined && { example }),
  };
  if (place !== "query" || content !== undefined) return [found];
  return isBracketed(found, resolve) ? [withBrackets(found)] : apart(found, node, resolve);
}

/** Whether it is a list whose items travel as `name[]`: no standard says so, and every vendor means it. */
function isBracketed({ isDeep, schema }: VendorParameter, resolve: Resolve): boolean {
  const types = typesOf({ schema, at: [] }, followVendor({ resolve }));
  return isDeep === true && types?.has("array") === true && !types.has("object");
}

function withBrackets({ isDeep: _, ...found }: VendorParameter): VendorParameter {
  return { ...found, name: `${found.name}[]` };
}

function exampleOf({ example, examples }: JsonSchema): Json | undefined {
  const [first] = Object.values(objectOf(examples));
  return example ?? objectOf(first)["value"];
}

function separatorOf(node: JsonSchema): string | undefined {
  const { style, explode, name } = node;
  const own = textOf(node[SEPARATOR]);
  if (own !== "") return own;
  if (explode !== true) return SEPARATORS[textOf(style)];
  return style === "matrix" ? `;${textOf(name)}=` : style === "label" ? "." : undefined;
}

function jsonOf(content: JsonSchema): Pick<VendorParameter, "json"> {
  const [type, value] = Object.entries(content).find(([each]) => /[/+]json\b/.test(each)) ?? [];
  return type === undefined ? {} : { json: objectOf(objectOf(value)["schema"]) };
}

/** How many members are parameters of their own. */
const MOST = 40;

/** Members of an object travel as `name[member]`, or as if they were parameters themselves. */
function apart(
  found: VendorParameter,
  { explode }: JsonSchema,
  resolve: Resolve,
): readonly VendorParameter[] {
  const follow = followVendor({ resolve });
  const whole: SchemaNode = { schema: found.schema, at: [] };
  const types = typesOf(whole, follow);
  const isObject =
    types?.has("object") === true && [...types].every((type) => /^(?:object|null)$/.test(type));
  const members = isObject ? [...membersOf(whole, follow)] : [];
  const isPlain = members.every(([, { node }]) => {
    const own = typesOf(node, follow);
    return own !== null && !own.has("object");
  });
  const isOpen = Boolean(found.schema["additionalProperties"]);
  if (members.length === 0 || members.length > MOST || !isPlain || isOpen) return [found];
  if (found.isDeep === undefined && explode === false) return [found];
  const { example: _, isDeep, ...rest } = found;
  return members
    .filter(([, { node }]) => keywordOf(node, "readOnly", follow) !== true)
    .map(([member, { node, required }]) => ({
      ...rest,
      name: isDeep ? `${found.name}[${member}]` : member,
      group: found.name,
      required: found.required && required,
      deprecated: found.deprecated || keywordOf(node, "deprecated", follow) === true,
      description: textOf(keywordOf(node, "description", follow)),
      schema: node.schema,
    }));
}

import {
  hasAlways,
  insideAll,
  insideOptional,
  isAlwaysGiven,
  vanishes,
} from "../../../language/ir/given.ts";
import { sourcesOf } from "../../../language/ir/sources.ts";
import type {
  Json,
  JsonSchema,
  Lists,
  Member,
  Parameter,
  Template,
} from "../../../language/ir/types.ts";
import { templateSchema } from "./written.ts";

/** One name of a form. */
interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  /** Every request has it. */
  readonly required: boolean;
  /** The name occurs once for each item. */
  readonly repeated?: true;
}

interface Setting {
  readonly parameters: readonly Parameter[];
  readonly lists: Lists;
  /** Whether what is around is there in every request. */
  readonly certain: boolean;
}

/** What a form holds, by flat names: no tool reads a nested one. Names that only a call knows are not described. */
export function formContent(
  template: Template,
  lists: Lists,
  parameters: readonly Parameter[],
): { readonly content: JsonSchema; readonly required: boolean } {
  const fields = fieldsOf("", template, { parameters, lists, certain: true });
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const repeated = fields.filter((field) => field.repeated).map(({ name }) => name);
  return {
    required: required.length > 0,
    content: {
      schema: {
        type: "object",
        ...(required.length > 0 && { required }),
        properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
      },
      ...(repeated.length > 0 && {
        encoding: Object.fromEntries(
          repeated.map((name) => [name, { style: "form", explode: true }]),
        ),
      }),
    },
  };
}

function fieldsOf(name: string, template: Template, setting: Setting): readonly Field[] {
  const { parameters, lists } = setting;
  switch (template.kind) {
    case "value":
      return valueFields(name, template.value, setting);
    case "object":
      return template.members.flatMap((member) =>
        member.kind === "member" ? memberFields(name, member, setting) : [],
      );
    case "list":
      return listFields(name, template.items, setting);
    case "each":
      return [];
    case "all": {
      const inside = insideAll(template, parameters);
      return fieldsOf(name, template.of, { parameters: inside, lists, certain: false });
    }
    case "hole":
    case "text":
    case "join":
    case "json":
      return schemaFields(name, templateSchema(template, setting), setting);
  }
}

function memberFields(name: string, member: Member, setting: Setting): readonly Field[] {
  if (typeof member.name !== "string") return [];
  const { parameters, lists, certain } = setting;
  const { value, optional } = member;
  const inside = optional && !vanishes(value) ? insideOptional(value, parameters) : parameters;
  return fieldsOf(name === "" ? member.name : `${name}[${member.name}]`, value, {
    parameters: inside,
    lists,
    certain: certain && hasAlways(member, parameters),
  });
}

/** Places move where an item before them may go: what follows it is not described. */
function listFields(
  name: string,
  items: Extract<Template, { kind: "list" }>["items"],
  setting: Setting,
): readonly Field[] {
  const { parameters } = setting;
  const moving = items.findIndex(
    (item) =>
      item.kind === "spread" || sourcesOf(item).length > 0 || !isAlwaysGiven(item, parameters),
  );
  const still = moving < 0 ? items : items.slice(0, moving);
  const isPlaced = items.every(({ kind }) => kind === "object");
  if (isPlaced) {
    // The first that may go has its place where it is there.
    return items.slice(0, still.length + 1).flatMap((item, index) => {
      if (item.kind === "spread") return [];
      const certain = setting.certain && index < still.length;
      return fieldsOf(`${name}[${index}]`, item, { ...setting, certain });
    });
  }
  const plain = items.flatMap((item) =>
    item.kind === "spread" || item.kind === "object" ? [] : [templateSchema(item, setting)],
  );
  if (plain.length < items.length) return [];
  const [only] = plain;
  const schema = {
    type: "array",
    items: plain.length === 1 && only ? only : { anyOf: plain },
  };
  const isThere = items.some(
    (item) =>
      item.kind !== "spread" && sourcesOf(item).length === 0 && isAlwaysGiven(item, parameters),
  );
  const certain = setting.certain && isThere;
  return schemaFields(name, schema, { ...setting, certain });
}

/** A value under its name, a list under those that it travels by; an object of any members is not described. */
function schemaFields(
  name: string,
  schema: JsonSchema,
  { lists, certain }: Setting,
): readonly Field[] {
  const { type, anyOf, items, description } = schema;
  if (type === "object" || (type === undefined && anyOf === undefined)) return [];
  if (type !== "array") return [{ name, schema, required: certain }];
  if (items === undefined) return [];
  const said = description === undefined ? {} : { description };
  switch (listsUnder(name, lists)) {
    case "brackets":
      return [{ name: `${name}[]`, schema, required: certain, repeated: true }];
    case "repeat":
      return [{ name, schema, required: certain, repeated: true }];
    case "indexes":
      return [
        { name: `${name}[0]`, schema: { ...said, ...(items as JsonSchema) }, required: certain },
      ]; // a schema of one
    case "comma":
      return [{ name, schema: { ...said, type: "string" }, required: certain }];
  }
}

/** What is always sent. */
function valueFields(name: string, value: Json, setting: Setting): readonly Field[] {
  return Object.entries(flatForm(value, setting.lists, name)).map(([each, text]) => ({
    name: each,
    schema: Array.isArray(text)
      ? { type: "array", items: { type: "string", enum: [...new Set(text)] } }
      : { description: "Always sent with this value.", type: "string", const: text, default: text },
    required: setting.certain,
    ...(Array.isArray(text) && { repeated: true as const }),
  }));
}

/** A value as the form holds it: texts by name, and lists of them under a name that is repeated. */
export function flatForm(
  value: Json,
  usual: Lists,
  name = "",
): Readonly<Record<string, string | readonly string[]>> {
  if (typeof value !== "object" || value === null) return { [name]: String(value ?? "") };
  if (!Array.isArray(value)) {
    const members = Object.entries(value).map(([key, member]) =>
      flatForm(member, usual, name === "" ? key : `${name}[${key}]`),
    );
    return Object.assign({}, ...members);
  }
  const lists = listsUnder(name, usual);
  const plain = value.filter((item) => typeof item !== "object" || item === null).map(String);
  if (plain.length < value.length || lists === "indexes") {
    return Object.assign(
      {},
      ...value.map((item, index) => flatForm(item, usual, `${name}[${index}]`)),
    );
  }
  if (plain.length === 0) return {};
  if (lists === "comma") return { [name]: plain.join() };
  return { [lists === "brackets" ? `${name}[]` : name]: plain };
}

/** How a list travels: under a name that ends in `[]`, as it is. */
export function listsUnder(name: string, usual: Lists): Lists {
  return name.endsWith("[]") ? "repeat" : usual;
}

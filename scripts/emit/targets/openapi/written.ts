import {
  hasAlways,
  insideAll,
  insideOptional,
  isAlwaysGiven,
  vanishes,
} from "../../../language/ir/given.ts";
import { isOfMembers, sourcesOf } from "../../../language/ir/sources.ts";
import type {
  Choice,
  Each,
  Hole,
  JsonSchema,
  Member,
  ObjectTemplate,
  Parameter,
  Spread,
  Template,
} from "../../../language/ir/types.ts";
import { constantSchema, exampleOf, valueSchema } from "../../../language/ir/wire-schema.ts";
import { wireText } from "../sentences.ts";

/** What is known where a template stands. */
interface Setting {
  /** As they are given at this place. */
  readonly parameters: readonly Parameter[];
  /** Schema of the item that `$each` is at. */
  readonly item?: JsonSchema;
}

/** Schema of what a template sends. */
export function templateSchema(template: Template, setting: Setting): JsonSchema {
  switch (template.kind) {
    case "value":
      return { description: "Always sent with this value.", ...constantSchema(template) };
    case "hole":
      return holeSchema(template, setting);
    case "object":
      return objectSchema(template, setting);
    case "list":
      return listSchema(template.items, setting);
    case "each":
      return eachSchema(template, setting);
    case "text":
    case "join":
      return { type: "string" };
    case "all": {
      const parameters = insideAll(template, setting.parameters);
      return templateSchema(template.of, { ...setting, parameters });
    }
    case "json":
      return { type: "string", contentMediaType: "application/json" };
  }
}

/** The schema of the parameter, or of each value that may stand there. */
function holeSchema({ choices }: Hole, setting: Setting): JsonSchema {
  const schemas = choices.map((choice) => choiceSchema(choice, setting));
  const [first = {}, ...rest] = [
    ...new Map(schemas.map((each) => [JSON.stringify(each), each])).values(),
  ];
  return rest.length === 0 ? first : { anyOf: [first, ...rest] };
}

function choiceSchema(choice: Choice, { parameters, item }: Setting): JsonSchema {
  switch (choice.kind) {
    case "text":
      return { type: "string" };
    case "uuid":
      return { type: "string", format: "uuid" };
    case "now":
      return TIMES[choice.as];
    case "parameter": {
      const parameter = parameters.find(({ name }) => name === choice.name);
      // Its limits are not those of what is made of it.
      if (choice.escaped && parameter) {
        return { description: wireText(parameter), type: "string" };
      }
      if (parameter?.type === "file" && choice.path.length > 0) {
        return { type: choice.path[0] === "size" ? "integer" : "string" };
      }
      return parameter && choice.path.length === 0 ? parameterSchema(parameter, parameters) : {};
    }
    case "item":
      return choice.path.length === 0 ? (item ?? {}) : {};
    case "key":
      return { type: "string" };
    case "value":
      return {};
  }
}

const TIMES: Readonly<Record<Extract<Choice, { kind: "now" }>["as"], JsonSchema>> = {
  "date-time": { type: "string", format: "date-time" },
  date: { type: "string", format: "date" },
  http: { type: "string" },
  epoch: { type: "integer" },
  "epoch-ms": { type: "integer" },
};

function parameterSchema(parameter: Parameter, siblings: readonly Parameter[]): JsonSchema {
  const example = exampleOf(parameter, siblings);
  return {
    description: wireText(parameter),
    ...valueSchema(parameter, siblings),
    ...(parameter.words?.deprecated !== undefined && { deprecated: true }),
    ...(example !== undefined && { examples: [example] }),
  };
}

/** Members under names that are made of values are not described: the object is open. */
function objectSchema({ members }: ObjectTemplate, setting: Setting): JsonSchema {
  const fixed = members.flatMap((member) => (hasFixedName(member) ? [member] : []));
  const required = fixed.filter((member) => hasAlways(member, setting.parameters));
  // What is spread after a member may have the same name.
  const last = members.findLastIndex(({ kind }) => kind === "spread");
  const properties = fixed.map((member) => [
    member.name,
    members.indexOf(member) < last ? {} : memberSchema(member, setting),
  ]);
  return {
    type: "object",
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
    properties: Object.fromEntries(properties),
    ...(fixed.length < members.length && { additionalProperties: true }),
  };
}

function hasFixedName(member: Member | Spread): member is Member & { readonly name: string } {
  return member.kind === "member" && typeof member.name === "string";
}

/** Schema of what a member sends. */
export function memberSchema({ optional, value }: Member, setting: Setting): JsonSchema {
  const { parameters } = setting;
  const inside = optional && !vanishes(value) ? insideOptional(value, parameters) : parameters;
  return templateSchema(value, { ...setting, parameters: inside });
}

function listSchema(items: readonly (Template | Spread)[], setting: Setting): JsonSchema {
  const { parameters } = setting;
  const known = items.flatMap((item) => (item.kind === "spread" ? [] : [item]));
  const isOpen = known.length < items.length;
  const schemas = known.map((item) => {
    const inside = insideOptional(item, parameters);
    return templateSchema(item, { ...setting, parameters: inside });
  });
  const certain = known.filter(
    (item) => isAlwaysGiven(item, parameters) && sourcesOf(item).length === 0,
  );
  return {
    type: "array",
    ...(!isOpen && { items: schemas.length === 1 ? schemas[0] : { anyOf: schemas } }),
    ...(certain.length > 0 && { minItems: certain.length }),
    ...(!isOpen && { maxItems: known.length }),
  };
}

function eachSchema(each: Each, setting: Setting): JsonSchema {
  const { of, name, item } = each;
  const list = holeSchema(of, setting);
  const held = isOfMembers(each) ? {} : itemsOf(list);
  const inner = templateSchema(item, { ...setting, item: held });
  return name ? { type: "object", additionalProperties: true } : { type: "array", items: inner };
}

function itemsOf({ items }: JsonSchema): JsonSchema {
  // A schema of a list has one of its items, or none.
  return typeof items === "object" && items !== null ? (items as JsonSchema) : {};
}

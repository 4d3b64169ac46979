import { type Entry, sent, typed } from "./habit-texts.ts";

/** What is made of a value, as other tools and version 1 say it beside `from`, separated by spaces. */
const STEPS = {
  where: {
    keys: "where filter select find",
    instead: "write `convert: { where: { item.state: open } }`",
  },
  when: { keys: "if condition onlyIf unless", instead: "write `when: { body.kind: photo }`" },
  only: { keys: "only pick fields include", instead: "write `convert: { only: [id, name] }`" },
  omit: { keys: "omit exclude remove without", instead: "write `convert: { omit: [_links] }`" },
  limit: { keys: "limit max top slice", instead: "write `convert: { limit: 10 }`" },
  take: {
    keys: "take length size aggregate reduce",
    instead: ({ take }) => `write \`convert: ${typeof take === "string" ? take : "count"}\``,
  },
  each: {
    keys: "each mapItems forEach",
    instead: "write `convert: { each: { id: item.id } }`, or `{ each: item.id }`",
  },
  lines: {
    keys: "lines",
    instead: 'write `convert: [{ each: "- {item.name}" }, { join: "\\n" }]`',
  },
  join: { keys: "join separator delimiter", instead: 'write `convert: { join: ", " }`' },
  divide: { keys: "divide divideBy", instead: "write `convert: { divide: 100 }`" },
  cut: { keys: "cut truncate maxLength", instead: "write `convert: { cut: 100 }`" },
  is: {
    keys: "is equals",
    instead: "write `convert: { is: active }`, or `{ is: { given: true } }`",
  },
  map: {
    keys: "map mapping lookup switch",
    instead: ({ map }) =>
      typeof map === "string"
        ? `write \`convert: { each: ${map} }\``
        : "write `convert: { map: { open: active } }`",
  },
  convert: { keys: "cast parse transform as", instead: "write `convert: number`" },
} as const satisfies Readonly<Record<string, Entry>>;

/** What other tools, and version 1, call the words of outputs, and of examples that show them; by the title of their schema. */
export const OUTPUTS: Readonly<Record<string, Readonly<Record<string, Entry>>>> = {
  Output: {
    ...STEPS,
    from: {
      keys: "path jsonPath jsonpath source value expression text template format concat",
      instead: ({ text, template = text, format = template, concat = format }) =>
        concat === undefined
          ? "write `from: body.name`"
          : 'write `from: "{body.first} {body.last}"`',
    },
    type: { keys: "schema", instead: ({ schema }) => typed(schema) },
    missing: {
      keys: "nullable optional required ifMissing onMissing fallback",
      instead: ({ nullable, fallback, required }, path) => {
        if (nullable !== undefined || fallback !== undefined)
          return "write `default: null`, or another value";
        if (required === true) return "write `missing: error`";
        return `write \`${path.at(-1)}?\` for its name: it is left out if its value is missing`;
      },
    },
    each: {
      keys: "items",
      instead: "leave it out; `convert: { each: ... }` names the members of the items of a list",
    },
    object: {
      keys: "object members properties",
      instead: "write `from: { id: body.id, name: body.name }`, an object of named values",
    },
  },
  Value: {
    ...STEPS,
    from: {
      keys: "path jsonPath jsonpath source value expression text template format concat",
      instead: 'write `from: item.name`, or `from: "{item.first} {item.last}"`',
    },
    object: {
      keys: "object members properties",
      instead: "write `from: { id: item.id, name: item.name }`, an object of named values",
    },
    default: { keys: "nullable fallback", instead: "write `default: null`, or another value" },
    missing: {
      keys: "optional ifMissing onMissing",
      instead: (_, path) =>
        `write \`${path.at(-1)}?\` for its name: it is left out if its value is missing`,
    },
    type: {
      keys: "type description closed",
      instead: "leave it out; what a member is follows from its path and its steps",
    },
  },
  Steps: {
    where: { keys: "filter select find if", instead: "write `where: { item.state: open }`" },
    only: { keys: "pick fields include", instead: "write `only`, a list of names" },
    omit: { keys: "exclude remove without", instead: "write `omit`, a list of names" },
    count: {
      keys: "take convert",
      instead: "write the name alone: `count`, `first`, `sum` or `number`",
    },
    each: {
      keys: "lines",
      instead: 'write `{ each: "- {item.name}" }`, and `{ join: "\\n" }` after it',
    },
    cut: { keys: "truncate maxLength", instead: "write `cut: 100`" },
    join: { keys: "separator delimiter", instead: 'write `join: ", "`' },
  },
  Example: {
    params: { keys: "input inputs parameters", instead: "write `params`" },
    reply: { keys: "response", instead: "write `reply: { status: 200, body: ... }`" },
    output: { keys: "outputs result", instead: "write `output`" },
    nothing: {
      keys: "uuid",
      instead: `leave it out; \`{$uuid}\` is 00000000-0000-4000-8000-000000000000 in every example`,
    },
  },
  "Example request": {
    line: { keys: "method path url uri endpoint httpMethod verb", instead: sent },
    query: { keys: "params queryParams search", instead: "write `query`, by name" },
    body: { keys: "data json payload", instead: "write `body`" },
  },
};

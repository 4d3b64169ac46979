import { type Entry, sent, typed } from "./habit-texts.ts";

/** What other tools call the words of outputs, separated by spaces. */
const OUTPUT_HABITS = {
  where: { keys: "filter select find if", instead: "write `where: { item.state: open }`" },
  only: { keys: "pick fields include", instead: "write `only`, a list of names" },
  omit: { keys: "exclude remove without", instead: "write `omit`, a list of names" },
  limit: { keys: "max top slice", instead: "write `limit: 10`" },
  take: { keys: "length size aggregate reduce", instead: "write `take: count`, or `take: sum`" },
  join: { keys: "separator delimiter", instead: 'write `join: ", "`' },
  convert: { keys: "cast parse transform as", instead: "write `convert: number`" },
  cut: { keys: "truncate maxLength", instead: "write `cut: 100`" },
  map: { keys: "mapping lookup switch", instead: "write `map: { open: active }`" },
} as const;

/** What other tools, and version 1, call the words of outputs, and of examples that show them; by the title of their schema. */
export const OUTPUTS: Readonly<Record<string, Readonly<Record<string, Entry>>>> = {
  Output: {
    ...OUTPUT_HABITS,
    from: {
      keys: "path jsonPath jsonpath source value expression text template format concat",
      instead: ({ text, template = text, format = template, concat = format }) =>
        concat === undefined
          ? "write `from: body.name`"
          : 'write `from: "{body.first} {body.last}"`',
    },
    type: { keys: "schema", instead: ({ schema }) => typed(schema) },
    each: {
      keys: "items properties",
      instead: "leave it out; `each` names the members of the items of a list",
    },
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

import {
  type Draft,
  example,
  isWhole,
  type Part,
  type Table,
  text,
  type Written,
} from "../draft.ts";
import { addRule, optionalNames } from "./parameters.ts";

/** A part that takes two parameters which a caller may leave out. */
function ofTwo(add: (draft: Draft, a: string, b: string) => void): Part<Draft> {
  return {
    needs: (draft) => optionalNames(draft).length >= 2,
    add(draft) {
      const [a = "", b = ""] = draft.head.random.sample(optionalNames(draft), 2);
      add(draft, a, b);
    },
  };
}

function rule(made: (a: string, b: string) => Written): Part<Draft> {
  return ofTwo(({ operation }, a, b) => addRule(operation, made(a, b)));
}

/** What holds between parameters. */
export const rules: Table<Draft> = {
  usual: { add: () => {}, share: 6 },
  anyOf: rule((a, b) => ({ need: [a, b] })),
  exactlyOne: rule((a, b) => ({ exactlyOne: [a, b] })),
  requires: rule((a, b) => ({ when: a, need: b })),
  byValue: rule((a, b) => ({ when: { [a]: { given: true } }, need: { [b]: { given: true } } })),
  warns: rule((a, b) => ({ when: a, need: b, severity: "warning" })),
  matches: {
    needs: (draft) => !isWhole(draft),
    add({ operation, params, n }) {
      const param = `matched${n}`;
      params[param] = text({ maxLength: 12 });
      const pattern = { matches: "^[a-z]+(?:-[a-z]+)*$" };
      addRule(operation, { when: param, need: { [param]: pattern } });
    },
  },
  given: ofTwo(({ params }, a, b) => {
    Object.assign(params[a] ?? {}, { when: { [b]: { given: true } } });
  }),
  absent: ofTwo(({ params }, a, b) => {
    Object.assign(params[a] ?? {}, { when: { [b]: { given: false } } });
  }),
};

function lookup(path: string, name: Written): Part<Draft> {
  return {
    add({ head, n, operation, params }) {
      const id = `${head.id}_look${n}`;
      head.operations[id] = {
        name: `Look ${n}`,
        request: `GET /look${n}${path}`,
        effect: "read",
        params: { name: text(name) },
        reply: { 200: "Item" },
        output: { id: "body.id" },
        examples: example(head, {
          params: { name: "x" },
          body: { id: "r1" },
          output: { id: "r1" },
        }),
      };
      params["lookName"] = text({ required: true });
      const found = { call: id, with: { name: "{lookName}" }, take: "body.id" };
      operation["before"] = { found };
      operation["headers"] = { ...Object(operation["headers"]), "X-Found": "{found}" };
    },
  };
}

/** Calls that are made first. */
export const lookups: Table<Draft> = {
  usual: { add: () => {}, share: 24 },
  query: lookup("", {}),
  shortQuery: lookup("", { maxLength: 10 }),
  path: lookup("/{name}", { required: true }),
  shortPath: lookup("/{name}", { required: true, maxLength: 10 }),
};

/** The operation whose items a form offers. */
function addChoices({ head, n }: Draft): string {
  const id = `${head.id}_choices${n}`;
  const items = [{ id: "r1", name: "One" }];
  head.operations[id] = {
    name: `Choices ${n}`,
    request: `GET /choices${n}`,
    effect: "read",
    params: { search: text() },
    reply: { 200: "List" },
    output: { items: "body.items" },
    examples: example(head, { body: { items }, output: { items } }),
  };
  return id;
}

/** Values that a form offers, which another operation lists. */
export const options: Table<Draft> = {
  usual: { add: () => {}, share: 16 },
  value: {
    needs: (draft) => !isWhole(draft),
    add(draft) {
      const offered = { call: addChoices(draft), take: "item.id", label: "item.name" };
      draft.params[`chosen${draft.n}`] = text({ options: offered });
    },
  },
  searched: {
    needs: (draft) => !isWhole(draft),
    add(draft) {
      const call = addChoices(draft);
      const label = "{item.name}: {item.id}";
      const chosen = text({ options: { call, take: "item.id", label, search: "search" } });
      draft.params[`chosen${draft.n}`] = chosen;
    },
  },
  members: {
    needs: ({ method, operation }) =>
      !["GET", "DELETE"].includes(method) && operation["encode"] === undefined,
    add(draft) {
      const names = { call: addChoices(draft), take: "item.id", label: "item.name" };
      const fields = { type: "object", description: "Fields.", options: names };
      draft.params[`fields${draft.n}`] = fields;
    },
  },
};

import { type Draft, type Part, says, type Table, type Written } from "../draft.ts";

const isMade = ({ reply }: Draft) => ["any", "lines", "events", "file"].includes(reply);
const isItem = ({ reply }: Draft) => reply === "Item";
const isList = ({ reply }: Draft) => reply === "List";

/** A reply of success; what has no members cannot say that it is one, nor be made of an error that is accepted. */
function answer(status: number, name: string, written = name, more: Written = {}) {
  return {
    needs: ({ head: { isTold, isMatched } }: Draft) =>
      !isPlain(name) || !((isTold && status === 200) || isMatched),
    add(draft: Draft) {
      draft.reply = name;
      Object.assign(draft.operation, { reply: { [status]: written }, ...structuredClone(more) });
    },
  };
}

function isPlain(name: string): boolean {
  return ["text", "lines", "events", "file", "empty"].includes(name);
}

/** What a call is answered with. */
export const replies: Table<Draft> = {
  any: { ...answer(200, "any"), share: 2 },
  Item: { ...answer(200, "Item"), share: 5 },
  made: answer(201, "Item"),
  List: { ...answer(200, "List"), share: 6 },
  text: answer(200, "text"),
  madeText: answer(201, "text"),
  lines: answer(200, "lines"),
  events: answer(200, "events"),
  empty: answer(204, "empty"),
  file: answer(200, "file"),
  pdf: answer(200, "file", "application/pdf"),
  image: answer(200, "file", "image/*", { limits: { maxBytes: 1000 } }),
};

const ofItem = (output: Draft["operation"]) => says({ output }, isItem);
const ofList = (output: Draft["operation"]) =>
  says({ output }, (draft) => isList(draft) && draft.operation["page"] === undefined);
const from = (path: string, more: Draft["operation"]) => ({ from: path, ...more });
const string = { type: "string", description: "A text." };

const items: Part<Draft> = says({ output: { items: "body.items" } }, isList);

/** What is given back. */
export const outputs: Table<Draft> = {
  done: says(
    { output: { done: { const: true, description: "Done." } } },
    (draft) => draft.reply === "empty",
  ),
  made: says({ output: { made: from("body", { type: "json", description: "Made." }) } }, isMade),
  missing: says(
    {
      accept: { 404: { output: { made: null } } },
      output: { made: from("body", { type: "json", default: null, description: "Made." }) },
    },
    (draft) => draft.reply === "any",
  ),
  text: says({ output: { made: from("body", string) } }, (draft) => draft.reply === "text"),
  optional: ofItem({ id: "body.id", "name?": "body.name" }),
  joined: ofItem({
    id: "body.id",
    tags: from("body.tags", { convert: { join: ", " }, default: "" }),
  }),
  is: ofItem({
    id: "body.id",
    open: from("body.state", { convert: { is: "open" }, description: "Open." }),
  }),
  label: ofItem({
    "label?": { from: "{body.id}: {body.name}", description: "Label." },
  }),
  moment: ofItem({
    when: from("body.at", { convert: "date-time", default: null, ...string }),
  }),
  divided: ofItem({
    price: from("body.cents", {
      convert: { divide: 100 },
      missing: null,
      type: "number",
      description: "Price.",
    }),
  }),
  mapped: ofItem({
    "state?": from("body.state", {
      convert: { map: { open: "o", done: "d" } },
      type: "string",
    }),
  }),
  only: ofItem({
    item: from("body", { convert: { only: ["id", "name"] }, type: "json", description: "Item." }),
  }),
  nested: ofItem({ "item.id": "body.id", "item.name": from("body.name", { default: null }) }),
  first: ofItem({ "first?": from("body.tags", { convert: "first", ...string }) }),
  same: says({ output: "body" }, isItem),
  items,
  each: ofList({
    items: from("body.items", {
      convert: { each: { id: "item.id", name: from("item.name", { default: "-" }) } },
    }),
  }),
  object: ofItem({
    item: {
      from: {
        id: "body.id",
        "name?": ["body.name", "body.state"],
        "more.price": from("body.cents", { convert: { divide: 100 } }),
        inner: { from: { "...": "body", isItem: { const: true } } },
        state: { from: { open: "body.state" }, when: { "body.state": "open" } },
      },
      description: "An item.",
    },
  }),
  members: ofList({
    items: from("body.items", {
      convert: {
        each: {
          "name?": ["item.name", "item.state"],
          "more.price": from("item.cents", { convert: { divide: 100 } }),
          "more.state": from("item.state", { missing: null }),
        },
      },
    }),
  }),
  spread: ofList({
    items: from("body.items", { convert: { each: { "...": "item", isItem: { const: true } } } }),
  }),
  condition: ofList({
    items: from("body.items", {
      when: { status: 200 },
      convert: {
        each: { name: from("item.name", { when: { "item.state": "open" } }), id: "item.id" },
      },
    }),
    isOpen: {
      const: true,
      when: { "body.items": { any: { "item.state": "open" } } },
      default: false,
      description: "Whether one is open.",
    },
  }),
  ids: ofList({ items: from("body.items", { convert: { each: "item.id" } }) }),
  where: ofList({ items: from("body.items", { convert: { where: { "item.state": "open" } } }) }),
  count: ofList({
    count: from("body.items", { convert: "count", type: "integer", description: "How many." }),
    items: "body.items",
  }),
  omit: ofList({ items: from("body.items", { convert: { omit: ["tags"] } }) }),
  lines: ofList({
    text: from("body.items", {
      convert: [{ each: "{item.id}: {item.name}" }, { join: "\n" }],
      ...string,
    }),
  }),
  names: ofList({
    names: from("body.items", { convert: [{ each: "item.name" }, { join: ", " }], ...string }),
  }),
};

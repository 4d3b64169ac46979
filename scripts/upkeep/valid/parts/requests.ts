import { type Draft, type Part, says, type Table, text, type Written } from "../draft.ts";

const isRead = ({ method }: Draft) => method === "GET" || method === "DELETE";
const isSending = (draft: Draft) => !isRead(draft);
const isJson = (draft: Draft) => isSending(draft) && draft.operation["encode"] === undefined;

function path(added: string, params: Readonly<Record<string, Written>> = {}): Part<Draft> {
  return {
    add(draft) {
      draft.path += added;
      Object.assign(draft.params, structuredClone(params));
    },
  };
}

const itemId = (more: Written = {}) => ({ itemId: text({ required: true, ...more }) });
const rest = { rest: text({ required: true }) };

/** What follows on the path. */
export const paths: Table<Draft> = {
  plain: { ...path(""), share: 4 },
  all: path("/all"),
  id: path("/{itemId}", itemId()),
  shortId: path("/{itemId}", itemId({ maxLength: 8 })),
  rest: path("/{rest...}", rest),
  twoLines: {
    add(draft) {
      draft.path += "/one/{pick}";
      draft.secondPath = "/none";
      draft.params["pick"] = text();
    },
  },
  idAndRest: path("/{itemId}/{rest...}", { ...itemId(), ...rest }),
};

const files: readonly Written[] = [
  { type: "file", maxBytes: 1000, description: "A file." },
  { type: "file", mediaTypes: ["image/*"], description: "A file." },
];

/** How the body is written. Those without JSON write it as well. */
export const encodings: Table<Draft> = {
  usual: { add: () => {}, share: 4 },
  form: says({ encode: "form" }, isSending),
  multipart: {
    needs: isSending,
    add({ operation, params, head }) {
      operation["encode"] = "multipart";
      // What only parts can hold.
      if (head.random.chance(0.8)) params["file"] = structuredClone(head.random.pick(files));
    },
  },
  api: says({ encode: "application/vnd.api+json" }, isSending),
  amz: {
    needs: isSending,
    add({ operation, params }) {
      operation["encode"] = "application/x-amz-json-1.1";
      operation["body"] = { $json: { Text: "{words}", "Code?": "{code}" } };
      Object.assign(params, { words: text({ required: true }), code: text() });
    },
  },
  words: {
    needs: isSending,
    add({ operation, params, head }) {
      operation["encode"] = "text/plain";
      operation["body"] = head.random.pick(["{words}", "Say {words}!"]);
      params["words"] = text({ required: true });
    },
  },
};

const object = { type: "object", field: "rows", description: "An object." };

function body(written: Written, params: Readonly<Record<string, Written>>): Part<Draft> {
  return {
    needs: isJson,
    add({ operation, params: all }) {
      operation["body"] = structuredClone(written);
      Object.assign(all, structuredClone(params));
    },
  };
}

const both = { a: text(), b: text() };

/** What is written as it travels, in a body of JSON. */
export const bodies: Table<Draft> = {
  usual: { add: () => {}, share: 10 },
  nested: body({ outer: { "name?": "{a}", fixed: 1 }, "note?": "It is {a}" }, { a: text() }),
  items: body({ list: [{ a: "{a}" }, { b: "fixed" }] }, { a: text() }),
  json: body({ text: { $json: { a: "{a}" } } }, { a: text() }),
  join: body({ joined: { $join: ", ", parts: ["{a}", "x{b}"] } }, both),
  all: body({ "...": { $all: { a: "{a}", b: "{b}" } } }, both),
  either: body({ both: "{a|b}" }, both),
  last: body({ last: '{a|"none"}' }, { a: text() }),
  each: body({ tags: { $each: "l", item: { name: "{item}" } } }, { l: text({ convert: "csv" }) }),
  members: body({ "...": { $each: "o", name: "x-{key}", item: "{value}" } }, { o: object }),
  made: body(
    { at: "{$now}", id: "{$uuid}", "n?": "{w}" },
    { w: { type: "integer", minimum: 1, maximum: 9, description: "A number." } },
  ),
};

function query(written: Written, field?: Written): Part<Draft> {
  return {
    needs: isRead,
    add({ operation, params }) {
      operation["query"] = structuredClone(written);
      params["value"] = text();
      if (field) params["field"] = text(structuredClone(field));
    },
  };
}

const filter = { "filter[{field}]": "{value}" };

/** What is written as it travels, in a query. */
export const queries: Table<Draft> = {
  usual: { add: () => {}, share: 12 },
  choice: query(filter, { enum: ["a", "b"] }),
  brackets: query(filter, { pattern: "^[^\\[\\]]+$" }),
  name: query(filter, { pattern: "^[a-z]+$", example: "name" }),
  last: query({ q: '{value|"all"}' }),
  pair: query({ "sort?": "{field}:{value}" }, { enum: ["a", "b"] }),
};

function header(
  headers: Written,
  params: Readonly<Record<string, Written>>,
  share = 1,
): Part<Draft> {
  return {
    share,
    add({ operation, params: all }) {
      operation["headers"] = { ...Object(operation["headers"]), ...headers };
      Object.assign(all, structuredClone(params));
    },
  };
}

const tag = { tag: text() };

/** Headers of an operation's own. */
export const headers: Table<Draft> = {
  usual: { add: () => {}, share: 20 },
  tag: header({ "If-Match": '"{tag}"' }, { tag: text({ required: true }) }),
  optional: header({ "X-Tag?": "{tag}" }, tag),
  perhaps: header({ "If-Match": '"{tag}"' }, tag),
  accept: header({ Accept: "application/vnd.example.v2+json" }, {}),
  csv: header({ Accept: "text/csv" }, {}),
  noAccept: {
    needs: ({ head }) => "Accept" in head.headers,
    ...header({ Accept: null }, {}),
  },
  chosen: header({ "Accept?": "{media}" }, { media: text({ enum: ["text/csv", "image/png"] }) }),
};

import { moreProbes } from "./more-probes.ts";
import {
  described,
  list,
  type Members,
  object,
  one,
  type Params,
  type Probe,
  text,
} from "./probe.ts";

const body = (word: string, template: object, params: Params = {}): Probe =>
  one(word, params, { body: template });
const output = (word: string, says: object): Probe =>
  one(word, {}, { output: { made: { from: "body.items", ...described, ...says } } });
const top = (word: string, without: Members, using: Members): Probe => ({
  word,
  without: { top: without, operation: {}, params: {} },
  using: { top: using, operation: {}, params: {} },
});
const server = (word: string, url: string | readonly string[], says: object = {}): Probe => {
  const where = { type: "string", to: "none", ...described };
  return top(
    word,
    {
      server: { url: "https://{where}.example.com" },
      params: { where: { ...where, required: true } },
    },
    { server: { url }, params: { where: { ...where, ...says } } },
  );
};
const auth = (word: string, credential: object): Probe =>
  top(word, {}, { auth: { key0: { ...described, ...credential } } });

const texts = { type: "string", description: "Text." };
const listOf = (properties: object) => ({
  type: "array",
  description: "List.",
  items: { type: "object", required: Object.keys(properties), properties },
});

/** What each operation replies with, beside a text. */
export const schemas = {
  Reply: {
    type: "object",
    required: ["name", "items", "cents", "at"],
    properties: {
      name: texts,
      items: listOf({ name: texts, open: { type: "boolean", description: "Whether it is open." } }),
      results: listOf({ ok: { type: "boolean", description: "Whether it went well." } }),
      cents: { type: "integer", description: "Amount." },
      at: { type: "integer", description: "Time." },
    },
  },
};

/** Words by the sections of docs/manifest.md. */
export const probes: readonly Probe[] = [
  body("`body` with a hole", { a: { b: "{text}" } }),
  body("a member with `?`", { "a?": { b: "{text}" } }),
  body("text around a hole", { a: "Hello {text}" }),
  body("`{a|b}`", { a: "{text|other}" }, { other: text }),
  body("`$each`", { a: { $each: "rows", item: { b: "{item}" } } }, { rows: list }),
  body("`$join`", { a: { $join: " ", parts: ["a {text}", "{other}"] } }, { other: text }),
  body("`$all`", { a: { $all: { b: "{text}", c: "{other}" } } }, { other: text }),
  body("`$json`", { a: { $json: { b: "{text}" } } }),
  body("a spread", { "...": "{fields}", a: 1 }, { fields: object }),
  body("a name with a hole", { "a[{kind}]": "{text}" }, { kind: { ...text, enum: ["x", "y"] } }),
  body("`$uuid`", { a: "{$uuid}" }),
  body("`$now`", { a: "{$now}" }),
  one("`query` with a hole", {}, { query: { q: "is:{text}" } }),
  one("a label", {}, { request: "POST /things/{id}#send" }),
  one(
    "`graphql`",
    {},
    {
      request: "POST /graphql",
      graphql: "mutation Send($id: ID!, $text: String) { send(id: $id, text: $text) { id } }",
    },
  ),
  one("two lines of a request", {}, { request: ["POST /a/{text}/{id}", "POST /b/{id}"] }),
  one("`{key...}` in a path", {}, { request: "POST /things/{id...}" }),
  one("a default in a path", { id: { ...text, default: "me" } }),
  server("a server from a table", "https://{where}/v1", {
    default: "us",
    enum: { us: "us.example.com", eu: "eu.example.com" },
  }),
  server("a list of servers", ["https://{where}.example.com", "https://api.example.com"]),
  auth("`$basic`", { headers: { Authorization: { $basic: ["api", "{key0}"] } } }),
  auth("`to: body.token` of a credential", { to: "body.token" }),
  top(
    "credentials that stand for each other",
    { auth: { key0: { to: "headers.X-Key", ...described } } },
    {
      auth: {
        key0: { to: "headers.X-Key", required: false, ...described },
        key1: { to: "headers.X-Token", required: false, ...described },
      },
      rules: [{ exactlyOne: ["key0", "key1"] }],
    },
  ),
  one("`encode: form`", {}, { encode: "form" }),
  one("`encode: text/html`", {}, { encode: "text/html", body: "<h1>{text}</h1>" }),
  one(
    "a text reply",
    {},
    {
      reply: { 200: "text" },
      output: { made: { from: "body", type: "string", ...described } },
    },
  ),
  one("`enum` as a map", { text: { ...text, enum: { a: "x", b: "y" } } }),
  one("`prefix`", { text: { ...text, convert: { prefix: "tel:" } } }),
  one("`extract`", { text: { ...text, convert: { extract: "/d/([a-z]+)" } } }),
  one("`convert: json-text`", { text: { ...object, convert: "json-text" } }),
  one("`convert: base64`", { text: { ...text, convert: "base64" } }),
  one("`convert: epoch`", { text: { ...text, format: "date-time", convert: "epoch" } }),
  one("`clear: blank`", { text: { ...text, clear: "blank" } }),
  one("`clear: nulls`", { text: { ...text, clear: "nulls" } }),
  output("`each` of an output", { convert: { each: "item.name" }, type: "json" }),
  output("`where`", { convert: { where: { "item.open": true } }, type: "json" }),
  output("`count`", { convert: "count", type: "number" }),
  output("`each` of a text", {
    convert: [{ each: "- {item.name}" }, { join: "\n" }],
    type: "string",
  }),
  output("`join`", { convert: { join: ", " }, type: "string" }),
  output("`divide`", { from: "body.cents", convert: { divide: 100 }, type: "number" }),
  output("`cut`", { from: "body.name", convert: { cut: 100 }, type: "string" }),
  output("`convert: date-time` of an output", {
    from: "body.at",
    convert: "date-time",
    type: "string",
  }),
  one(
    "a text as the source of an output",
    {},
    { output: { made: { from: "Found {body.name}", ...described, type: "string" } } },
  ),
  one(
    "`errors.when` with `any`",
    {},
    {
      errors: { when: { bad_request: { "body.results": { any: { "item.ok": false } } } } },
    },
  ),
  ...moreProbes,
];

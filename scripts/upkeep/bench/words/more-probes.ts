import { described, list, type Members, one, type Probe, text } from "./probe.ts";

const shown = (body: object, params: object = {}) => ({
  a: { params, reply: { status: 200, body }, output: { name: "x" } },
});
const whole = { name: "x", items: [], cents: 1, at: 1 };
const giving = { name: { from: "body.name", type: "string", ...described } };
/** What others call first, or to go on. */
const more = {
  name: "Get more",
  request: "GET /more",
  effect: "read",
  params: { cursor: { ...text, required: true } },
  reply: { 200: "Reply" },
  output: giving,
  examples: shown(whole, { cursor: "c" }),
};
const token = {
  name: "Get token",
  request: "POST /token",
  effect: "read",
  reply: { 200: "Reply" },
  output: giving,
  examples: shown(whole),
};
/** A text beside a body that is one value. */
const aside = { text: { ...text, to: "headers.X-Text" } };
const file = (word: string, says: object, operation: Members = {}): Probe => ({
  word,
  without: { top: {}, operation: {}, params: { ...aside, file: text } },
  using: {
    top: {},
    operation,
    params: { ...aside, file: { type: "file", ...described, ...says } },
  },
});
/** How the next page is asked for, beside an operation that gives one page. */
const paged = (word: string, says: object): Probe => {
  const params = { page: { type: "integer", ...described } };
  const operation = {
    effect: "read",
    output: { items: { from: "body.items", type: "json", ...described } },
  };
  const others = { get_more: more };
  return {
    word,
    without: { top: {}, operation, params, others },
    using: {
      top: {},
      operation: { ...operation, page: { items: "body.items", ...says } },
      params,
      others,
    },
  };
};

/** Words about files, pages and calls beside a call. */
export const moreProbes: readonly Probe[] = [
  one(
    "replies of `lines`",
    {},
    { reply: { 200: "lines" }, output: { made: { from: "body", type: "json", ...described } } },
  ),
  one(
    "replies of `events`",
    {},
    { reply: { 200: "events" }, output: { made: { from: "body", type: "json", ...described } } },
  ),
  one(
    "replies that are a `file`",
    {},
    { reply: { 200: "file" }, output: { made: { from: "body", type: "json", ...described } } },
  ),
  file("`encode: multipart` with a file", {}, { encode: "multipart" }),
  file("a file as the body", {}, { encode: "application/octet-stream", body: "{file}" }),
  file("`convert: base64` of a file", { convert: "base64" }),
  {
    word: "`encode: ndjson`",
    without: { top: {}, operation: {}, params: { ...aside, rows: list } },
    using: {
      top: {},
      operation: { encode: "ndjson", body: "{rows}" },
      params: { ...aside, rows: list },
    },
  },
  paged("`page` with a cursor", { next: "body.name", send: "text" }),
  paged("`page` with the Link header", { next: "links.next.url", send: "url" }),
  paged("`page` with `by: page`", { by: "page", send: "page", total: "body.cents" }),
  paged("`page` with `collect`", { next: "body.name", send: "text", collect: 100 }),
  paged("`page` with `call`", { next: "body.name", send: "cursor", call: "ID_get_more" }),
  {
    word: "`before`",
    without: { top: {}, operation: {}, params: { found: text }, others: { get_more: more } },
    using: {
      top: {},
      operation: {
        before: { found: { call: "ID_get_more", with: { cursor: "{id}" }, take: "body.name" } },
        body: { found: "{found}" },
      },
      params: {},
      others: { get_more: more },
    },
  },
  {
    word: "`login`",
    without: { top: {}, operation: {}, params: {}, others: { get_token: token } },
    using: {
      top: {
        auth: {
          apiKey: {
            headers: { Authorization: "Bearer {apiKey}" },
            login: { call: "ID_get_token", take: { session: "output.name" }, keep: "30m" },
            ...described,
          },
        },
      },
      operation: { headers: { "X-Session": "{session}" } },
      params: {},
      others: { get_token: token },
    },
  },
  {
    word: "`request: GET {url}`",
    without: {
      top: {},
      operation: { request: "GET /things/{id}", effect: "read" },
      params: aside,
    },
    using: {
      top: {},
      operation: {
        request: "GET {id}",
        effect: "read",
        server: { allowedHosts: [".example.com"] },
      },
      params: {
        ...aside,
        id: { ...text, required: true, example: "https://a.example.com/x" },
      },
    },
  },
];

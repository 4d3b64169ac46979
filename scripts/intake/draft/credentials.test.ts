import { expect, test } from "vitest";
import { vendorOf } from "../read/vendor.ts";
import { draftCredentials } from "./credentials.ts";

const SCHEMES = {
  basic: { type: "http", scheme: "basic" },
  bearer: { type: "http", scheme: "bearer" },
  key: { type: "apiKey", in: "query", name: "key" },
  app: { type: "apiKey", in: "header", name: "X-App" },
  digest: { type: "http", scheme: "digest" },
  cookie: { type: "apiKey", in: "cookie", name: "session" },
};

type Way = readonly (keyof typeof SCHEMES)[];

/** What is drafted of operations that ask for these; null: the document says nothing. */
function drafted(...operations: readonly (readonly Way[] | null)[]) {
  const paths = operations.map((ways, index) => {
    const security = ways?.map((way) => Object.fromEntries(way.map((name) => [name, []])));
    return [`/${index}`, { get: { ...(security && { security }) } }] as const;
  });
  const document = {
    openapi: "3.1.0",
    paths: Object.fromEntries(paths),
    components: { securitySchemes: SCHEMES },
  };
  const { operations: theirs } = vendorOf("a.json", JSON.parse(JSON.stringify(document)));
  const { auth, rules, takenBy } = draftCredentials(theirs, { address: null, taken: [] });
  return {
    auth: auth.map(({ name, required }) => (required === false ? `${name}?` : name)).join(" "),
    rules: rules.map(({ exactlyOne, when, need }) => exactlyOne ?? `${when}: ${need}`),
    taken: theirs.map((each) => takenBy(each)?.join(" ") ?? "all"),
  };
}

test.each([
  ["nothing is said", [null], "", [], ["all"]],
  ["one", [[["key"]], null], "apiKey", [], ["all", "all"]],
  ["two together", [[["key", "app"]]], "key app", [], ["all"]],
  [
    "one of two",
    [[["key"], ["bearer"]]],
    "apiKey? accessToken?",
    [["apiKey", "accessToken"]],
    ["all"],
  ],
  [
    "one of two, and one of them alone",
    [[["key"], ["bearer"]], [["bearer"]], []],
    "apiKey? accessToken?",
    [["apiKey", "accessToken"]],
    ["all", "accessToken", ""],
  ],
  [
    "two together or a third",
    [[["key", "app"], ["bearer"]]],
    "key? app? accessToken?",
    [["key + app", "accessToken"]],
    ["all"],
  ],
  [
    "one beside each of two",
    [
      [
        ["app", "basic"],
        ["app", "bearer"],
      ],
    ],
    "apiKey password? accessToken?",
    [["password", "accessToken"], "password: username"],
    ["all"],
  ],
  ["one that may be left out", [[["key"], []]], "apiKey?", [], ["all"]],
  ["one that some may leave out", [[["key"], []], [["key"]]], "apiKey?", [], ["all", "all"]],
  ["one that needs less than another", [[["key"], ["key", "app"]]], "apiKey", [], ["all"]],
  [
    "two that travel in one place, at operations of their own",
    [[["basic"]], [["bearer"]]],
    "password? accessToken?",
    [["password", "accessToken"], "password: username"],
    ["password", "accessToken"],
  ],
  ["what no manifest can say", [[["digest"]], [["key"], ["cookie"]]], "apiKey", [], ["", "all"]],
  [
    "ways that share a credential, of which one is chosen",
    [[["key"], ["app", "bearer"]], [["app"]], [["app", "bearer"]]],
    "apiKey accessToken",
    [],
    ["all", "apiKey", "all"],
  ],
] as const)("%s", (_, operations, auth, rules, taken) => {
  expect(drafted(...operations)).toEqual({ auth, rules, taken });
});

test.each([
  ["Prefix the token with Bearer.", { headers: { Authorization: "Bearer {apiKey}" } }],
  ['Sent after "Bot ".', { headers: { Authorization: "Bot {apiKey}" } }],
  ["Authorization: SSWS {api_token}.", { headers: { Authorization: "SSWS {apiKey}" } }],
  ["A key.", { to: "headers.Authorization" }],
])("what stands before a key is read from %j", (description, place) => {
  const securitySchemes = {
    a: { type: "apiKey", in: "header", name: "Authorization", description },
  };
  const paths = { "/": { get: {} } };
  const { operations } = vendorOf("a.json", {
    openapi: "3.1.0",
    security: [{ a: [] }],
    paths,
    components: { securitySchemes },
  });
  const { auth } = draftCredentials(operations, { address: null, taken: [] });
  expect(auth).toEqual([{ name: "apiKey", description, ...place }]);
});

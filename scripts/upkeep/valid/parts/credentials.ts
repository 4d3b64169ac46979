import {
  example,
  type Head,
  type Part,
  type Table,
  text,
  type Value,
  type Written,
} from "../draft.ts";

const KEY = { description: "A key." };
const IN_HEADER = { to: "headers.X-Key" };
const hidden = { to: "none", visibility: "user-only", required: true };

function auth(all: Written): Part<Head> {
  return { add: ({ top }) => void (top["auth"] = structuredClone(all)) };
}

/** In HTTP Basic, the key is the password. */
function withUser(user: string): Written {
  return { headers: { Authorization: { $basic: [user, "{key}"] } } };
}

function exchanged(place: Written, keep?: string): Part<Head> {
  return {
    add(head) {
      if (place["headers"]) head.params["client"] = text({ ...hidden, example: "c1" });
      const call = addLogin(head);
      const login = { call, take: { token: "output.token" }, ...(keep && { keep }) };
      head.headers["Authorization"] = "Bearer {token}";
      head.top["auth"] = { key: { ...KEY, ...place, login } };
    },
  };
}

/** The operation of a login, which is called first and so has an example. */
function addLogin(head: Head): string {
  const { id, schemas, operations } = head;
  schemas["Token"] = {
    type: "object",
    required: ["token"],
    properties: { token: { type: "string", description: "Token." } },
  };
  const name = `${id}_token`;
  operations[name] = {
    name: "Token",
    request: "POST /token",
    effect: "read",
    reply: { 200: "Token" },
    output: { token: "body.token" },
    examples: example(head, { body: { token: "fictitious" }, output: { token: "fictitious" } }),
  };
  return name;
}

/** What callers are known by. */
export const credentials: Table<Head> = {
  header: { ...auth({ key: { ...KEY, ...IN_HEADER } }), share: 4 },
  query: { ...auth({ key: { ...KEY, to: "query.key" } }), share: 2 },
  bearer: { ...auth({ key: { ...KEY, headers: { Authorization: "Bearer {key}" } } }), share: 4 },
  basic: auth({ key: { ...KEY, headers: { Authorization: { $basic: ["{key}", ""] } } } }),
  none: auth({}),
  pair: {
    add({ top, params }) {
      params["user"] = text({ ...hidden, example: "ann" });
      top["auth"] = { key: { ...KEY, ...withUser("{user}") } };
    },
  },
  oneOfTwo: {
    add({ top, rules }) {
      rules.push({ exactlyOne: ["key", "token"] });
      const token: Value = {
        required: false,
        headers: { Authorization: "Bearer {token}" },
        description: "A token.",
      };
      top["auth"] = { key: { ...KEY, required: false, ...IN_HEADER }, token };
    },
  },
  login: exchanged(IN_HEADER),
  keptLogin: exchanged(IN_HEADER, "30m"),
  loginOfPair: exchanged(withUser("{client}")),
  keptLoginOfPair: exchanged(withUser("{client}"), "30m"),
};

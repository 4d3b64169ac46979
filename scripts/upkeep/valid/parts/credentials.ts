import {
  example,
  type Head,
  type Part,
  type Table,
  text,
  type Value,
  type Written,
} from "../draft.ts";

const KEY = { param: "key", description: "A key." };
const hidden = { to: "none", visibility: "user-only", required: true };

function auth(...all: readonly Written[]): Part<Head> {
  return { add: ({ top }) => void (top["auth"] = structuredClone(all)) };
}

function exchanged(send: string, keep?: string): Part<Head> {
  return {
    add(head) {
      if (send.includes("{client}")) head.params["client"] = text({ ...hidden, example: "c1" });
      const call = addLogin(head);
      const login = { call, take: { token: "output.token" }, ...(keep && { keep }) };
      head.headers["Authorization"] = "Bearer {token}";
      head.top["auth"] = [{ ...KEY, send, login }];
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
  header: { ...auth({ ...KEY, send: "header:X-Key" }), share: 4 },
  query: { ...auth({ ...KEY, send: "query:key" }), share: 2 },
  bearer: { ...auth({ ...KEY, send: "header:Authorization: Bearer {}" }), share: 4 },
  basic: auth({ ...KEY, send: "basic:{}:" }),
  none: auth(),
  pair: {
    add({ top, params }) {
      params["user"] = text({ ...hidden, example: "ann" });
      top["auth"] = [{ ...KEY, send: "basic:{user}:{}" }];
    },
  },
  oneOfTwo: {
    add({ top, rules }) {
      rules.push({ exactlyOne: ["key", "token"] });
      const other: Value = {
        param: "token",
        required: false,
        send: "header:Authorization: Bearer {}",
        description: "A token.",
      };
      top["auth"] = [{ ...KEY, required: false, send: "header:X-Key" }, other];
    },
  },
  login: exchanged("header:X-Key"),
  keptLogin: exchanged("header:X-Key", "30m"),
  loginOfPair: exchanged("basic:{client}:{}"),
  keptLoginOfPair: exchanged("basic:{client}:{}", "30m"),
};

import { operationOf, inParts, thing, type ThingInputs } from "../operation.fixture.ts";
import { defineOperation } from "../operation.ts";
import { type Login, login } from "./login.ts";

export type Values = ThingInputs & { readonly token?: string };

/** The credential that is exchanged. */
export const apiKey = { type: "string", required: true, secret: true, credential: true } as const;

/** The login. */
export const entering = operationOf({
  id: "shop_log_in",
  inputs: { apiKey, scope: { type: "string" } },
  outputs: {
    token: { type: "string", from: ["body.token"] },
    data: { type: "json", from: ["body"] },
  },
  call: {
    ...thing.call,
    operation: "shop_log_in",
    path: "/login",
    request: (inputs: object) => ({
      params: { query: { scope: "scope" in inputs ? inputs.scope : undefined } },
    }),
  },
});

/** What is sent with the token. */
export const call = {
  ...thing.call,
  request: ({ id, token }: Values) => ({
    params: { path: { id }, header: { Authorization: `Bearer ${token}` } },
  }),
};

/** The operation, which logs in before; by default for its token. */
export function operation(
  keepMs?: number,
  gives: Readonly<Record<string, string>> = { token: "token" },
  fixed?: Login["fixed"],
) {
  return defineOperation<ThingInputs, Values, unknown>(
    ...inParts({
      ...thing,
      inputs: { ...thing.inputs, apiKey },
      call,
      hooks: login(
        { connect: thing.connect, call },
        {
          operation: () => entering,
          shared: ["apiKey"],
          gives,
          ...(fixed && { fixed }),
          ...(keepMs !== undefined && { keepMs }),
        },
      ),
    }),
  );
}

/** Gives `token-1`, `token-2`, ...; things are for who has one of these. */
export function shop(...taken: readonly string[]) {
  const sent: string[] = [];
  let logins = 0;
  const fetch = async ({ url, headers }: Request) => {
    const path = url.replace("https://api.example.com", "");
    const bearer = headers.get("authorization") ?? "";
    sent.push(path.startsWith("/login") ? path : `${path} ${bearer}`);
    if (path.startsWith("/login")) return Response.json({ token: `token-${++logins}` });
    if (taken.some((token) => bearer === `Bearer ${token}`)) return Response.json({ id: "t" });
    return Response.json({ message: `Not with ${bearer} after token-1.` }, { status: 401 });
  };
  return { sent, fetch };
}

let keys = 0;
/** Inputs with a credential of their own. */
export const given = () => ({ apiKey: `s3cret-${++keys}`, id: "t1" });

import { resultOf } from "../call-result.ts";
import type { Hostile } from "./setup.ts";

/** Operation -> the credential that it takes. */
const credentials = {
  basic: "password",
  user: "userKey",
  path: "pathKey",
  body: "bodyKey",
  form: "bodyKey",
  query: "queryKey",
  header: "headerKey",
  signed: "signKey",
  hooked: "signKey",
} as const;
/** Operations of the provider. */
export type Name = keyof typeof credentials;
export const names = Object.keys(credentials) as Name[]; // its own

/** Calls of operations and methods with one credential. */
export function keyCalls(hostile: Hostile) {
  async function call(name: Name, secret: string, inputs: object = {}, context: object = {}) {
    const { execute } = await hostile.packages.operation(`keys_${name}`);
    const own = { [credentials[name]]: secret, ...(name === "basic" && { email: "a@b.test" }) };
    return resultOf(() =>
      execute({ ...own, ...inputs }, { baseUrl: hostile.server.url, maxRetries: 0, ...context }),
    );
  }

  /** The request of the typed client, and what it threw. */
  async function clientCall(name: Name, secret: string, context: object, params: object = {}) {
    const all = Object.fromEntries(
      Object.values(credentials).map((each) => [each, each === credentials[name] ? secret : "x"]),
    );
    const options = {
      email: "a@b.test",
      baseUrl: hostile.server.url,
      maxRetries: 0,
      ...all,
      ...context,
    };
    return hostile.packages.client("keys", name, options, params).then(
      (value) => ({ value, error: undefined }),
      (error: unknown) => ({ value: undefined, error }),
    );
  }

  return { call, clientCall };
}

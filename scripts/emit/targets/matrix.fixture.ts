import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { manifestText } from "../../../tests/kit/manifest.ts";
import { formatText } from "../../../packages/workflow/src/diagnostics/format.ts";
import type { Provider } from "../../language/ir/types.ts";
import type { Spec } from "../../language/specs.ts";
import { compiler } from "../pipeline/compiler.ts";
import { stages } from "../pipeline/stages.ts";

const folder = join(import.meta.dirname, "../../language/testdata/language");

interface Credential {
  readonly name: string;
  readonly to?: string;
  readonly headers?: object;
  readonly description: string;
  readonly required?: false;
}

/** What a manifest says of its credentials. */
interface Access {
  readonly auth: readonly Credential[];
  readonly rules?: readonly object[];
  readonly params?: Readonly<Record<string, object>>;
  /** Single operations take these; there is one of every kind for each list. */
  readonly taken?: readonly (readonly string[])[];
  /** What every path begins with. */
  readonly under?: string;
  /** Requests that cannot carry them. */
  readonly without?: readonly string[];
}

const bearer = { Authorization: "Bearer {token}" };
const token = { name: "token", headers: bearer, description: "Token." };
const key = { name: "apiKey", to: "query.api_key", description: "Key." };
const pair = { $basic: ["{email}/token", "{apiToken}"] };
const agent = { name: "apiToken", headers: { Authorization: pair }, description: "Token." };
const bot = { name: "bot", description: "Token of the bot." };
const secret = { name: "clientSecret", to: "body.client_secret", description: "Secret." };
const tenant = { name: "tenantKey", to: "body.tenant", description: "Key of the tenant." };
const signer = { name: "signingKey", to: "none", description: "Signs." };
const email = { type: "string", to: "none", visibility: "user-only", description: "E-mail." };

const access: Readonly<Record<string, Access>> = {
  open: { auth: [] },
  bearer: { auth: [token] },
  maybe: { auth: left(token), taken: [[], ["token"]] },
  basic: { auth: [agent], params: { email: { ...email, required: true } } },
  path: { auth: [bot, key], under: "/{bot}", without: ["move_item"] },
  body: { auth: [secret, ...left(tenant)], without: ["list_items", "put_page", "move_item"] },
  signer: { auth: [signer, ...left(token)], taken: [["signingKey"], ["token"]] },
  pair: { auth: [token, key], taken: [["apiKey"], ["token"]] },
  either: {
    auth: left(token, key),
    rules: [{ exactlyOne: ["token", "apiKey"] }],
    taken: [["token"], ["apiKey"]],
  },
  header: {
    auth: left(token, agent),
    rules: [{ exactlyOne: ["token", "apiToken"] }, { when: "apiToken", need: "email" }],
    params: { email },
    taken: [["token"], ["apiToken"]],
  },
  carried: {
    auth: left(token, secret),
    rules: [{ need: ["token", "clientSecret"] }],
    taken: [["clientSecret"], ["token"]],
    without: ["list_items", "put_page", "move_item"],
  },
};

const servers: Readonly<Record<string, { readonly url: string | readonly string[] }>> = {
  one: { url: "https://api.matrix.test" },
  chosen: { url: "https://{region}/v1" },
  several: { url: ["https://{site}.matrix.test", "https://{region}/v1"] },
};

const far = { url: "https://{shard}.content.matrix.test" };
const part = { type: "string", to: "none", visibility: "user-only", description: "Part." };
const parts: Readonly<Record<string, object>> = {
  region: { ...part, enum: { eu: "eu.matrix.test", us: "us.matrix.test" }, default: "eu" },
  site: { ...part, example: "acme" },
  shard: { ...part, default: "s1", example: "s2" },
};

const text = { type: "string", required: true, description: "Text.", example: "hello" };
const tags = { type: "string", convert: "csv", description: "Tags.", example: "a,b" };
const sign = { sign: "./hooks/matrix.ts#sign", adds: ["x-signature", "x-time"] };

const REPLY = { status: 200, body: { id: "a" } };

/** Kinds of requests by name. */
const requests: Readonly<Record<string, object>> = {
  list_items: { request: "GET /items", effect: "read" },
  put_json: { request: "POST /items", body: { item: { "text?": "{text}" }, tags: "{tags}" } },
  put_form: { request: "POST /forms", encode: "form", body: { text: "{text}", tags: "{tags}" } },
  put_page: {
    request: "POST /pages",
    encode: "text/html",
    body: "<p>{text}</p>",
    params: { text },
  },
  put_patch: { request: "PATCH /items", encode: "application/merge-patch+json" },
  add_text: { request: "POST /texts#add", body: { add: "{text}" }, params: { text } },
  cut_text: { request: "POST /texts#cut", body: { cut: "{text}" }, params: { text } },
  move_item: {
    request: ["POST /old/{place}", "POST /new"],
    params: { place: { ...tags, convert: undefined }, text },
  },
  upload: { request: "POST /upload", server: "https://content.matrix.test/2" },
  upload_to_a_place_of_its_own: { request: "POST /store", server: far },
  sign_item: { request: "POST /signed", hooks: sign },
  sign_far: { request: "POST /far", server: far, hooks: sign },
};

/** A function that signs, for a file of the name `hooks/matrix.ts`. */
export const SIGN = `export function sign(): Record<string, string> {
  return { "x-signature": "none" };
}
`;

/** Providers of every credential with every kind of request, and those that use every word; `hooks` is a folder with the function that signs. */
export async function matrix(hooks: string): Promise<readonly Provider[]> {
  const places = Object.keys(servers);
  const made = Object.entries(access).flatMap(([name, each], at) =>
    // All pairs, but for one place each.
    places
      .filter((_, place) => place !== at % places.length)
      .map((place) => ({ ...manifest(`${name}-${place}`, each, place), folder: hooks })),
  );
  const every = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const written = every.map((name) =>
    specOf(name.replace(".yaml", ""), readFileSync(join(folder, name), "utf8")),
  );
  const all = await compiler(stages, () => {}).compile([...made, ...written], () => []);
  const errors = all.diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new Error(errors.map((found) => formatText(found)).join("\n"));
  return all.manifests.flatMap(({ provider }) => provider ?? []);
}

/** A manifest with every request, once for all credentials and once for each choice of them. */
function manifest(id: string, own: Access, place: string): Spec {
  const { auth, rules, params, taken = [] } = own;
  const url = servers[place]?.url ?? "";
  const named = ["region", "site"].filter((name) => String(url).includes(`{${name}}`));
  const all = auth.map(({ name }) => name);
  const whole = manifestText(id, {
    server: { url },
    auth: Object.fromEntries(auth.map(({ name, ...written }) => [name, written])),
    ...(rules && { rules }),
    params: {
      ...Object.fromEntries([...named, "shard"].map((name) => [name, parts[name]])),
      ...params,
    },
    schemas: {
      Item: { type: "object", required: ["id"], properties: { id: { type: "string" } } },
    },
    operations: Object.fromEntries(
      [all, ...taken].flatMap((each, at) => operations(id, own, each, at)),
    ),
  });
  return specOf(id, whole);
}

function operations(
  id: string,
  { under = "", without = [], params = {} }: Access,
  auth: readonly string[],
  at: number,
): readonly (readonly [string, object])[] {
  const own = Object.entries(requests).filter(([name]) => !without.includes(name));
  const given = {
    ...(id.endsWith("-several") && { site: "acme" }),
    ...(params["email"] && { email: "ann@matrix.test" }),
  };
  const number = at === 0 ? "" : `_${at}`;
  return own.map(([name, request]) => {
    const operation = {
      name: `${name}${number}`,
      effect: "write",
      auth,
      params: { text, tags },
      reply: { 200: "Item" },
      output: { id: { from: "body.id", type: "string", description: "Id." } },
      examples: { one: { params: { ...given, text: "x" }, reply: REPLY, output: { id: "a" } } },
      ...request,
    };
    const moved = JSON.stringify(operation).replaceAll(
      /(GET|POST|PATCH) \//g,
      `$1 ${under}/v${at}/`,
    );
    return [`${id.replaceAll("-", "_")}_${name}${number}`, JSON.parse(moved)];
  });
}

function specOf(name: string, contents: string): Spec {
  return { name, file: { path: `specs/${name}.yaml`, text: contents }, folder };
}

function left(...credentials: readonly Credential[]): readonly Credential[] {
  return credentials.map((each) => ({ ...each, required: false }));
}

import { sentTemplates } from "../../language/ir/credentials.ts";
import { jsonOf } from "../../language/ir/json.ts";
import type { Credential, Json, Oauth, Provider } from "../../language/ir/types.ts";
import { printJson } from "../render/json.ts";
import { blockFields } from "./block/fields.ts";
import { blockOperation } from "./block/operation.ts";
import { outputSchemas } from "./block/schemas.ts";
import { blockServer } from "./block/server.ts";
import { givenInputs } from "./operations/other-call.ts";
import type { Target } from "./target.ts";

/** The block as data that any host can read: operations, outputs, and fields with their limits. */
export const blockJsonTarget: Target = {
  id: "block-json",
  emit: (provider) => [{ path: "block.json", contents: blockJson(provider), use: "data" }],
};

/** The text of `block.json`. */
export function blockJson(provider: Provider): string {
  return printJson(blockData(provider));
}

const made = new WeakMap<Provider, Json>();

/** What `block.json` says. */
export function blockData(provider: Provider): Json {
  const data = made.get(provider) ?? dataOf(provider);
  made.set(provider, data);
  return data;
}

function dataOf(provider: Provider): Json {
  const { block, auth, operations, test } = provider;
  const schemas = outputSchemas(provider);
  const fields = blockFields(provider);
  const names = fields.map(({ name }) => name);
  return {
    type: block.type,
    provider: provider.id,
    version: provider.version,
    name: block.name,
    description: block.description,
    ...(block.color !== null && { color: block.color }),
    category: block.category,
    ...(block.icon && { icon: iconData(block.icon) }),
    ...(block.docs !== undefined && { docs: block.docs }),
    ...blockServer(provider.server, provider),
    auth: auth.map(credentialData),
    ...(test && { test: { call: test.call, ...givenInputs(test) } }),
    operations: operations.map((operation) => blockOperation(provider, operation, names)),
    fields,
    ...(Object.keys(schemas).length > 0 && { $defs: schemas }),
  };
}

/** Paths in the package. */
function iconData({ light, dark }: NonNullable<Provider["block"]["icon"]>): Json {
  return { light: light.path, ...(dark && { dark: dark.path }) };
}

function credentialData(credential: Credential): Json {
  const { name, title, kind, description, docs, scopes, env, optional, oauth } = credential;
  return {
    name,
    title,
    kind,
    description,
    ...(docs !== undefined && { docs }),
    scopes,
    send: jsonOf(sentTemplates(credential)),
    env,
    ...(optional && { required: false }),
    ...(oauth && { oauth: oauthData(oauth) }),
  };
}

/** Where a host obtains the token. */
function oauthData({ grant, authorize, token, pkce, parameters, gives }: Oauth): Json {
  return {
    grant,
    ...(authorize !== null && { authorize }),
    token,
    pkce,
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(gives && { gives }),
  };
}

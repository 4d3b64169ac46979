import { isMap } from "../../../packages/workflow/src/document/is-map.ts";
import { CALLS } from "./call-habits.ts";
import { CHOICES } from "./choice-habits.ts";
import { INPUT_STEPS } from "./input-habits.ts";
import { CONDITIONS, PARAMETER_WHEN } from "./condition-habits.ts";
import { CREDENTIALS } from "./credential-habits.ts";
import { OUTPUTS } from "./output-habits.ts";
import { FORMS, PEOPLE, limit, placement, request, type Entry, typed } from "./habit-texts.ts";
import { POLICIES } from "./policy-habits.ts";
import type { ManifestPath } from "./source.ts";

/** What other tools call something, and how it is said here. */
export interface Habit {
  /** The key here that stands for it; several habits may stand for one key. */
  readonly word: string;
  readonly instead: string;
}

/** A key of another tool at this place of a manifest; `title` is that of the schema around it. */
export function habitOf(
  title: string | undefined,
  key: string,
  data: unknown,
  path: ManifestPath,
): Habit | undefined {
  const known = HABITS[title ?? ""] ?? {};
  const found = Object.entries(known).find(([, { keys }]) => keys.split(" ").includes(key));
  if (found === undefined) return undefined;
  const [word, { instead }] = found;
  const members = isMap(data) ? data : {};
  return { word, instead: typeof instead === "string" ? instead : instead(members, path) };
}

const leftOut = "leave it out";

/** What signs, at the provider and at an operation. */
const SIGNING = {
  sign: {
    keys: "signature signRequest signing signer hmac aws awsSignature sigV4",
    instead:
      "write `sign: ./hooks/file.ts#name`; `@blockwright/runtime/sign` has `sigV4` and `hmac`",
  },
  adds: {
    keys: "headers header headerName",
    instead: "write `adds`, the names of the headers that `sign` returns",
  },
} as const;

/** By the title of a schema of the manifest, then by the key that is meant. */
const HABITS: Readonly<Record<string, Readonly<Record<string, Entry>>>> = {
  Manifest: {
    manifest: {
      keys: "openapi swagger",
      instead:
        "a manifest begins with `manifest: 2`; `npx blockwright import` makes one of an OpenAPI document",
    },
    block: { keys: "info name title description", instead: "this is said under `block`" },
    server: {
      keys: "servers baseUrl baseURL base_url basePath base_path url uri host hostname domain origin apiUrl api_url apiBase api_base endpoint endpointUrl schemes",
      instead: "write `server: https://api.example.com`, with its path, if it has one for all",
    },
    operations: { keys: "paths endpoints actions tools", instead: "write `operations`, by id" },
    schemas: {
      keys: "components definitions types",
      instead: ({ types }) =>
        typeof types === "string"
          ? "leave it out; an output has the type of its schema where it names none"
          : "write `schemas`, by name",
    },
    auth: {
      keys: "security securityDefinitions securitySchemes authentication credentials",
      instead:
        'write `auth` by name: `auth: { token: { headers: { Authorization: "Bearer {token}" }, description: ... } }`',
    },
    params: { keys: "parameters variables inputs", instead: "write `params`, by name" },
    test: {
      keys: "testRequest credentialTest testCredential",
      instead: "write `test: { call: ... }`, with its inputs under `with`",
    },
  },
  ...CREDENTIALS,
  Operation: {
    request: { keys: "method path url uri endpoint httpMethod verb curl", instead: request },
    params: {
      keys: "parameters inputs fields properties args",
      instead:
        "write `params`, by name; `to: query.name`, `to: body.name` or `to: headers.Name` says where one goes",
    },
    body: {
      keys: "requestBody data json payload jsonBody bodyParameters bodyTemplate",
      instead: 'write `body` as it travels, with `"{name}"` where the value of a parameter belongs',
    },
    encode: {
      keys: "contentType content_type mediaType bodyType consumes mimeType",
      instead:
        "write `encode: form`, or the media type of the body, `encode: text/html`; without it, it is JSON",
    },
    query: {
      keys: "queryParams queryParameters qs querystring searchParams urlParams",
      instead: 'write `query`, by name: `{ limit: 10, q: "{words}" }`',
    },
    graphql: {
      keys: "gql mutation document operationName",
      instead: "write the document under `graphql`, and its variables under `variables`",
    },
    hooks: {
      keys: "preRequest preRequestScript prerequest script preSend postReceive transformRequest transformResponse event",
      instead: "write `hooks: { request: ./hooks/file.ts#name }`, where no word says it",
    },
    constants: {
      keys: "constants fixed static",
      instead:
        "write what is always sent under `query`, `headers` or `body`, as it travels: `query: { v: 2 }`",
    },
    routing: {
      keys: "routing",
      instead: "write `request: GET /path`, and `query`, `headers` or `body` beside it",
    },
    headers: {
      keys: "header headerParameters",
      instead: 'write `headers`, by name: `{ X-Version: "2", X-Trace: "{trace}" }`',
    },
    output: {
      keys: "same outputs results",
      instead:
        'write `output: body`; beside others, all members of an object are `"...": body.ticket`, and single ones `id: body.ticket.id`',
    },
    reply: { keys: "responses response returns", instead: "write `reply: { 200: NameOfSchema }`" },
    name: { keys: "summary title label", instead: "write `name`" },
    page: {
      keys: "pagination paging paginate",
      instead: "write `page: { items: body.items, next: body.next, send: cursor }`",
    },
    when: {
      keys: "if condition enabled when",
      instead:
        "write `when` where it depends: at a parameter, a line of the request, a call under `before`",
    },
    limits: { keys: "timeout retry retries maxBytes", instead: "write it under `limits`" },
    id: { keys: "operationId id", instead: "the key of the operation is its id" },
    auth: {
      keys: "security",
      instead:
        "write `auth: [name]` with the credentials that this operation takes; without it, it takes all",
    },
    server: {
      keys: "servers baseUrl baseURL base_url basePath host hostname domain origin",
      instead:
        "write `server: https://content.example.com` where it is another than that of the rest",
    },
    resource: { keys: "tags tag group", instead: "write `resource`, one for each operation" },
    docs: { keys: "externalDocs", instead: "write `docs: https://...`" },
    hosts: {
      keys: "allowedHosts",
      instead: "write `server: { allowedHosts: [.files.example.com] }`",
    },
    nothing: { keys: "consumes produces", instead: leftOut },
  },
  Hooks: {
    request: {
      keys: "before beforeRequest pre preRequest preSend transformRequest",
      instead: "write `request: ./hooks/file.ts#name`",
    },
    reply: {
      keys: "after afterResponse post postReceive response transformResponse",
      instead: "write `reply: ./hooks/file.ts#name`",
    },
    ...SIGNING,
  },
  "Hooks of all operations": {
    request: {
      keys: "request reply before after preRequest preSend postReceive",
      instead: "write it under `hooks` of an operation; only `sign` is for all",
    },
    ...SIGNING,
  },
  Parameter: {
    to: { keys: "in location name", instead: placement },
    type: { keys: "schema", instead: ({ schema }) => typed(schema) },
    required: {
      keys: "optional",
      instead: "a parameter is optional unless it says `required: true`",
    },
    nothing: {
      keys: "nullable style explode readOnly",
      instead: ({ nullable }) =>
        nullable === undefined
          ? leftOut
          : `${leftOut}; an absent parameter is not sent, and null counts as absent unless \`clear: nulls\` is written`,
    },
    enum: CHOICES,
    options: {
      keys: "members loadOptions dynamicOptions typeOptions",
      instead: "write `options: { call: ..., take: item.id }`; of an object they are its members",
    },
    ...FORMS,
    label: { keys: "title displayName", instead: "write `label`" },
    example: { keys: "examples hint", instead: "write `example`" },
    default: { keys: "defaultValue", instead: "write `default`, which is sent" },
    providerDefault: {
      keys: "serverDefault apiDefault",
      instead: "write `providerDefault`, which is told, and never sent",
    },
    withoutDefault: {
      keys: "sendDefault",
      instead: ({ sendDefault }) =>
        sendDefault === true
          ? `${leftOut}; a \`default\` is sent`
          : "write `providerDefault` in place of `default`; it is told, and never sent",
    },
    pattern: { keys: "regex regexp", instead: "write `pattern`" },
    lowest: { keys: "min gte minValue", instead: ({ type }) => `write \`${limit("min", type)}\`` },
    highest: { keys: "max lte maxValue", instead: ({ type }) => `write \`${limit("max", type)}\`` },
    secret: { keys: "sensitive password", instead: "write `secret: true`" },
    when: PARAMETER_WHEN,
    ...INPUT_STEPS.Parameter,
    convert: {
      keys: "transform encoding encode serialize contentEncoding",
      instead: "write `convert: json-text`, `base64` or `epoch`, or a list of steps",
    },
  },
  ...CALLS,
  ...CONDITIONS,
  ...PEOPLE,
  ...POLICIES,
  ...OUTPUTS,
  "Steps of an input": INPUT_STEPS.steps,
};

import type { Received } from "../../../contract-tests/servers/loopback.ts";

/** A reply that repeats what it should not. */
export interface Reflection {
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Makes a reply of a secret and of the request that carried it. */
export type Reflect = (secret: string, request: Received) => Reflection;

/** What error bodies are cut at, in bytes. */
const errorCap = 64 * 2 ** 10;

/** Replies that repeat a secret, by how they do. */
export const reflections: Readonly<Record<string, Reflect>> = {
  "JSON message": (secret) => errorBody(`Invalid key: ${secret}.`),
  "JSON message of a list": (secret) =>
    json([{ message: `Invalid key: ${secret}.`, errorCode: secret }]),
  "JSON deep member": (secret) => json({ details: nested(secret, 30) }),
  "JSON very deep member": (secret) => json({ details: nested(secret, 500) }),
  "JSON name of a member": (secret) => json({ error: { [secret]: { [`x ${secret}`]: [secret] } } }),
  "JSON request": (_, request) => json({ error: { message: "Bad request.", request } }),
  "JSON request as text": (_, request) => errorBody(`Bad request: ${JSON.stringify(request)}`),
  "JSON in JSON": (secret) => errorBody(JSON.stringify({ key: secret })),
  "JSON in JSON in JSON": (secret) => errorBody(JSON.stringify(JSON.stringify({ key: secret }))),
  "JSON text in ASCII": (secret) => errorBody(ascii(JSON.stringify(secret))),
  "JSON text with escaped slashes": (secret) =>
    errorBody(JSON.stringify(secret).replaceAll("/", "\\/")),
  "JSON without its end": (secret) => withoutEnd({ message: secret, more: [1, 2, 3] }),
  "JSON that ends inside the secret": (secret) => withoutEnd({ message: secret }),
  "URL-encoded": (secret) => errorBody(`/v1?key=${encodeURIComponent(secret)}&a=b`),
  "URL-encoded in lower case": (secret) =>
    errorBody(encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())),
  "URL-encoded strictly": (secret) =>
    errorBody(encodeURIComponent(secret).replace(/[!'()*~]/g, percent)),
  "URL-encoded throughout but for letters and digits": (secret) =>
    errorBody(encodeURIComponent(secret).replace(/[-_.!'()*~]/g, percent)),
  "URL-encoded twice": (secret) => errorBody(encodeURIComponent(encodeURIComponent(secret))),
  "form-encoded": (secret) => errorBody(new URLSearchParams({ key: secret, a: "b" }).toString()),
  HTML: (secret) => html(`<h1>Invalid key ${secret}</h1>`),
  "HTML with entities": (secret) => html(`<h1>Invalid key ${entities(secret, named)}</h1>`),
  "HTML with numeric entities": (secret) => html(`<h1>${entities(secret, numeric)}</h1>`),
  "HTML in JSON": (secret) => errorBody(entities(secret, named)),
  "plain text": (secret) => ({ type: "text/plain", body: `Invalid key ${secret}` }),
  "request ids": (secret) => ({ ...json({}), headers: requestIds(secret) }),
  "request ids without a body": (secret) => ({
    type: "text/plain",
    headers: requestIds(secret),
    body: "",
  }),
  "request id in the body": (secret) =>
    json({ error: { message: "No.", innerError: { "request-id": secret } } }),
};

/** An error page that is cut at the size limit, `kept` bytes into the secret. */
export function cutPage(secret: string, kept: number, padding: "x" | "€"): Reflection {
  const room = errorCap - kept - "<p>".length;
  const fill = padding.repeat(Math.floor(room / Buffer.byteLength(padding)));
  const rest = "x".repeat(room - Buffer.byteLength(fill));
  return html(`<p>${rest}${fill}${secret}</p>`);
}

/** In all the places where the manifests look for a message and a code. */
function errorBody(message: string): Reflection {
  const error = { message, code: message, type: message, status: message };
  return json({ message, error: { ...error, errors: [{ reason: message }] } });
}

function json(body: unknown): Reflection {
  return { type: "application/json", body: JSON.stringify(body) };
}

function withoutEnd(body: unknown): Reflection {
  const { type, body: text } = json(body);
  return { type, body: text.slice(0, -5) };
}

function html(body: string): Reflection {
  return { type: "text/html", body };
}

function nested(value: unknown, depth: number): unknown {
  return depth === 0 ? value : { a: [nested(value, depth - 1)] };
}

function requestIds(secret: string): Record<string, string> {
  return { "request-id": secret, "x-request-id": `id ${secret}`, "www-authenticate": secret };
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

function ascii(text: string): string {
  return text.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const entityNames: Readonly<Record<string, string>> = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
  "'": "#39",
};
const named = (character: string) => `&${entityNames[character] ?? "#160"};`;
const numeric = (character: string) => `&#x${character.charCodeAt(0).toString(16)};`;

function entities(text: string, entity: (character: string) => string): string {
  return text.replace(entity === named ? /[&<>"']/g : /[&<>"'`=/+é]/g, entity);
}

import type { SentRequest } from "../../../../contract-tests/run/types.ts";
import { sentRequest } from "../../../../contract-tests/run/sent-request.ts";
import type { Environment } from "./environment.fixture.ts";
import type { ShownBody, ShownRequest, Text } from "./types.ts";

/** The request that is shown, with the secrets of its environment, as it would be on the wire. */
export function wireRequest(shown: ShownRequest, env: Environment): Promise<SentRequest> {
  const filled = (text: Text) =>
    text.map((part) => (typeof part === "string" ? part : (env[part.env] ?? part.env))).join("");
  const { method, origin, path, query, headers, basic, body } = shown;
  const address = `${origin}${filled(path)}${query.length > 0 ? `?${filled(query)}` : ""}`;
  const made = new Headers(headers.map(([name, value]): [string, string] => [name, filled(value)]));
  if (basic) made.set("authorization", `Basic ${Buffer.from(filled(basic)).toString("base64")}`);
  if (body?.kind === "multipart") made.delete("content-type");
  const init = { method, headers: made, body: body && bodyOf(body, filled) };
  return sentRequest(new Request(address, init));
}

function bodyOf(body: ShownBody, filled: (text: Text) => string): BodyInit {
  if (body.kind === "text") return new TextEncoder().encode(filled(body.text));
  if (body.kind === "file") return body.file;
  const form = new FormData();
  for (const { name, value } of body.parts)
    form.append(name, value instanceof File ? value : filled(value));
  return form;
}

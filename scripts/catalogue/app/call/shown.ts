import type { Given } from "./inputs.ts";
import { basicOf, type Known, textOf } from "./secrets.ts";
import type { Pair, ShownBody, ShownRequest } from "./types.ts";

/** What is known beside a request. */
export interface About {
  readonly secrets: readonly Known[];
  readonly inputs: Readonly<Record<string, Given>>;
  readonly isSigned: boolean;
}

/** A request as people see it. */
export async function shownRequest(request: Request, about: About): Promise<ShownRequest> {
  const { secrets, isSigned } = about;
  const { origin, pathname, search } = new URL(request.url);
  const basic = basicOf(request.headers.get("authorization") ?? "");
  const headers = [...request.headers].map(([name, value]): Pair => {
    if (name !== "authorization" || basic === null) return [name, textOf(value, secrets)];
    return [name, ["Basic <base64 of ", ...textOf(basic, secrets), ">"]];
  });
  return {
    method: request.method,
    origin,
    path: textOf(pathname, secrets),
    query: textOf(search.slice(1), secrets),
    headers,
    basic: basic === null ? null : textOf(basic, secrets),
    body: await bodyOf(request, about),
    isSigned,
  };
}

async function bodyOf(request: Request, { secrets, inputs }: About): Promise<ShownBody | null> {
  const type = request.headers.get("content-type") ?? "";
  const bytes = await request.clone().arrayBuffer();
  if (bytes.byteLength === 0) return null;
  if (type.startsWith("multipart/form-data")) {
    const data = await new Response(bytes, { headers: { "content-type": type } }).formData();
    const parts = [...data].map(([name, value]) => ({
      name,
      value: typeof value === "string" ? textOf(value, secrets) : value,
    }));
    return { kind: "multipart", parts };
  }
  const name = Object.values(inputs).flatMap((each) => fileName(each) ?? [])[0];
  const text = decoded(bytes);
  if (text === null || (name !== undefined && !/json|urlencoded/.test(type)))
    return { kind: "file", file: new File([bytes], name ?? "file", { type }) };
  const pretty = /^[^;]*json\b/.test(type) ? prettyJson(text) : null;
  return {
    kind: "text",
    text: textOf(text, secrets),
    ...(pretty !== null && { pretty: textOf(pretty, secrets) }),
  };
}

/** The name of a file that was chosen, or that an example has. */
function fileName(given: Given): string | undefined {
  const { name, base64 } = Object(given) as { name?: unknown; base64?: unknown }; // looked at here
  const isFile = given instanceof File || typeof base64 === "string";
  return isFile ? (typeof name === "string" && name) || "file" : undefined;
}

/** Null where the bytes are no text. */
function decoded(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function prettyJson(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return null;
  }
}

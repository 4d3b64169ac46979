import type { SignedRequest, SignHook } from "../hooks/signing.ts";
import { type Bytes, bytesOf, hex } from "./bytes.ts";
import { hmacOf } from "./hmac.ts";

/** Credentials of AWS, under the names that the manifest gives them. */
export interface AwsKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of temporary credentials. */
  readonly sessionToken?: string | undefined;
}

/** What a signature is for. */
export interface SigV4Options<Credentials> {
  /** `s3`, `execute-api`. */
  readonly service: string;
  /** `eu-west-1`, or where to find it among the credentials and the parameters of the address. */
  readonly region: string | ((credentials: Readonly<Credentials>) => string);
}

/**
 * A hook that signs as AWS Signature Version 4 asks. `adds` has to name `authorization` and
 * `x-amz-date`; for `s3` also `x-amz-content-sha256`; with a session token `x-amz-security-token`.
 */
export function sigV4<Credentials extends AwsKeys = AwsKeys>(
  options: SigV4Options<Credentials>,
): SignHook<Credentials> {
  const { service, region } = options;
  return async (request, { now, secret }) => {
    const { accessKeyId, secretAccessKey, sessionToken } = request.credentials;
    const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
    const date = time.slice(0, 8);
    const place = typeof region === "string" ? region : region(request.credentials);
    const scope = `${date}/${place}/${service}/aws4_request`;
    const payload = await sha256(request.body);
    const added = {
      "x-amz-date": time,
      ...(sessionToken && { "x-amz-security-token": sessionToken }),
      ...(service === "s3" && { "x-amz-content-sha256": payload }),
    };
    const { names, canonical } = canonicalRequest(request, added, payload, service);
    const text = ["AWS4-HMAC-SHA256", time, scope, await sha256(canonical)].join("\n");
    let key: Bytes = `AWS4${secretAccessKey}`;
    for (const part of scope.split("/")) key = await hmacOf("SHA-256", key, part);
    const signature = secret(hex(await hmacOf("SHA-256", key, text)));
    const credential = `Credential=${accessKeyId}/${scope}`;
    const authorization = `${credential}, SignedHeaders=${names}, Signature=${signature}`;
    return { ...added, authorization: `AWS4-HMAC-SHA256 ${authorization}` };
  };
}

// What proxies change on the way, or what a client adds after the signature.
const UNSIGNED = new Set([
  "accept",
  "accept-encoding",
  "authorization",
  "connection",
  "expect",
  "transfer-encoding",
  "user-agent",
  "x-amzn-trace-id",
]);

/** The text that is hashed, and the names of the headers in it. */
function canonicalRequest(
  { method, url, headers }: SignedRequest<unknown>,
  added: Readonly<Record<string, string>>,
  payload: string,
  service: string,
) {
  const { host, pathname, searchParams } = new URL(url);
  const all = Object.entries({ ...headers, host, ...added });
  const signed = all.filter(([name]) => !UNSIGNED.has(name)).toSorted(byText);
  const names = signed.map(([name]) => name).join(";");
  const query = [...searchParams].map((pair) => pair.map(encoded)).toSorted(byText);
  const canonical = [
    method,
    pathOf(pathname, service),
    query.map((pair) => pair.join("=")).join("&"),
    ...signed.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, " ")}`),
    "",
    names,
    payload,
  ].join("\n");
  return { names, canonical };
}

/** Every service but S3 encodes the path a second time. */
function pathOf(pathname: string, service: string): string {
  const segments = pathname.split("/").map((segment) => encoded(decodeURIComponent(segment)));
  return (service === "s3" ? segments : segments.map(encoded)).join("/");
}

/** By code units, as AWS sorts. */
function byText(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [one.join("\n"), other.join("\n")];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Percent-encoded but for letters, digits and `-._~`. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

async function sha256(value: Bytes): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(value))));
}

import type { HookCall } from "../hooks/call.ts";
import type { SignedRequest, SignHook } from "../hooks/signing.ts";
import { base64, base64url, type Bytes, bytesOf, hex } from "./bytes.ts";

/** Hash functions of Web Crypto. */
export type Hash = "SHA-1" | "SHA-256" | "SHA-384" | "SHA-512";

/** How a signature is written. */
export type HmacEncoding = "hex" | "base64" | "base64url";

/** Where a signature goes and what it is made of. */
export interface HmacOptions<Credentials> {
  /** The secret key; a text stands for its UTF-8. */
  readonly key: (credentials: Readonly<Credentials>) => Bytes;
  /** What is signed. Default: the body. */
  readonly message?: (request: SignedRequest<Credentials>, call: HookCall) => Bytes;
  /** The header that carries the signature. */
  readonly header: string;
  /** Text before the signature: `sha256=`. */
  readonly prefix?: string;
  /** Default: `SHA-256`. */
  readonly hash?: Hash;
  /** Default: `hex`. */
  readonly encoding?: HmacEncoding;
  /** Further headers, such as the time that the message names. */
  readonly headers?: (
    request: SignedRequest<Credentials>,
    call: HookCall,
  ) => Readonly<Record<string, string>>;
}

/** A hook that signs with an HMAC. `adds` has to name its header, and those of `headers`. */
export function hmac<Credentials>(options: HmacOptions<Credentials>): SignHook<Credentials> {
  const { key, header, prefix = "", hash = "SHA-256", encoding = "hex" } = options;
  const { message = ({ body }) => body, headers } = options;
  return async (request, call) => {
    const bytes = await hmacOf(hash, key(request.credentials), message(request, call));
    const signature = call.secret(ENCODINGS[encoding](bytes));
    return { ...headers?.(request, call), [header]: prefix + signature };
  };
}

const ENCODINGS = { hex, base64, base64url };

/** The HMAC of a message, for hooks that write their own signature. Texts stand for their UTF-8. */
export async function hmacOf(hash: Hash, key: Bytes, message: Bytes): Promise<Uint8Array> {
  const { subtle } = crypto;
  const algorithm = { name: "HMAC", hash };
  const imported = await subtle.importKey("raw", bytesOf(key), algorithm, false, ["sign"]);
  return new Uint8Array(await subtle.sign("HMAC", imported, bytesOf(message)));
}

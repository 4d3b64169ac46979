/** Bytes, or text that stands for its UTF-8. */
export type Bytes = string | Uint8Array;

/** The bytes of a text. */
export function bytesOf(value: Bytes): BufferSource {
  // Web Crypto takes no shared memory, which texts and bodies are not.
  return (typeof value === "string" ? new TextEncoder().encode(value) : value) as BufferSource;
}

/** Bytes in hexadecimal, in lower case. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bytes in base64, with its padding. */
export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  // A call takes so many arguments at most.
  for (let at = 0; at < bytes.length; at += 8_192) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  }
  return btoa(parts.join(""));
}

/** Bytes in the base64 of addresses, without padding. */
export function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Bytes that a call takes as arguments; a multiple of three, so that the parts can be joined. */
const part = 3 * 4_096;

/** Bytes in base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += part) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + part)));
  }
  return text;
}

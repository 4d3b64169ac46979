/** The kind of the note decides. */
export function sign({ body }: { readonly body: Uint8Array }): Record<string, string> {
  const text = new TextDecoder().decode(body);
  if (text.includes("tea")) return { "X-Signature": "tea" };
  return { "x-signature": "other", "x-other": "1" };
}

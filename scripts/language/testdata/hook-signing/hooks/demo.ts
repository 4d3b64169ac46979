export function sign(): Record<string, string> {
  return { "x-signature": "s" };
}

/** No real signature. */
export function signed(): Record<string, string> {
  return { "x-signature": "none" };
}

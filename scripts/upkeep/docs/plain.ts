/** Text with code spans, outside of which `<` would begin HTML. */
export function plain(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith("`") ? part : part.replace(/[<*\\[\]]/g, "\\$&")))
    .join("");
}

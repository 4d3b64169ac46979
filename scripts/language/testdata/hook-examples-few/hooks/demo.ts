export function cleaned(values: { readonly text?: string }): object {
  const { text } = values;
  if (text === undefined) return values;
  if (text.length > 100) throw new Error("too long");
  if (text === "a") {
    return { ...values, text: "b" };
  } else if (text === "c") {
    return { ...values, text: "d" };
  }
  return { ...values, text: text.trim() };
}

export const unwrapped = ({ body }: { readonly body: unknown }): unknown =>
  typeof body === "string" ? { id: body } : body;

export function known({ text }: { readonly text?: string }): object {
  if (text === "a" || text === "c") return { text };
  throw new Error(text === undefined ? "no text" : "another text");
}

export function signed(): Record<string, string> {
  const names = ["a", "b"].map((name) => (name === "a" ? "x" : name));
  for (const name of names) if (name === "b") names.push("c");
  return { "x-signature": names.join("") };
}

export function chosen(values: { readonly text?: string }): object {
  switch (values.text) {
    case "a":
    case "b":
      return { text: "c" };
    case "d": {
      return { text: "e" };
    }
    case "f":
      throw new Error("f");
    default:
      return values;
  }
}

import { styleText } from "node:util";

/** Styles of a terminal that are used here. */
export type Look = "bold" | "dim" | "red" | "green" | "yellow";

/** Decorates text for one stream, or leaves it as it is. */
export type Style = (look: Look, text: string) => string;

/** Colours only for a terminal, and never with NO_COLOR. */
export function styleFor(
  stream: { readonly isTTY?: boolean | undefined },
  env: Readonly<Record<string, string | undefined>>,
): Style {
  const wanted = stream.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb";
  if (!wanted) return (_, text) => text;
  return (look, text) => styleText(look, text, { validateStream: false });
}

import type { ReplyKind } from "../../../packages/runtime/src/definition.ts";
import type { Json } from "./types.ts";

/** The body of a reply as it travels. */
export function travellingText(kind: ReplyKind | undefined, body: Json): string {
  if (kind === "text" || (kind === "file" && typeof body === "string")) return String(body);
  const whole = JSON.stringify(body);
  if (!Array.isArray(body)) return whole;
  const values = body.map((value) => JSON.stringify(value));
  if (kind === "lines") return values.map((value) => `${value}\n`).join("");
  return kind === "events" ? values.map((value) => `data: ${value}\n\n`).join("") : whole;
}

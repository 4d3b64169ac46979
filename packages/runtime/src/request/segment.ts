import { encoded } from "./query.ts";
import { refuse } from "./refusal.ts";
import { wrongInput } from "../tool-error.ts";

/** Fills the path parameters of an address; `pathSerializer` of openapi-fetch. */
export function pathSerializer(address: string, params: Readonly<Record<string, unknown>>): string {
  return !address.includes("{")
    ? address
    : address.replace(/\{([^{}]+)\}/g, (_, name: string) => segment(name, params[name]));
}

/**
 * One path segment that decodes to `value`. Throws for a value that a URL would not keep as one
 * segment: with an empty value or `..`, the request would reach another endpoint.
 */
export function segment(name: string, value: unknown): string {
  const text = Object(value) === value ? "" : String(value ?? "");
  const expected = "a valid path segment";
  return /^\.{0,2}$|\p{Cc}/u.test(text)
    ? refuse(wrongInput(name, expected))
    : encoded(name, text, expected);
}

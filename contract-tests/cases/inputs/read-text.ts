import type { ParameterContract } from "../../contract/types.ts";

/** Whether a parameter takes comma-separated text. */
export function isList({ convert }: ParameterContract): boolean {
  return convert === "csv" || convert === "csv-text";
}

/** Whether callers give nothing with it: undefined, null, blank text, or a list of nothing. */
export function isAbsent(parameter: ParameterContract, given: unknown): boolean {
  if (given === undefined || given === null) return true;
  if (typeof given === "string" && given.trim() === "") return true;
  const read = isList(parameter) ? readText(parameter, given) : given;
  return isList(parameter) && Array.isArray(read) && read.length === 0;
}

/** The value that text of a caller stands for; what is no text stays as it is. */
export function readText(parameter: ParameterContract, given: unknown): unknown {
  if (isList(parameter)) return itemsOf(given);
  if (typeof given !== "string") return given;
  switch (parameter.type) {
    case "integer":
    case "number":
      return Number(given);
    case "boolean":
      return given.trim() === "true";
    case "json":
      return JSON.parse(given);
    case "string":
      return converted(parameter, given);
  }
}

function itemsOf(given: unknown): unknown {
  const items: unknown = typeof given === "string" ? given.split(",") : given;
  if (!Array.isArray(items)) return items;
  return items.map((item) => (typeof item === "string" ? item.trim() : item)).filter(Boolean);
}

function converted({ convert }: ParameterContract, text: string): string {
  switch (convert) {
    case "trim":
      return text.trim();
    case "lowercase":
      return text.toLowerCase();
    case "uppercase":
      return text.toUpperCase();
    default:
      return text;
  }
}

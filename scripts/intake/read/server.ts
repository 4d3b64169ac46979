import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { objectOf, textOf, textsOf } from "../data.ts";
import type { VendorServer, VendorVariable } from "../model.ts";

/** An address as the document has it. */
export function serverOf(value: Json): VendorServer {
  const { url, description, variables } = objectOf(value);
  const known = objectOf(variables);
  const names = [...textOf(url).matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  return {
    url: withScheme(textOf(url).trim()),
    description: textOf(description),
    variables: [...new Set(names)].map((name) => variableOf(name, objectOf(known[name]))),
  };
}

function variableOf(name: string, node: JsonSchema): VendorVariable {
  const fallback = node["default"];
  // Documents write ports and versions as numbers.
  const text = typeof fallback === "number" ? String(fallback) : textOf(fallback);
  return {
    name,
    description: textOf(node["description"]),
    fallback: typeof fallback === "string" || typeof fallback === "number" ? text : null,
    values: [...new Set(textsOf(node["enum"]))],
  };
}

/** Documents that leave the scheme out mean whatever they were read by. */
function withScheme(url: string): string {
  return url.startsWith("//") ? `https:${url}` : url;
}

/** An address with the defaults of its variables. */
export function withDefaults({ url, variables }: VendorServer): string {
  return filledPlace(url, (name) => variables.find((each) => each.name === name)?.fallback ?? null);
}

/** An address with values in the place of its variables; those that have none stay. */
export function filledPlace(url: string, valueOf: (name: string) => string | null): string {
  const filled = url.replace(/\{([^{}]+)\}/g, (whole, name: string) => valueOf(name) ?? whole);
  return withScheme(filled);
}

import type { Names, Place } from "./parameter-types.ts";

/** The words of a name, in lower case: a capital begins one, and capitals in a row are one. */
function words(name: string): readonly string[] {
  return name
    .replace(/([^A-Z_])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][^A-Z_])/g, "$1 $2")
    .toLowerCase()
    .split(/[ _]+/)
    .filter((word) => word !== "");
}

function capitalized(word: string): string {
  return word.replace(/^./, (first) => first.toUpperCase());
}

/** What a parameter is called on the wire by each rule. */
const wireNames: Readonly<Record<Names, (name: string) => string>> = {
  snake_case: (name) => words(name).join("_"),
  "kebab-case": (name) => words(name).join("-"),
  camelCase: (name) => words(name).reduce((begun, word) => begun + capitalized(word)),
  PascalCase: (name) => words(name).map(capitalized).join(""),
};

/** Where `query.name`, `headers.Name`, `body`, `body.a.b` or `none` leads. */
export function placeOf(to: string, where: string): Place {
  const [root = "", ...rest] = to.split(".");
  if (to === "none") return { in: "none" };
  if (root === "body") return { in: "body", path: rest };
  if (root === "variables" && rest.length > 0) return { in: "body", path: [root, ...rest] };
  if (rest.length > 0 && root === "query") return { in: root, name: rest.join(".") };
  if (rest.length > 0 && root === "headers") return { in: "header", name: rest.join(".") };
  throw new Error(`${where}: "${to}" must be query.name, headers.Name, body, body.a.b or none`);
}

/** Where a parameter goes that says nothing about it. */
export function usualPlace(
  name: string,
  method: string,
  path: string,
  variables: readonly string[] | null,
  names?: Names,
): Place {
  if (path.includes(`{${name}}`) || path.includes(`{${name}...}`)) return { in: "path", name };
  if (variables?.includes(name)) return { in: "body", path: ["variables", name] };
  if (variables) return { in: "none" };
  const hasBody = !["GET", "HEAD", "DELETE"].includes(method);
  const wire = names ? wireNames[names](name) : name;
  return hasBody ? { in: "body", path: [wire] } : { in: "query", name: wire };
}

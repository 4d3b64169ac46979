import type { Names, Place } from "./parameter-types.ts";
import { wireNames } from "./wire-names.ts";

/** Where `query.name`, `header.Name`, `body`, `body.a.b` or `none` leads. */
export function placeOf(to: string, where: string): Place {
  const [root = "", ...rest] = to.split(".");
  if (to === "none") return { in: "none" };
  if (root === "body") return { in: "body", path: rest };
  if (root === "variables" && rest.length > 0) return { in: "body", path: [root, ...rest] };
  if ((root === "query" || root === "header") && rest.length > 0) {
    return { in: root, name: rest.join(".") };
  }
  throw new Error(`${where}: "${to}" must be query.name, header.Name, body, body.a.b or none`);
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

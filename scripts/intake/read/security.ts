import type { Json, JsonSchema } from "../../language/ir/types.ts";
import type { Resolve, VendorOperation, VendorScheme } from "../model.ts";
import { listOf, objectOf, textOf, textsOf } from "./json.ts";
import { resolved } from "./pointer.ts";

/** The requirements of an operation, each with the schemes that it asks for together. */
export function securityOf(
  requirements: Json | undefined,
  document: JsonSchema,
  resolve: Resolve,
): VendorOperation["security"] {
  if (!Array.isArray(requirements)) return null;
  const known = objectOf(objectOf(document["components"])["securitySchemes"]);
  return listOf(requirements).map((requirement) =>
    Object.entries(objectOf(requirement)).map(([name, scopes]) => {
      const node = resolved(objectOf(known[name]), resolve);
      return {
        name,
        description: textOf(node["description"]),
        send: sendOf(node),
        isToken: ["http", "oauth2", "openIdConnect"].includes(textOf(node["type"])),
        scopes: textsOf(scopes),
      };
    }),
  );
}

function sendOf(node: JsonSchema): VendorScheme["send"] {
  const [type, place, name] = [node["type"], node["in"], textOf(node["name"])];
  if (type === "oauth2" || type === "openIdConnect") return authorization("Bearer ");
  if (type === "http") {
    const scheme = textOf(node["scheme"]).toLowerCase();
    if (scheme === "bearer") return authorization("Bearer ");
    return scheme === "basic" ? authorization("Basic ") : { kind: "other" };
  }
  if (type === "apiKey" && place === "query") return { kind: "query", name };
  if (type === "apiKey" && place === "header") return { kind: "header", name, prefix: "" };
  return { kind: "other" };
}

function authorization(prefix: string): VendorScheme["send"] {
  return { kind: "header", name: "Authorization", prefix };
}

import { upgrade } from "@scalar/openapi-upgrader";
import { jsonOf } from "../../language/ir/json.ts";
import type { JsonSchema } from "../../language/ir/types.ts";
import { InputError } from "../../system/input-error.ts";
import { fromDiscovery } from "./discovery.ts";
import { portable } from "./swagger.ts";

/** A description in any of the known formats as an OpenAPI 3.1 document. It may share parts with what is given. */
export function openApi(file: string, document: JsonSchema): JsonSchema {
  if (document["kind"] === "discovery#restDescription") return fromDiscovery(document);
  const version = document["openapi"] ?? document["swagger"];
  if (typeof version !== "string" || !/^(?:2\.0|3\.[0-2])(?:\.|$)/.test(version)) {
    throw new InputError(`${file} ${refusal(version)}; ${KNOWN}`);
  }
  try {
    const given = version.startsWith("2") ? portable(document) : { ...document };
    // The converter's types know members of the versions; we read what comes as data.
    return jsonOf(upgrade(given, "3.1"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InputError(`${file} cannot be read as OpenAPI ${version}: ${reason}`, {
      cause: error,
    });
  }
}

const KNOWN = "use an OpenAPI 3, Swagger 2.0 or Google Discovery document";

function refusal(version: JsonSchema[string] | undefined): string {
  if (version === undefined) return "is not a description of an API: it has no `openapi`";
  return `is of version ${JSON.stringify(version)}, which is not supported`;
}

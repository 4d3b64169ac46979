import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { isSchema } from "../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { unreadable } from "../../system/error.ts";
import { InputError } from "../../system/input-error.ts";
import type { Vendor } from "../model.ts";
import { openApi } from "./convert.ts";
import { withFiles } from "./elsewhere.ts";
import { refuseEndless } from "./extent.ts";
import { vendorOf } from "./vendor.ts";

/** The largest known description of an API has half of that. */
const MOST_MIB = 128;

/** A vendor's own description, and the document that it was read from. */
export interface VendorFile {
  readonly vendor: Vendor;
  /** In its own version, with the files that it names; of Google Discovery what is made of it. */
  readonly document: JsonSchema;
}

/** Reads a vendor's own description: OpenAPI 3, Swagger 2.0 or Google Discovery, as JSON or YAML. */
export function readVendor(path: string): Vendor {
  return readVendorFile(path).vendor;
}

/** The same with its document. */
export function readVendorFile(path: string): VendorFile {
  const file = basename(path);
  const text = readText(path);
  const own = parse(file, text);
  const document = ELSEWHERE.test(text)
    ? withFiles(path, own, (other) => parse(basename(other), readText(other)))
    : own;
  const converted = openApi(file, document);
  const isVersioned = "openapi" in document || "swagger" in document;
  return { vendor: vendorOf(file, converted), document: isVersioned ? document : converted };
}

/** A reference to another file, or an address: few documents have one, so most are not walked for it. */
const ELSEWHERE = /\$ref["']?\s*:\s*["']?[^\s"'#]/;

function readText(path: string): string {
  try {
    const { size } = statSync(path);
    if (size > MOST_MIB * 1024 * 1024)
      throw new InputError(
        `${path} is larger than ${MOST_MIB} MiB; leave out what you do not need`,
      );
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw unreadable(error, path);
  }
}

function parse(file: string, text: string): JsonSchema {
  const value = parseText(file, text);
  refuseEndless(file, value);
  if (isSchema(value)) return value;
  throw new InputError(`${file} does not hold an object; use a description of an API`);
}

/** Large documents are JSON, whose parser is a hundred times as fast. */
function parseText(file: string, text: string): Json {
  const isJson = /^\s*[[{]/.test(text);
  try {
    // What these parsers make is JSON: the schema of YAML knows no dates.
    return (isJson ? JSON.parse(text) : load(text, { schema: CORE_SCHEMA })) as Json;
  } catch (error) {
    // YAML within braces.
    if (isJson && /\.ya?ml$/i.test(file)) return parseText(file, `---\n${text}`);
    const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new InputError(`${file} is not valid ${isJson ? "JSON" : "YAML"}: ${reason}`, {
      cause: error,
    });
  }
}

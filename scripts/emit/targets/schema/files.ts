import type { SchemaObject } from "openapi-typescript";
import type TypeScript from "typescript";
import { loadTypeScript } from "../../../system/typescript.ts";

const ts = loadTypeScript();

/** Bytes are no text: what a document calls `binary` is a Blob. */
export function fileType({ format }: SchemaObject): TypeScript.TypeNode | undefined {
  return format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined;
}

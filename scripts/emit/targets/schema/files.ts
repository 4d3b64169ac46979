import type { SchemaObject } from "openapi-typescript";
import ts from "typescript";

/** Bytes are no text: what a document calls `binary` is a Blob. */
export function fileType({ format }: SchemaObject): ts.TypeNode | undefined {
  return format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined;
}

import { printable } from "../../../packages/workflow/src/diagnostics/excerpt.ts";
import { nameOf, requestOf } from "../draft/names.ts";
import { InputError } from "../../system/input-error.ts";
import { isGraphqlSchema } from "../graphql/read.ts";
import { readVendor } from "../read/file.ts";

/** Prints the operations of a document: the vendor's id, method and path, and what it says of them. */
export function list(file: string, { stdout }: Pick<NodeJS.Process, "stdout">): number {
  if (isGraphqlSchema(file))
    throw new InputError(
      "a GraphQL schema lists no operations; write them: --operations FILE.graphql",
    );
  const rows = readVendor(file).operations.map((operation) => {
    const { id, summary, deprecated } = operation;
    const request = id === null ? "" : `  ${requestOf(operation)}`;
    const remark = deprecated ? "  (deprecated)" : "";
    return printable(`${nameOf(operation)}${request}${summary && `  ${summary}`}${remark}`);
  });
  stdout.write(rows.map((row) => `${row}\n`).join(""));
  return 0;
}

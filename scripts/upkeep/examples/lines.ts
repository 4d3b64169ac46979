import type { ExampleManifest } from "./manifests.ts";
import { indentOf, spokenLines } from "./manifests.ts";

/** What an operation costs its author. */
export interface OperationSize {
  readonly id: string;
  /** Lines without examples and comments, and its share of the schemas: their lines over all operations. */
  readonly lines: number;
  /** The same with its first example. */
  readonly withExample: number;
  /** Bytes of those lines, with line ends and with its share of the schemas; examples are left out. */
  readonly bytes: number;
}

interface Counted {
  lines: number;
  example: number;
  bytes: number;
}

/** The operations of a manifest, in its order. */
export function operationSizes({ text }: ExampleManifest): readonly OperationSize[] {
  const schemas: Counted = { lines: 0, example: 0, bytes: 0 };
  const operations = new Map<string, Counted>();
  let [top, operation, member, examples] = ["", "", "", 0];
  for (const line of spokenLines(text)) {
    const indent = indentOf(line);
    const name = line.trim().replace(/:.*$/, "");
    if (indent === 0) top = name;
    else if (top === "schemas") count(schemas, line);
    else if (top === "operations") {
      if (indent === 2) {
        [operation, member, examples] = [name, "", 0];
        operations.set(operation, { lines: 0, example: 0, bytes: 0 });
      } else if (indent === 4) member = name;
      else if (indent === 6 && member === "examples") examples++;
      const counted = operations.get(operation);
      if (counted === undefined) continue;
      if (member !== "examples") count(counted, line);
      else if (examples <= 1) counted.example++;
    }
  }
  const share = (total: number) => total / operations.size;
  return Array.from(operations, ([id, { lines, example, bytes }]) => ({
    id,
    lines: lines + share(schemas.lines),
    withExample: lines + example + share(schemas.lines),
    bytes: bytes + share(schemas.bytes),
  }));
}

function count(counted: Counted, line: string): void {
  counted.lines++;
  counted.bytes += Buffer.byteLength(line) + 1;
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { JsonSchema, Provider } from "../../language/ir/types.ts";
import { draft } from "../import/draft.ts";
import { readVendorFile } from "../read/file.ts";
import type { Drafted } from "./notes.ts";

/** A document, and what is drafted of it. */
export interface DraftedDocument {
  readonly document: JsonSchema;
  readonly provider: Provider;
  readonly drafted: Drafted;
}

const data = join(import.meta.dirname, "../testdata");

/** Documents of vendors among the data of tests. */
export const documents: readonly string[] = [
  ...["docks", "moors", "ships", "tables", "yards"].map((name) => `access/${name}.yaml`),
  "bodies/vendor.yaml",
  ...["books.json", "docker.yaml", "github.json"].map((name) => `documents/${name}`),
  ...["drift", "drift-access", "drift-written", "whole"].map((name) => `${name}/vendor.yaml`),
  ...readdirSync(join(data, "vendors"))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `vendors/${name}`)
    .toSorted(),
];

/** Drafts all operations of a document. */
export function draftedOf(name: string): DraftedDocument {
  const { vendor, document } = readVendorFile(join(data, name));
  const { lowered, ids, remarks } = draft("demo", vendor, vendor.operations, "specs/demo.yaml");
  if (lowered === null) throw new Error(`nothing is drafted of ${name}`);
  const operations = [...ids].map(([{ pointer }, id]) => ({ pointer, id }));
  return { document, provider: lowered, drafted: { operations, remarks } };
}

import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { newFolder } from "../../tests/kit/folder.ts";
import { readContract } from "../contract/read.ts";
import type { WrittenManifest } from "../contract/written-types.ts";
import { documentedProviders } from "./read.ts";

const folder = new URL("kinds/", import.meta.url);

export const kinds: readonly string[] = readdirSync(folder);

/** Each file has a manifest, what is documented of its provider, and of its operations by id. */
export function kindOf(file: string) {
  const [manifest = "", provider = "", operations = ""] = readFileSync(
    new URL(file, folder),
    "utf8",
  ).split("---\n");
  const own = Object.entries<unknown>(parse(operations)).map(([id, each]) => [
    `kinds/${id}.yaml`,
    JSON.stringify(each),
  ]);
  const docs = newFolder({ "kinds/provider.yaml": provider, ...Object.fromEntries(own) });
  const [documented] = documentedProviders(docs);
  if (!documented) throw new Error(`${file} documents nothing`);
  const path = "specs/kinds.yaml";
  const written: WrittenManifest = parse(manifest);
  return {
    documented,
    manifest: { manifest: written, path },
    contract: readContract(written, path),
  };
}

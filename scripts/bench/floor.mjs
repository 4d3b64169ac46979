// The floor that the generator is measured against: openapi-typescript alone, in one process, on
// every OpenAPI document below the folder given first; types go to the folder given second.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const [documents = "", out = ""] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const entry of readdirSync(documents, { withFileTypes: true })) {
  if (!entry.isDirectory() || entry.name === "runtime") continue;
  const source = pathToFileURL(resolve(documents, entry.name, "openapi.yaml"));
  writeFileSync(join(out, `${entry.name}.ts`), astToString(await openapiTS(source)));
}
